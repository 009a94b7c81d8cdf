// A folder of the content that may not be listed, and a file that cannot be opened as too many are. Whoever runs the tests
// may list and open all of them, so that the refusals are made ones.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fileSnapshot } from '../../src/disk/file-snapshot.ts';
import { readSources } from '../../src/disk/read-sources.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readdirSync = (path: string, options: { withFileTypes: true }) => {
    if (path.endsWith('secret'))
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'scandir' });
    return fs.readdirSync(path, options);
  };
  const readFileSync = (path: string) => {
    if (path.endsWith('one-too-many.ts'))
      throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    return fs.readFileSync(path);
  };
  return { ...fs, readdirSync, readFileSync };
});

it('is a problem that names it, and takes no other folder with it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'xdocs-sources-'));
  for (const name of ['open', 'secret']) {
    mkdirSync(join(root, 'content', name), { recursive: true });
    writeFileSync(join(root, 'content', name, 'bells.md'), '# Bells');
  }
  const { sources, problems } = await readSources(root, [join(root, 'content')]);
  rmSync(root, { recursive: true });
  expect(sources.map(({ path }) => path)).toEqual(['content/open/bells.md']);
  expect(problems).toEqual([
    {
      rule: 'source-unreadable',
      severity: 'error',
      file: 'content/secret',
      reason: 'it is a folder that cannot be listed (EACCES)',
    },
  ]);
});

it('is no missing file, which records would remember', () => {
  expect(() => fileSnapshot('/site').readFile('one-too-many.ts')).toThrow('EMFILE');
  expect(fileSnapshot('/site').readFile('none.ts')).toBeUndefined();
});
