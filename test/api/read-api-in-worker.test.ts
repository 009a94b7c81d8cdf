// Reading off the main thread: a compiled script runs in a worker, and the answer is that of reading in place.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readApiInWorker } from '../../src/api/read-api-in-worker.ts';
import { smallLibrary } from './small-library.ts';
import type { SmallLibrary } from './small-library.ts';

let library: SmallLibrary;
let compiled: string;

beforeAll(async () => {
  library = smallLibrary(
    {
      '@bikes/kit/index.d.ts': `import * as React from 'react'; export declare function Bell(props: { /** Its tone. */ tone: string }): React.JSX.Element;`,
    },
    { packages: ['@bikes/kit'] },
  );
  compiled = mkdtempSync(join(process.cwd(), 'node_modules', '.xdocs-test', 'worker-'));
  await build({
    entryPoints: ['src/api/api-worker.ts'],
    outdir: compiled,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
});

afterAll(() => {
  library.remove();
  rmSync(compiled, { recursive: true, force: true });
});

describe('readApiInWorker', () => {
  it('gives the same answer from a thread as in place', async () => {
    const options = { root: library.root, products: [library.product], base: '' };
    const fromThread = await readApiInWorker(options, { script: join(compiled, 'api-worker.js') });
    expect(fromThread.apis.map(({ name }) => name)).toEqual(['Bell']);
    expect(fromThread).toEqual(await readApiInWorker(options, { script: undefined }));
  }, 60_000);

  it('stops when it is told to', async () => {
    const options = { root: library.root, products: [library.product], base: '' };
    for (const script of [undefined, join(compiled, 'api-worker.js')])
      await expect(
        readApiInWorker(options, { script, signal: AbortSignal.abort(new Error('enough')) }),
      ).rejects.toThrow('enough');
  });
});
