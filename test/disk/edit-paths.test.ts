// Where edit links lead: a page's path in its own repository, or nowhere.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { projectOf } from '../../src/load/project.ts';
import { pageDates } from '../../src/load/page-dates.ts';
import { gitIn } from '../support/git-in.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with files, in which the folders named are repositories with one commit. */
function folderWith(
  files: readonly string[],
  repositories: readonly string[],
): { root: string; write(file: string): void; git(folder: string, ...parameters: string[]): void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'xdocs-edit-')));
  folders.push(root);
  const write = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `# ${file}\n`);
  };
  const git = (folder: string, ...parameters: string[]) => void gitIn(join(root, folder), ...parameters);
  files.forEach(write);
  for (const folder of repositories) {
    git(folder, 'init', '--quiet');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'One');
  }
  return { root, write, git };
}

/** The paths that edit links get, by project path. */
async function pathsOf(
  root: string,
  content: readonly string[],
  ...sources: string[]
): Promise<(string | undefined)[]> {
  const dates = pageDates();
  await dates.read(projectOf(resolveConfig({ content: [...content] }, root, undefined), [], { cache: false }));
  return sources.map((source) => dates.editPathOf(source));
}

describe('the path of an edit link', () => {
  it('is the page’s in its repository, wherever the project lies in it', async () => {
    const { root } = folderWith(['site/content/a.md', 'docs/data/b.md'], ['']);
    expect(await pathsOf(join(root, 'site'), ['content', '../docs/data'], 'content/a.md', '../docs/data/b.md')).toEqual(
      ['site/content/a.md', 'docs/data/b.md'],
    );
  });

  it('is in the repository of the content where the project has none; what lies in no repository has none', async () => {
    const { root } = folderWith(['site/content/a.md', 'docs/data/b.md'], ['docs']);
    expect(await pathsOf(join(root, 'site'), ['content', '../docs/data'], 'content/a.md', '../docs/data/b.md')).toEqual(
      [undefined, 'data/b.md'],
    );
  });

  it('is in the project’s repository where there are several; others have none', async () => {
    const { root } = folderWith(['docs/b.md', 'site/content/a.md'], ['docs', 'site']);
    expect(await pathsOf(join(root, 'site'), ['../docs', 'content'], 'content/a.md', '../docs/b.md')).toEqual([
      'content/a.md',
      undefined,
    ]);
  });

  it('is none for a file that is not committed, or not as it is', async () => {
    const { root, write } = folderWith(['content/a.md', 'content/b.md'], ['']);
    write('content/new.md');
    writeFileSync(join(root, 'content/b.md'), '# Another text\n');
    expect(await pathsOf(root, ['content'], 'content/a.md', 'content/new.md', 'content/b.md')).toEqual([
      'content/a.md',
      undefined,
      undefined,
    ]);
  });

  it('may be below a content root that is the top of its repository', async () => {
    const { root } = folderWith(['site/xdocs.config.ts', 'docs/a/b.md'], ['docs']);
    expect(await pathsOf(join(root, 'site'), ['../docs'], '../docs/a/b.md')).toEqual(['a/b.md']);
    expect(await pathsOf(join(root, 'docs'), ['.'], 'a/b.md')).toEqual(['a/b.md']);
  });

  it('is none in a shallow clone', async () => {
    const { root, git } = folderWith(['repository/docs/a.md'], ['repository']);
    git('repository', 'commit', '--quiet', '--allow-empty', '--message', 'Two');
    git('.', 'clone', '--quiet', '--depth', '1', `file://${join(root, 'repository')}`, 'clone');
    expect(await pathsOf(join(root, 'clone/docs'), ['.'], 'a.md')).toEqual([undefined]);
  });

  it('is none outside of a repository', async () => {
    const { root } = folderWith(['site/content/a.md', 'docs/b.md'], []);
    expect(await pathsOf(join(root, 'site'), ['content', '../docs'], 'content/a.md', '../docs/b.md')).toEqual([
      undefined,
      undefined,
    ]);
  });
});
