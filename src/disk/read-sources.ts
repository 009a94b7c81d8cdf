// Reads content files. In: content roots. Out: sources with their hashes, and problems of files that cannot be read as
// text.
import { hash } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { badByteOf } from '../model/bad-byte.ts';
import { folderFile } from '../model/folder-facts.ts';
import { isPageFile } from '../model/page-file.ts';
import type { Problem } from '../model/problem.ts';
import { diskError } from './disk-error.ts';
import { eventLoopYield } from './event-loop-yield.ts';
import { sizeIn, stampOf } from './file-stamp.ts';

/**
 * A content file as found. Its hash and its text are made when they are asked for: often one of them is enough. A text
 * that is read later than its hash was known may be another one; from then on the hash is that of the text.
 */
export interface ContentSource {
  /** Relative to the project's root, `/`-separated; `../` leads to content roots outside the project. */
  readonly path: string;
  /** Path below its content root. */
  readonly contentPath: string;
  /** In bytes. */
  readonly size: number;
  hash(): string;
  text(): string;
}

export interface FoundSources {
  readonly sources: readonly ContentSource[];
  /** Files that cannot be read as text: their pages show why. */
  readonly unreadable: readonly { readonly path: string; readonly contentPath: string; readonly problem: Problem }[];
  /** The files in which folders say something of themselves. */
  readonly folders: readonly ContentSource[];
  readonly problems: readonly Problem[];
  /** Whether any was reached through a symbolic link: what is saved at one path may change at another. */
  readonly hasLinks: boolean;
}

/** A content file: its absolute path, and the two that its source has. */
type SourcePlace = Pick<ContentSource, 'path' | 'contentPath'> & { readonly file: string };

/** What is known of the files of one reading, and taken down of them. */
export interface SourceReading {
  /** The hash of the file at a project path, where it lies there as it did; then it is taken down, too. */
  hashOf(path: string, stamp: string): string | undefined;
  /**
   * Takes a file that is read down for the next reading.
   *
   * @param stamp of the file before it was read
   * @param hash of what was read; `undefined` as long as nobody has asked for it
   */
  take(path: string, stamp: string, hash: () => string | undefined): void;
}

/** A short hash of the content, the same on every machine. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

/** An absolute path as a project path: relative to the root, with `/`. */
export function projectPath(root: string, file: string): string {
  // Most files are below the root, and `relative` takes ten times as long.
  const path = file.startsWith(root + sep) ? file.slice(root.length + 1) : relative(root, file);
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

const ignoredFolders = new Set(['node_modules']);

/**
 * Reads every file below the content roots that may be a page, in a stable order. Missing roots are reported by the
 * caller.
 *
 * @param stamps by which files are known that have not been touched; absent: all are read
 */
export async function readSources(
  root: string,
  contentRoots: readonly string[],
  stamps?: SourceReading,
): Promise<FoundSources> {
  const problems: Problem[] = [];
  const sources: ContentSource[] = [];
  const unreadable: { path: string; contentPath: string; problem: Problem }[] = [];
  const yieldIfDue = eventLoopYield();
  const mdx: string[] = [];
  const folders: ContentSource[] = [];
  let hasLinks = false;
  for (const contentRoot of contentRoots) {
    const onLink = () => void (hasLinks = true);
    const files = await listFiles(contentRoot, root, { problems, mdx, onLink }, yieldIfDue);
    for (const file of files) {
      await yieldIfDue();
      const place = { file, path: projectPath(root, file), contentPath: projectPath(contentRoot, file) };
      const source = readSource(place, stamps);
      if ('text' in source) (basename(file) === folderFile ? folders : sources).push(source);
      else unreadable.push(source);
    }
  }
  const [first, ...others] = mdx;
  // Told once: whoever comes from another generator has hundreds.
  if (first !== undefined)
    problems.push({ rule: 'source-mdx', severity: 'warning', file: projectPath(root, first), others: others.length });
  return { sources, unreadable, folders, problems: problems.sort((a, b) => (a.file < b.file ? -1 : 1)), hasLinks };
}

/**
 * Lists files folder by folder, synchronously like the reading: a round trip to another thread takes longer than a
 * folder.
 */
async function listFiles(
  folder: string,
  root: string,
  { problems, mdx, onLink }: { readonly problems: Problem[]; readonly mdx: string[]; readonly onLink: () => void },
  yieldIfDue: () => Promise<void>,
): Promise<string[]> {
  const files: string[] = [];
  const walk = async (current: string, above: readonly string[]): Promise<void> => {
    await yieldIfDue();
    for (const entry of entriesOf(current).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || ignoredFolders.has(entry.name)) continue;
      const path = join(current, entry.name);
      if (entry.isFile()) {
        if (isPageFile(entry.name) || entry.name === folderFile) files.push(path);
        else if (entry.name.endsWith('.mdx')) mdx.push(path);
      } else if (entry.isDirectory()) {
        await walk(path, above);
      } else if (entry.isSymbolicLink()) {
        onLink();
        await followLink(path, above);
      }
    }
  };
  const entriesOf = (current: string) => {
    try {
      return readdirSync(current, { withFileTypes: true });
    } catch (error) {
      problems.push({
        rule: 'source-unreadable',
        severity: 'error',
        file: projectPath(root, current),
        reason: `it is a folder that cannot be listed (${(error as NodeJS.ErrnoException).code})`,
      });
      return [];
    }
  };
  const followLink = async (path: string, above: readonly string[]): Promise<void> => {
    const file = projectPath(root, path);
    try {
      const target = realpathSync(path);
      if (statSync(target).isFile()) {
        if (isPageFile(projectPath(root, path))) files.push(path);
        return;
      }
      const here = realpathSync(join(path, '..'));
      if (above.includes(target) || `${here}${sep}`.startsWith(`${target}${sep}`)) {
        problems.push({ rule: 'source-symlink-loop', severity: 'error', file, target: projectPath(root, target) });
      } else {
        await walk(path, [...above, target]);
      }
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'ELOOP') problems.push({ rule: 'source-symlink-loop', severity: 'error', file, target: file });
      else
        problems.push({
          rule: 'source-unreadable',
          severity: 'error',
          file,
          reason: code === 'ENOENT' ? 'the link leads nowhere' : String(code),
        });
    }
  };
  await walk(folder, [realRoot(folder)]);
  return files;
}

/** @throws XdocsError where a content root has gone since the config was read */
function realRoot(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    throw diskError(error, `The content folder ${folder} cannot be read`);
  }
}

/**
 * Reads one file, synchronously: for thousands of small files the thread pool costs more than it saves. The text is
 * decoded on demand, because a cached page needs only its hash. The hash is computed on demand, too: with an empty
 * cache, it is not needed. A file that is known by its stamp is read on demand.
 */
export function readSource(
  { file, path, contentPath }: SourcePlace,
  stamps?: SourceReading,
): ContentSource | FoundSources['unreadable'][number] {
  try {
    const stamp = stamps && stampOf(statSync(file));
    const known = stamp === undefined ? undefined : stamps!.hashOf(path, stamp);
    let bytes = known === undefined ? readFileSync(file) : undefined;
    if (bytes && !isUtf8(bytes))
      return {
        path,
        contentPath,
        problem: { rule: 'source-not-utf8', severity: 'error', file: path, ...badByteOf(bytes)! },
      };
    let current = known;
    /** Of the bytes that the stamp is of: a file that is read later need not be the same any more. */
    let stamped: string | undefined;
    if (stamp !== undefined && known === undefined) stamps!.take(path, stamp, () => stamped);
    const ownHash = () => (current ??= stamped = contentHash(bytes!));
    return {
      path,
      contentPath,
      size: bytes?.length ?? sizeIn(stamp!),
      hash: ownHash,
      text() {
        const shown = bytes ?? readAgain(file);
        if (bytes) ownHash();
        else current = contentHash(shown);
        // Mostly nobody asks again: all texts of a large site are hundreds of megabytes.
        bytes = undefined;
        return shown.toString('utf8');
      },
    };
  } catch (error) {
    return {
      path,
      contentPath,
      problem: {
        rule: 'source-unreadable',
        severity: 'error',
        file: path,
        reason: (error as NodeJS.ErrnoException).code ?? String(error),
      },
    };
  }
}

/** @throws XdocsError where a file has gone, or may not be read any more, since it was found */
function readAgain(file: string) {
  try {
    return readFileSync(file);
  } catch (error) {
    throw diskError(error, `The file ${file} cannot be read`);
  }
}
