// A worker thread that waits for its next task, and ends when nobody has one.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWorker } from '../../src/api/run-worker.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-worker-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('is given no task once its time is over, though it has not ended yet', async () => {
  const script = join(folder, 'echo.mjs');
  writeFileSync(
    script,
    "import { parentPort, threadId } from 'node:worker_threads';\n" +
      "parentPort.on('message', ({ data }) => parentPort.postMessage({ result: data + ' ' + threadId }));\n",
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = await runWorker<string>(script, 'bell', { keep: true });
  expect(first).toMatch(/^bell \d+$/);
  // As long as it waits, it is the same one.
  expect(await runWorker<string>(script, 'bell', { keep: true })).toBe(first);
  vi.advanceTimersByTime(60_000);
  const next = await runWorker<string>(script, 'bell', { keep: true });
  expect(next).toMatch(/^bell \d+$/);
  expect(next).not.toBe(first);
  vi.advanceTimersByTime(60_000);
});
