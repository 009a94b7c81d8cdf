// When each content file was last committed, and its path in its repository. In: content roots. Out: times by project
// path, from one walk over the history of each repository; a file that differs from the last commit has none.
import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isPageFile } from '../model/page-file.ts';
import type { Problem } from '../model/problem.ts';
import { commitLogReader } from './commit-log.ts';
import { lastCommits } from './last-commits.ts';
import { projectPath } from './read-sources.ts';
import type { RecordStore } from './record-store.ts';

/** Commit times of all pages in a commit, in seconds since 1970, by path in the repository. */
export type CommitTimes = Readonly<Record<string, number>>;

/** A content root as a project path, and its path in the repository; each ends with a slash or is empty. */
interface EditedRoot {
  readonly folder: string;
  readonly prefix: string;
}

export interface GitDates {
  /** Seconds since 1970, by project path. */
  readonly times: ReadonlyMap<string, number>;
  /**
   * Content roots in the repository of the edit links: the project's own repository, or else the first one with a
   * content root. Absent if there is none.
   */
  readonly edited?: readonly EditedRoot[];
  readonly problems: readonly Problem[];
}

/**
 * Reads the dates of all pages. There are none outside a repository, without git, and in a shallow clone, which is
 * reported by a warning.
 *
 * @param root the project's folder
 * @param store caches the times by commit, whose history never changes
 */
export async function readGitDates(
  root: string,
  contentRoots: readonly string[],
  store: RecordStore<CommitTimes>,
): Promise<GitDates> {
  const times = new Map<string, number>();
  let shallow: string | undefined;
  const repositories = await repositoriesOf(contentRoots);
  const edited = repositories.length > 1 ? await editedRepository(root, repositories) : repositories[0];
  for (const repository of repositories) {
    if (repository.shallow) {
      shallow ??= projectPath(root, repository.roots[0]!.folder) || '.';
      continue;
    }
    const [committed, modified] = (await unlessGitFails(
      Promise.all([committedTimes(repository, store), modifiedPaths(repository)]),
    )) ?? [{}];
    for (const [path, time] of Object.entries(committed)) {
      if (modified?.has(path)) continue;
      for (const { folder, prefix } of repository.roots)
        if (path.startsWith(prefix)) times.set(projectPath(root, join(folder, path.slice(prefix.length))), time);
    }
  }
  const editedRoots = edited?.roots.map(({ folder, prefix }) => ({
    folder: `${projectPath(root, folder)}/`.replace(/^\/$/, ''),
    prefix,
  }));
  return {
    times,
    ...(editedRoots && { edited: editedRoots }),
    problems: shallow === undefined ? [] : [{ rule: 'history-shallow', severity: 'warning', file: shallow }],
  };
}

class GitFailure extends Error {}

/** Ignores failures of git: no repository, no git, an unreadable history. */
async function unlessGitFails<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GitFailure) return undefined;
    throw error;
  }
}

interface ContentRoot {
  readonly folder: string;
  /** The folder relative to the repository's root, with a trailing slash; empty for the root itself. */
  readonly prefix: string;
}

interface Repository {
  readonly top: string;
  readonly head: string;
  readonly shallow: boolean;
  readonly roots: ContentRoot[];
}

/** The repositories of the content roots, each once. */
async function repositoriesOf(contentRoots: readonly string[]): Promise<Repository[]> {
  const repositories = new Map<string, Repository>();
  for (const folder of contentRoots) {
    const real = await realpath(folder).catch(() => undefined);
    const output =
      real && (await unlessGitFails(git(real, ['rev-parse', '--show-toplevel', '--is-shallow-repository', 'HEAD'])));
    if (!real || !output) continue;
    const [top = '', shallow, head = ''] = output.split(/\r?\n/);
    const prefix = relative(await realpath(top), real)
      .split(sep)
      .join('/');
    const repository = repositories.get(top) ?? { top, head, shallow: shallow === 'true', roots: [] };
    repository.roots.push({ folder, prefix: prefix && `${prefix}/` });
    repositories.set(top, repository);
  }
  return [...repositories.values()];
}

/** The repository of the edit links, of several ones. */
async function editedRepository(root: string, repositories: readonly Repository[]): Promise<Repository | undefined> {
  const own = await unlessGitFails(git(root, ['rev-parse', '--show-toplevel']));
  return repositories.find(({ top }) => top === own?.split(/\r?\n/)[0]) ?? repositories[0];
}

/** Times of the pages in the last commit. */
async function committedTimes(repository: Repository, store: RecordStore<CommitTimes>): Promise<CommitTimes> {
  const key = [repository.head, ...pathspec(repository)].join(' ');
  const known = store.get(key);
  if (known) return known;
  const listing = await git(repository.top, ['ls-tree', '-r', '-z', repository.head, '--', ...pathspec(repository)]);
  // `<mode> blob <hash> TAB <path>`. Symbolic links are skipped: their commits do not cover the file that they point
  // to.
  const blobs = listing.split('\0').flatMap((entry) => /^100\d+ blob [0-9a-f]+\t([^\n]*)$/.exec(entry)?.[1] ?? []);
  const pages = blobs.filter(isPageFile);
  const times = pages.length === 0 ? new Map<string, number>() : await walkHistory(repository, pages);
  const found = Object.fromEntries([...times].sort(([a], [b]) => (a < b ? -1 : 1)));
  store.set(key, found);
  return found;
}

async function walkHistory(repository: Repository, pages: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const read = commitLogReader();
  const walk = lastCommits(repository.head, pages);
  // Children before parents; merges compared with each parent; no simplification, so that the walk can follow the
  // parents.
  const order = ['--topo-order', '--full-history', '--sparse', '-m', '--root'];
  const shape = [
    '--name-only',
    '--no-renames',
    '--no-relative',
    '-z',
    '--format=raw',
    '--no-decorate',
    '--no-notes',
    '--no-show-signature',
    '--no-color',
  ];
  await git(repository.top, ['log', ...order, ...shape, repository.head, '--', ...pathspec(repository)], (chunk) => {
    for (const diff of read(chunk)) walk.see(diff);
    return walk.done();
  });
  for (const diff of read('')) walk.see(diff);
  return walk.finish();
}

/** Paths that differ from the last commit, or that git is told to ignore changes of. */
async function modifiedPaths(repository: Repository): Promise<ReadonlySet<string>> {
  const [status, listing] = await Promise.all([
    git(repository.top, [
      'status',
      '--porcelain=v1',
      '-z',
      '--untracked-files=no',
      '--no-renames',
      '--',
      ...pathspec(repository),
    ]),
    git(repository.top, ['ls-files', '-v', '-z', '--', ...pathspec(repository)]),
  ]);
  const changed = status.split('\0').map((entry) => entry.slice(3));
  const unwatched = listing
    .split('\0')
    .filter((entry) => !entry.startsWith('H '))
    .map((entry) => entry.slice(2));
  return new Set([...changed, ...unwatched]);
}

function pathspec({ roots }: Repository): string[] {
  return roots.map(({ prefix }) => prefix || '.');
}

/**
 * Runs git without prompts and without writing to the repository.
 *
 * @param onText gets the output in chunks and returns true to stop git; without it, the whole output is returned
 */
function git(folder: string, parameters: readonly string[], onText?: (chunk: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['--no-optional-locks', '--literal-pathspecs', '-C', folder, ...parameters], {
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
    });
    let text = '';
    let isStopped = false;
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (chunk: string) => {
      if (isStopped) return;
      if (!onText) text += chunk;
      else if (onText(chunk)) {
        isStopped = true;
        child.kill();
      }
    });
    child.on('error', () => reject(new GitFailure(`git ${parameters[0]}`)));
    child.on('close', (code) =>
      code === 0 || isStopped ? resolve(text) : reject(new GitFailure(`git ${parameters[0]}`)),
    );
  });
}
