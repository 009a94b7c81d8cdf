// A snapshot of the disk for one load: files and folder listings by project path, each read at most once.
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileHashes } from './file-hashes.ts';
import { clockTickMs } from './file-stamp.ts';
import { gitIgnored } from './git-ignored.ts';
import { contentHash } from './read-sources.ts';
import { realPathOf } from './real-path.ts';
import type { FileRead } from '../model/source-file.ts';

export interface FileSnapshot {
  readonly readFile: (path: string) => { readonly bytes: Uint8Array; readonly hash: string } | undefined;
  readonly readText: (path: string) => { readonly text: string; readonly hash: string } | undefined;
  readonly listFolder: (path: string) => readonly string[];
  /** Whether each file still has the same content. */
  readonly unchanged: (reads: readonly FileRead[]) => boolean;
  /**
   * Hashes of files that another program (such as the bundler) read since the snapshot was taken, for a cache record.
   * `undefined` if a file was written or deleted since, because then it is unknown which content was read.
   *
   * @param absent files that did not exist then; also `undefined` if one of them exists now
   */
  readonly readsSince: (paths: readonly string[], absent?: readonly string[]) => readonly FileRead[] | undefined;
  /** Absolute path of a project path. */
  readonly absolute: (path: string) => string;
  /** Absolute path without symbolic links, in the disk's own spelling, of a project path; it need not exist. */
  readonly realPath: (path: string) => string;
  /** Whether git ignores a file of the project, by its real path. The first call asks git. */
  readonly isIgnored: (realPath: string) => boolean;
}

/**
 * Takes a snapshot for one load, in which each file is read and hashed at most once.
 *
 * @param takenAt when the snapshot is taken, in milliseconds of the system's clock
 * @param hashes what earlier snapshots know of files that nobody has touched since. Default: every file is read
 */
export function fileSnapshot(root: string, takenAt = Date.now(), hashes?: FileHashes): FileSnapshot {
  const files = new Map<string, { bytes: Uint8Array; hash: string } | undefined>();
  /** Of files that were not read, because their hashes are remembered. */
  const remembered = new Map<string, string>();
  const folders = new Map<string, readonly string[]>();
  const realPaths = new Map<string, string>();
  let isIgnored: FileSnapshot['isIgnored'] | undefined;
  const absolute = (path: string) => join(root, path);
  const readFile: FileSnapshot['readFile'] = (path) => {
    if (files.has(path)) return files.get(path);
    let found: { bytes: Uint8Array; hash: string } | undefined;
    try {
      const bytes = readFileSync(absolute(path));
      found = { bytes, hash: contentHash(bytes) };
    } catch (error) {
      // Not being there is a fact that records keep; that one time no file could be opened is none.
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EMFILE' || code === 'ENFILE') throw error;
      found = undefined;
    }
    files.set(path, found);
    return found;
  };
  // Checks existence first: a failed read takes ten times as long, and records contain many missing files.
  const isAbsent = (path: string) =>
    files.has(path) ? files.get(path) === undefined : !existsSync(absolute(path)) || readFile(path) === undefined;
  const hashOf = (path: string): string | undefined => {
    if (!hashes || files.has(path)) return readFile(path)?.hash;
    const hash = remembered.get(path) ?? hashes.of(absolute(path), () => readFile(path)?.hash);
    if (hash !== undefined) remembered.set(path, hash);
    return hash;
  };
  return {
    readFile,
    readText(path) {
      const found = readFile(path);
      return found && { text: new TextDecoder().decode(found.bytes), hash: found.hash };
    },
    listFolder(path) {
      let list = folders.get(path);
      if (!list) {
        try {
          list = readdirSync(absolute(path))
            .map((name) => `${path}/${name}`)
            .sort();
        } catch {
          list = [];
        }
        folders.set(path, list);
      }
      return list;
    },
    readsSince(paths, absent = []) {
      const reads: FileRead[] = [];
      for (const path of paths) {
        // `ctime` instead of `mtime`, because copying tools preserve the latter.
        const changed = statSync(absolute(path), { throwIfNoEntry: false })?.ctimeMs;
        const hash = changed === undefined || changed > takenAt - clockTickMs ? undefined : readFile(path)?.hash;
        if (hash === undefined) return undefined;
        reads.push({ path, hash });
      }
      return absent.every(isAbsent) ? [...reads, ...absent.map((path) => ({ path, hash: null }))] : undefined;
    },
    unchanged: (reads) => reads.every(({ path, hash }) => (hash === null ? isAbsent(path) : hashOf(path) === hash)),
    absolute,
    realPath(path) {
      const known = realPaths.get(path) ?? nativePath(absolute(path));
      realPaths.set(path, known);
      return known;
    },
    isIgnored(file) {
      isIgnored ??= gitIgnored(nativePath(root));
      return isIgnored(file);
    },
  };
}

/** The system's own answer is quicker than Node's, and spells names as the disk does where capitals make no difference. */
function nativePath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return realPathOf(path);
  }
}
