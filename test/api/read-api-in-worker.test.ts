// Reading off the main thread: a compiled script runs in a worker, and the answer is that of reading in place.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    expect(fromThread[0]!.apis.map(({ name }) => name)).toEqual(['Bell']);
    expect(fromThread).toEqual(await readApiInWorker(options, { script: undefined }));
  }, 60_000);

  it('reads again what has changed, in the thread that it keeps', async () => {
    const script = join(compiled, 'api-worker.js');
    const file = join(library.root, 'node_modules/@bikes/kit/index.d.ts');
    const options = { root: library.root, products: [library.product], base: '' };
    const before = readFileSync(file, 'utf8');
    const first = await readApiInWorker(options, { script, keep: true });
    writeFileSync(file, before.replace('Its tone.', 'How high it is.'));
    const second = await readApiInWorker(options, { script, keep: true });
    expect(JSON.stringify(second)).toContain('How high it is.');
    // What a kept thread has loaded does not show in what it says.
    expect(second).toEqual(await readApiInWorker(options, { script }));
    writeFileSync(file, before);
    expect(await readApiInWorker(options, { script, keep: true })).toEqual(first);
  }, 60_000);

  it('goes on with a new thread after one that was ended while it read', async () => {
    const script = join(compiled, 'api-worker.js');
    const options = { root: library.root, products: [library.product], base: '' };
    const ending = new AbortController();
    const read = readApiInWorker(options, { script, keep: true, signal: ending.signal });
    ending.abort(new Error('enough'));
    await expect(read).rejects.toThrow('enough');
    expect((await readApiInWorker(options, { script, keep: true }))[0]!.apis).toHaveLength(1);
  }, 60_000);

  it('stops when it is told to', async () => {
    const options = { root: library.root, products: [library.product], base: '' };
    for (const script of [undefined, join(compiled, 'api-worker.js')])
      await expect(
        readApiInWorker(options, { script, signal: AbortSignal.abort(new Error('enough')) }),
      ).rejects.toThrow('enough');
  });
});
