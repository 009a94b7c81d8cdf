// Last-updated dates against real repositories: what `git log -1` says of each file, from one walk.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readGitDates, type CommitTimes } from '../../src/disk/git-dates.ts';
import { openRecordStore, type RecordStore } from '../../src/disk/record-store.ts';
import { gitIn } from '../support/git-in.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A repository in a folder of its own, whose commits are an hour apart. */
function repository() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'xdocs-git-')));
  folders.push(root);
  let clock = 1_700_000_000;
  const git = (...parameters: string[]) => gitIn({ folder: root, time: `${clock} +0200` }, ...parameters);
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  };
  const commit = (files: Readonly<Record<string, string>>, message = 'More') => {
    clock += 3600;
    write(files);
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', message);
    return clock;
  };
  /** Merges a branch without asking whether its changes fit; `files` are what the merge makes of them. */
  const merge = (branch: string, files: Readonly<Record<string, string>> = {}, strategy = 'ort') => {
    clock += 3600;
    try {
      git('merge', '--quiet', '--no-ff', '--no-commit', '--strategy', strategy, branch);
    } catch {
      // A conflict, which the files solve.
    }
    write(files);
    git('add', '--all');
    git('commit', '--quiet', '--message', `Merge ${branch}`);
    return clock;
  };
  git('init', '--quiet', '--initial-branch', 'main');
  const read = (
    roots: readonly string[] = ['content'],
    store: RecordStore<CommitTimes> = openRecordStore<CommitTimes>(undefined, 'dates', '1'),
  ) =>
    readGitDates(
      root,
      roots.map((folder) => join(root, folder)),
      store,
    );
  const dates = async (...roots: string[]) =>
    Object.fromEntries((await read(roots.length > 0 ? roots : undefined)).times);
  return { root, git, write, commit, merge, read, dates };
}

const lines = (count: number, changed?: number) =>
  Array.from({ length: count }, (_, line) => (line === changed ? `changed ${line}` : `line ${line}`)).join('\n');

describe('the date of a page', () => {
  it('is that of the last commit that touched it', async () => {
    const { commit, dates } = repository();
    const tour = { 'content/tour/page.tsx': 'A page.', 'content/tour/homepage.tsx': 'None.' };
    const first = commit({ 'content/a.md': 'A', 'content/guides/b c.md': 'B', 'content/größe "1".md': 'C', ...tour });
    const second = commit({ 'content/guides/b c.md': 'B2' });
    commit({ 'README.md': 'Not a page' });
    commit({});
    expect(await dates()).toEqual({
      'content/a.md': first,
      'content/guides/b c.md': second,
      'content/größe "1".md': first,
      'content/tour/page.tsx': first,
    });
  });

  it('is that of the rename for a page that moved', async () => {
    const { root, commit, dates } = repository();
    commit({ 'content/old.md': lines(20) });
    renameSync(join(root, 'content/old.md'), join(root, 'content/new.md'));
    const moved = commit({});
    expect(await dates()).toEqual({ 'content/new.md': moved });
  });

  it('is not taken from a message that looks like a log', async () => {
    const { commit, dates } = repository();
    const first = commit({ 'content/a.md': 'A' });
    commit({ 'content/b.md': 'B' }, `Odd\n\ncommit ${'a'.repeat(40)}\ncommitter X <x> 1 +0000\n\ncontent/a.md`);
    expect((await dates())['content/a.md']).toBe(first);
  });

  it('comes back when a deleted page does', async () => {
    const { root, commit, dates } = repository();
    commit({ 'content/a.md': 'A', 'content/b.md': 'B' });
    rmSync(join(root, 'content/a.md'));
    commit({});
    const again = commit({ 'content/a.md': 'A' });
    expect((await dates())['content/a.md']).toBe(again);
  });
});

describe('a merge', () => {
  it('gives each page the commit of the branch that changed it', async () => {
    const { git, commit, merge, dates } = repository();
    commit({ 'content/a.md': 'A', 'content/b.md': 'B' });
    git('checkout', '--quiet', '-b', 'side');
    const side = commit({ 'content/a.md': 'A2' });
    git('checkout', '--quiet', 'main');
    const main = commit({ 'content/b.md': 'B2' });
    merge('side');
    expect(await dates()).toEqual({ 'content/a.md': side, 'content/b.md': main });
  });

  it('is itself the last change where it joined two changes of one page', async () => {
    const { git, commit, merge, dates } = repository();
    commit({ 'content/a.md': lines(30) });
    git('checkout', '--quiet', '-b', 'side');
    commit({ 'content/a.md': lines(30, 2) });
    git('checkout', '--quiet', 'main');
    commit({ 'content/a.md': lines(30, 27) });
    const merged = merge('side');
    expect(await dates()).toEqual({ 'content/a.md': merged });
  });

  it('counts no change that it dropped', async () => {
    const { git, commit, merge, dates } = repository();
    const first = commit({ 'content/a.md': 'A' });
    git('checkout', '--quiet', '-b', 'side');
    commit({ 'content/a.md': 'A2' });
    git('checkout', '--quiet', 'main');
    commit({ 'other.txt': '' });
    merge('side', {}, 'ours');
    expect(await dates()).toEqual({ 'content/a.md': first });
  });

  it('agrees with git log about every page of a tangled history', async () => {
    const { root, git, dates } = repository();
    const pages = Array.from({ length: 40 }, (_, index) => `content/p${index}.md`);
    execFileSync('git', ['-C', root, 'fast-import', '--quiet'], { input: tangledHistory(pages, 300) });
    git('reset', '--quiet', '--hard', 'main');
    const expected = Object.fromEntries(
      pages.map((path) => [path, Number(git('log', '-1', '--format=%ct', '--', path))]),
    );
    expect(new Set(Object.values(expected)).size).toBeGreaterThan(15);
    expect(git('rev-list', '--merges', '--count', 'HEAD')).toMatch(/^\d{2,}$/);
    expect(await dates()).toEqual(expected);
  });
});

/** A history of commits with up to three parents, whose merges take some pages from each side and change others. */
function tangledHistory(pages: readonly string[], count: number): string {
  let seed = 7;
  const next = (bound: number) => (seed = (seed * 48271) % 2147483647) % bound;
  const trees = [new Map(pages.map((path) => [path, 0]))];
  const commits = ['commit refs/heads/main\nmark :1\ncommitter Ada <ada@velo.example> 1700000000 +0000\ndata 0\n'];
  for (let index = 1; index < count; index++) {
    const parents = [
      ...new Set([index - 1, ...Array.from({ length: next(3) }, () => Math.max(0, index - 1 - next(8)))]),
    ].sort(() => next(2) - 0.5);
    if (index === count - 1 || !parents.includes(index - 1)) parents.push(index - 1);
    const lineage = [...new Set(parents)];
    const tree = new Map(trees[lineage[0]!]);
    for (const parent of lineage.slice(1))
      for (const path of pages) if (next(3) === 0) tree.set(path, trees[parent]!.get(path)!);
    if (next(4) === 0) tree.set(pages[next(pages.length)]!, index);
    trees.push(tree);
    // Clocks differ: some parents are younger than their children.
    const time = 1_700_000_000 + index * 60 + (next(10) === 0 ? -86_400 : 0);
    commits.push(
      `commit refs/heads/main\nmark :${index + 1}\ncommitter Ada <ada@velo.example> ${time} +0000\ndata 0\nfrom :${lineage[0]! + 1}\n${lineage
        .slice(1)
        .map((parent) => `merge :${parent + 1}\n`)
        .join('')}`,
    );
  }
  const contents = (tree: ReadonlyMap<string, number>) =>
    [...tree]
      .map(([path, version]) => `M 100644 inline ${path}\ndata ${String(version).length}\n${version}\n`)
      .join('');
  return commits.map((commit, index) => `${commit}deleteall\n${contents(trees[index]!)}\n`).join('');
}

describe('a page without a date', () => {
  it('has changes that are not committed, staged ones and new files included', async () => {
    const { git, commit, write, dates } = repository();
    const first = commit({ 'content/a.md': 'A', 'content/b.md': 'B', 'content/c.md': 'C', 'content/d.md': 'D' });
    write({ 'content/b.md': 'B2', 'content/c.md': 'C2', 'content/new.md': 'New' });
    git('add', 'content/c.md');
    git('rm', '--cached', '--quiet', 'content/d.md');
    expect(await dates()).toEqual({ 'content/a.md': first });
  });

  it('is one that git was told not to look at', async () => {
    const { git, commit, write, dates } = repository();
    commit({ 'content/a.md': 'A' });
    git('update-index', '--assume-unchanged', 'content/a.md');
    write({ 'content/a.md': 'A2' });
    expect(await dates()).toEqual({});
  });

  it('is a link to a text elsewhere', async () => {
    const { root, commit, dates } = repository();
    mkdirSync(join(root, 'content'));
    symlinkSync('../text.md', join(root, 'content/a.md'));
    commit({ 'text.md': 'Text' });
    expect(await dates()).toEqual({});
  });

  it('lies in no repository, or in one without a commit', async () => {
    const { root, git, write, read } = repository();
    write({ 'content/a.md': 'A' });
    expect(await read()).toEqual({ times: new Map(), problems: [] });
    rmSync(join(root, '.git'), { recursive: true });
    expect(() => git('status')).toThrow();
    expect(await read()).toEqual({ times: new Map(), problems: [] });
  });

  it('lies in a shallow clone, which one warning tells for all content roots', async () => {
    const { root, commit, git } = repository();
    commit({ 'content/a.md': 'A', 'more/b.md': 'B' });
    commit({ 'content/a.md': 'A2' });
    const clone = `${root}-clone`;
    folders.push(clone);
    git('clone', '--quiet', '--depth', '1', `file://${root}`, clone);
    const { times, problems } = await readGitDates(
      clone,
      [join(clone, 'content'), join(clone, 'more')],
      openRecordStore(undefined, 'dates', '1'),
    );
    expect(times.size).toBe(0);
    expect(problems).toEqual([{ rule: 'history-shallow', severity: 'warning', file: 'content' }]);
  });
});

describe('content roots', () => {
  it('may be the top of a repository, several in one, and lie in different ones', async () => {
    const one = repository();
    const two = repository();
    const first = one.commit({ 'docs/a.md': 'A', 'guides/b.md': 'B', 'other/c.md': 'C' });
    const second = one.commit({ 'guides/b.md': 'B2' });
    const outside = two.commit({ 'd.md': 'D', 'README.txt': '' });
    const store = openRecordStore<CommitTimes>(undefined, 'dates', '1');
    const { times } = await readGitDates(one.root, [join(one.root, 'docs'), join(one.root, 'guides'), two.root], store);
    const away = `../${two.root.split('/').at(-1)}/d.md`;
    expect(Object.fromEntries(times)).toEqual({ 'docs/a.md': first, 'guides/b.md': second, [away]: outside });
  });

  it('are found through a link', async () => {
    const { root, commit, read } = repository();
    const first = commit({ 'docs/a.md': 'A' });
    symlinkSync('docs', join(root, 'content'));
    expect(Object.fromEntries((await read()).times)).toEqual({ 'content/a.md': first });
  });
});

describe('what is known of a commit', () => {
  it('is kept, and still bends to what changed since', async () => {
    const { git, commit, write, read } = repository();
    const store = openRecordStore<CommitTimes>(undefined, 'dates', '1');
    const first = commit({ 'content/a.md': 'A', 'content/b.md': 'B' });
    write({ 'content/a.md': 'A2' });
    expect(Object.fromEntries((await read(['content'], store)).times)).toEqual({ 'content/b.md': first });
    write({ 'content/a.md': 'A' });
    expect(Object.fromEntries((await read(['content'], store)).times)).toEqual({
      'content/a.md': first,
      'content/b.md': first,
    });
    const second = commit({ 'content/b.md': 'B2' });
    expect(Object.fromEntries((await read(['content'], store)).times)).toEqual({
      'content/a.md': first,
      'content/b.md': second,
    });
    git('reset', '--quiet', '--hard', 'HEAD~1');
    // The first commit is known still, with the page that was changed when it was read.
    const head = git('rev-parse', 'HEAD');
    expect(store.get(`${head} content/`)).toEqual({ 'content/a.md': first, 'content/b.md': first });
  });

  it('writes nothing to the repository', async () => {
    const { root, commit, read } = repository();
    commit({ 'content/a.md': 'A' });
    // A time that the index does not know would have `git status` write it anew.
    cpSync(join(root, 'content/a.md'), join(root, 'content/copy.txt'));
    rmSync(join(root, 'content/a.md'));
    renameSync(join(root, 'content/copy.txt'), join(root, 'content/a.md'));
    const index = readFileSync(join(root, '.git/index'));
    expect((await read()).times.size).toBe(1);
    expect(readFileSync(join(root, '.git/index')).equals(index)).toBe(true);
  });
});
