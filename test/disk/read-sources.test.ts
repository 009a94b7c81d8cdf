// Content files on a real disk: which are found, and what is said of those that are no text.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash, readSources } from '../../src/disk/read-sources.ts';
import { XdocsError } from '../../src/model/problem.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'xdocs-sources-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string | Uint8Array = 'x'): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
const read = (...folders: string[]) =>
  readSources(
    join(root, 'site'),
    (folders.length > 0 ? folders : ['site/content']).map((folder) => join(root, folder)),
  );

describe('MDX', () => {
  it('is told once, however much of it there is', async () => {
    for (const path of ['b.mdx', 'a/a.mdx', 'c.md', 'node_modules/x/x.mdx']) write(`site/content/${path}`);
    const { sources, problems } = await read();
    expect(sources.map(({ path }) => path)).toEqual(['content/c.md']);
    expect(problems).toEqual([{ rule: 'source-mdx', severity: 'warning', file: 'content/a/a.mdx', others: 1 }]);
  });
});

describe('content files', () => {
  it('are the Markdown below the root, in a stable order, with text and hash', async () => {
    for (const path of [
      'b.md',
      'a/a.md',
      'a/Demo.tsx',
      'Z.md',
      'node_modules/x/readme.md',
      '.hidden/x.md',
      'a/.draft.md',
    ])
      write(`site/content/${path}`, path);
    const { sources, problems } = await read();
    expect(problems).toEqual([]);
    expect(sources.map(({ path, contentPath, text }) => [path, contentPath, text()])).toEqual([
      ['content/Z.md', 'Z.md', 'Z.md'],
      ['content/a/a.md', 'a/a.md', 'a/a.md'],
      ['content/b.md', 'b.md', 'b.md'],
    ]);
    expect(sources[0]!.hash()).toBe(contentHash('Z.md'));
  });

  it('may lie in several roots, outside the project, too', async () => {
    write('site/content/a.md');
    write('elsewhere/b.md');
    const { sources } = await read('site/content', 'elsewhere');
    expect(sources.map(({ path, contentPath }) => [path, contentPath])).toEqual([
      ['content/a.md', 'a.md'],
      ['../elsewhere/b.md', 'b.md'],
    ]);
  });

  it('are told to be missing with their root, which may have gone since the config was read', async () => {
    await expect(read('site/none')).rejects.toThrow(XdocsError);
    await expect(read('site/none')).rejects.toThrow(/^The content folder .*site\/none cannot be read: ENOENT/);
  });

  it('may have any name', async () => {
    write('site/content/Größe und 自行车.md', 'é');
    const [source] = (await read()).sources;
    expect([source!.path, source!.text()]).toEqual(['content/Größe und 自行车.md', 'é']);
  });
});

describe('a file that is not UTF-8', () => {
  it.each<[string, number[], object]>([
    ['in the first line', [0x61, 0xff, 0x62], { byte: 1, line: 1, column: 2 }],
    [
      'further down, after characters of several bytes',
      [...Buffer.from('# Größe\n\nüé'), 0xe4, 0x20],
      { byte: 15, line: 3, column: 3 },
    ],
    ['cut within a character', [...Buffer.from('abc'), 0xe2, 0x82], { byte: 3, line: 1, column: 4 }],
  ])('%s is a problem at its first bad byte, and takes nothing else with it', async (_, bytes, place) => {
    write('site/content/bad.md', Uint8Array.from(bytes));
    write('site/content/good.md');
    const { sources, unreadable } = await read();
    expect(sources.map(({ path }) => path)).toEqual(['content/good.md']);
    expect(unreadable).toEqual([
      {
        path: 'content/bad.md',
        contentPath: 'bad.md',
        problem: expect.objectContaining({
          rule: 'source-not-utf8',
          severity: 'error',
          file: 'content/bad.md',
          ...place,
        }) as object,
      },
    ]);
  });
});

describe('symbolic links', () => {
  it('to a folder above are a problem, and their content is read once', async () => {
    write('site/content/a/a.md');
    symlinkSync('..', join(root, 'site/content/a/loop'));
    const { sources, problems } = await read();
    expect(sources.map(({ path }) => path)).toEqual(['content/a/a.md']);
    expect(problems).toEqual([
      { rule: 'source-symlink-loop', severity: 'error', file: 'content/a/loop', target: 'content' },
    ]);
  });

  it('that lead to each other end', async () => {
    write('site/content/a/a.md');
    write('site/content/b/b.md');
    symlinkSync('../b', join(root, 'site/content/a/to-b'));
    symlinkSync('../a', join(root, 'site/content/b/to-a'));
    const { sources, problems } = await read();
    expect(sources.length).toBeLessThan(8);
    expect(problems.every(({ rule }) => rule === 'source-symlink-loop')).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
  });

  it('to themselves are a problem', async () => {
    write('site/content/a.md');
    symlinkSync('self.md', join(root, 'site/content/self.md'));
    expect((await read()).problems.map(({ rule, file }) => [rule, file])).toEqual([
      ['source-symlink-loop', 'content/self.md'],
    ]);
  });

  it('that lead nowhere are a problem', async () => {
    write('site/content/a.md');
    symlinkSync('none', join(root, 'site/content/dead'));
    expect((await read()).problems).toEqual([
      { rule: 'source-unreadable', severity: 'error', file: 'content/dead', reason: 'the link leads nowhere' },
    ]);
  });

  it('to files and folders elsewhere are followed', async () => {
    write('shared/c.md', 'C');
    write('shared/folder/d.md', 'D');
    write('site/content/a.md');
    symlinkSync(join(root, 'shared/c.md'), join(root, 'site/content/c.md'));
    symlinkSync(join(root, 'shared/folder'), join(root, 'site/content/linked'));
    const { sources, problems } = await read();
    expect(problems).toEqual([]);
    expect(sources.map(({ path, text }) => [path, text()])).toEqual([
      ['content/a.md', 'x'],
      ['content/c.md', 'C'],
      ['content/linked/d.md', 'D'],
    ]);
  });
});

describe('a file that may not be read', () => {
  it.skipIf(process.getuid?.() === 0)('is a problem', async () => {
    write('site/content/secret.md');
    chmodSync(join(root, 'site/content/secret.md'), 0);
    expect((await read()).unreadable.map(({ problem }) => problem.rule)).toEqual(['source-unreadable']);
  });
});
