// A snapshot of the disk for one load: files and folder listings by project path, each read at most once.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './read-sources.ts';
import type { FileRead } from '../model/source-file.ts';

export interface FileSnapshot {
  readonly readFile: (path: string) => { readonly bytes: Uint8Array; readonly hash: string } | undefined;
  readonly readText: (path: string) => { readonly text: string; readonly hash: string } | undefined;
  readonly listFolder: (path: string) => readonly string[];
  /** Whether each file still is as it was read. */
  readonly unchanged: (reads: readonly FileRead[]) => boolean;
  /**
   * What somebody else has read since this view was made, for a record of what came of it; `undefined` where a file was
   * written or has gone meanwhile, for then nobody knows which of its contents was read.
   *
   * @param absent files that were looked for and not there; `undefined` is returned, too, where one is there by now
   */
  readonly readsSince: (paths: readonly string[], absent?: readonly string[]) => readonly FileRead[] | undefined;
  /** Absolute path of a project path. */
  readonly absolute: (path: string) => string;
}

/** A file may say that it was written a tick of the system's clock earlier than it was. */
const clockTickMs = 20;

/**
 * A view of the disk that is made anew for each load, so that a file is read and hashed at most once in it.
 *
 * @param madeAt when it was made, in milliseconds of the system's clock
 */
export function fileSnapshot(root: string, madeAt = Date.now()): FileSnapshot {
  const files = new Map<string, { bytes: Uint8Array; hash: string } | undefined>();
  const folders = new Map<string, readonly string[]>();
  const absolute = (path: string) => join(root, path);
  const readFile: FileSnapshot['readFile'] = (path) => {
    if (files.has(path)) return files.get(path);
    let found: { bytes: Uint8Array; hash: string } | undefined;
    try {
      const bytes = readFileSync(absolute(path));
      found = { bytes, hash: contentHash(bytes) };
    } catch {
      found = undefined;
    }
    files.set(path, found);
    return found;
  };
  // Asked first whether anything is there: a failed attempt to read costs ten times as much, and records name many
  // files that are not.
  const isAbsent = (path: string) =>
    files.has(path) ? files.get(path) === undefined : !existsSync(absolute(path)) || readFile(path) === undefined;
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
        // The time of the last change to anything about the file: tools that copy a file also copy when it was written.
        const changed = statSync(absolute(path), { throwIfNoEntry: false })?.ctimeMs;
        const hash = changed === undefined || changed > madeAt - clockTickMs ? undefined : readFile(path)?.hash;
        if (hash === undefined) return undefined;
        reads.push({ path, hash });
      }
      return absent.every(isAbsent) ? [...reads, ...absent.map((path) => ({ path, hash: null }))] : undefined;
    },
    unchanged: (reads) =>
      reads.every(({ path, hash }) => (hash === null ? isAbsent(path) : readFile(path)?.hash === hash)),
    absolute,
  };
}
