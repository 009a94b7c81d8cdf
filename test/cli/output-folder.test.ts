// What happens to the output folder: swapped as a whole, kept where a build fails, never taken from anybody else.
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { contentsOf, diskSite, pageText, snapshotOf } from '../support/disk-site.ts';
import type { DiskSite } from '../support/disk-site.ts';
import { runXdocs, startXdocs } from '../support/run-xdocs.ts';

const counter = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Rented {count}</button>;
}
`;

let site: DiskSite;
beforeEach(() => {
  site = diskSite({
    'content/index.md': pageText('Velo', '{{"demo": "Counter.tsx"}}'),
    'content/bells.md': pageText('Bells', '## Tones\n\nHigh and low.\n\n```ts\nconst tone = 440;\n```'),
    'content/Counter.tsx': counter,
    'public/static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
});
afterEach(() => site.remove());

const run = (...args: string[]) => runXdocs(args, { cwd: site.root });
const besideOutput = () => readdirSync(site.root).filter((name) => name.startsWith('build') && name !== 'build');

it('is the same, byte for byte, with and without a cache, however often it is made', async () => {
  expect((await run('build', '--no-cache', '--out', 'cold')).code).toBe(0);
  await run('build', '--out', 'first');
  await run('build', '--out', 'warm');
  await run('build', '--clean', '--out', 'clean');
  const cold = contentsOf(site.path('cold'));
  expect(Object.keys(cold)).toContain('bells/index.html');
  for (const other of ['first', 'warm', 'clean']) expect(contentsOf(site.path(other)), other).toEqual(cold);
  for (const text of Object.values(cold))
    expect(Buffer.from(text, 'base64').toString('latin1')).not.toContain(site.root);
});

it('links files that have not changed from the last output, and writes the others', async () => {
  await run('build');
  const before = snapshotOf(site.path('build'));
  site.write({ 'content/bells.md': pageText('Bells', 'One tone.') });
  await run('build');
  const after = snapshotOf(site.path('build'));
  const same = [...after].filter(([path, { inode }]) => before.get(path)?.inode === inode).map(([path]) => path);
  expect(same).toContain('index.html');
  expect(same).toContain('static/logo.svg');
  expect(same.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(same).not.toContain('bells/index.html');
  expect(Buffer.from(after.get('bells/index.html')!.content, 'base64').toString()).toContain('One tone.');
});

it('loses a page with its source', async () => {
  await run('build');
  renameSync(site.path('content/bells.md'), site.path('content/horns.md'));
  await run('build');
  expect(existsSync(site.path('build/bells'))).toBe(false);
  expect(existsSync(site.path('build/horns/index.html'))).toBe(true);
});

describe('the last good output stays whole', () => {
  it('where the config is wrong', async () => {
    await run('build');
    const before = snapshotOf(site.path('build'));
    site.write({ 'xdocs.config.ts': 'export default { nam: "Velo" };\n' });
    for (const flags of [[], ['--clean']]) {
      expect((await run('build', ...flags)).code).toBe(2);
      expect(snapshotOf(site.path('build'))).toEqual(before);
    }
    expect(besideOutput()).toEqual([]);
  });

  it.each(['main', 'writing'])(
    'where the build is killed while its %s thread writes; the next one clears away',
    async (thread) => {
      await run('build');
      const before = snapshotOf(site.path('build'));
      site.write(
        Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`public/photos/${index}.txt`, `Bike ${index}`])),
      );
      // Some of the files are there: whoever looks from outside may come too late.
      site.write({
        'kill.mjs': `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';
const { writeFileSync } = fs;
let left = 200;
if (isMainThread === ${thread === 'main'})
  fs.writeFileSync = (path, ...args) =>
    !String(path).includes('photos') || left-- > 0 ? writeFileSync(path, ...args) : process.kill(process.pid, 'SIGKILL');
syncBuiltinESMExports();
`,
        'killed.mjs': `import './kill.mjs';
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';
const { Worker } = threads;
const execArgv = ['--import', new URL('kill.mjs', import.meta.url).href];
threads.Worker = class extends Worker {
  constructor(script, options) {
    super(script, { ...options, execArgv });
  }
};
syncBuiltinESMExports();
await import(${JSON.stringify(pathToFileURL(join(inject('workFolder'), 'xdocs', 'bin', 'xdocs.js')).href)});
`,
      });
      const { ended } = startXdocs(['build', '--workers', '1'], { cwd: site.root, script: site.path('killed.mjs') });
      expect((await ended).code).toBeNull();
      expect(snapshotOf(site.path('build'))).toEqual(before);
      expect(besideOutput()).toHaveLength(1);
      expect((await run('build')).code).toBe(0);
      expect(besideOutput()).toEqual([]);
      expect(site.read('build/photos/1499.txt')).toBe('Bike 1499');
    },
  );
});

describe('a folder that xdocs did not make', () => {
  it.each([[['build']], [['build', '--clean']]])('is left alone by %j', async (args) => {
    site.write({ 'build/thesis.txt': 'My only copy.', 'build/index.html': 'Mine.' });
    const { code, stderr } = await run(...args);
    expect(stderr).toMatch(/build is not empty and was not made by xdocs/);
    expect(code).toBe(2);
    expect(readdirSync(site.path('build')).sort()).toEqual(['index.html', 'thesis.txt']);
    expect(site.read('build/thesis.txt')).toBe('My only copy.');
    expect(besideOutput()).toEqual([]);
  });

  it('is refused where it is a file', async () => {
    site.write({ build: 'A file.' });
    const { code, stderr } = await run('build');
    expect(stderr).toContain('is a file');
    expect(code).toBe(2);
    expect(site.read('build')).toBe('A file.');
  });

  it.each(['content', '.', 'content/made', 'public'])(
    'is refused where it would take the place of sources: --out %s',
    async (out) => {
      for (const flags of [[], ['--clean']]) {
        const { code, stderr } = await run('build', '--out', out, ...flags);
        expect(stderr).toMatch(/Name another folder/);
        expect(code).toBe(2);
      }
      expect(site.read('content/Counter.tsx')).toBe(counter);
      expect(existsSync(site.path('content/made'))).toBe(false);
    },
  );

  it.each(['c/out', 'c', 'p/out', 'way/content'])('is refused where a link leads to sources: --out %s', async (out) => {
    symlinkSync('content', site.path('c'));
    symlinkSync('public', site.path('p'));
    symlinkSync('.', site.path('way'));
    for (const flags of [[], ['--clean']]) {
      const { code, stderr } = await run('build', '--out', out, ...flags);
      expect(stderr).toMatch(/Name another folder/);
      expect(code).toBe(2);
    }
    expect(site.read('content/Counter.tsx')).toBe(counter);
    expect([existsSync(site.path('content/out')), existsSync(site.path('public/out'))]).toEqual([false, false]);
  });

  it('is taken where it is empty', async () => {
    const { code } = await run('build', '--out', 'fresh');
    expect(code).toBe(0);
    expect(existsSync(site.path('fresh/index.html'))).toBe(true);
  });
});

describe('an output folder that is a link', () => {
  it('stays one, and what it leads to is replaced as a whole', async () => {
    mkdirSync(site.path('www'));
    symlinkSync('www', site.path('lnk'));
    for (const flags of [[], [], ['--clean']]) {
      expect((await run('build', '--out', 'lnk', ...flags)).code).toBe(0);
      expect(lstatSync(site.path('lnk')).isSymbolicLink()).toBe(true);
      expect(site.read('www/bells/index.html')).toContain('Bells');
    }
    expect(readdirSync(site.root).filter((name) => /^(?:www|lnk)./.test(name))).toEqual([]);
  });

  it('may lead to what is still to be made', async () => {
    symlinkSync('later/www', site.path('lnk'));
    expect((await run('build', '--out', 'lnk')).code).toBe(0);
    expect(lstatSync(site.path('lnk')).isSymbolicLink()).toBe(true);
    expect(site.read('later/www/bells/index.html')).toContain('Bells');
  });
});
