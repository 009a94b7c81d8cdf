// Reads files for the API reader and records them. In: absolute paths. Out: texts, and the list of files read.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FileRead } from '../model/source-file.ts';

/**
 * The content hash in the API reader's {@link FileRead} entries: 22 characters of base64url SHA-256, like all content
 * hashes of the cache.
 */
export function contentHashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 22);
}

/** Reads every file once, and records each for the cache. */
export interface ReadLog {
  /** The file's text; `undefined` if it does not exist. */
  read(file: string): string | undefined;
  /** All files requested so far, missing ones included, sorted by path relative to the root. */
  reads(): FileRead[];
}

interface FileText {
  readonly text: string | undefined;
  readonly hash: string | null;
}

/** What files hold, by absolute path: logs that share it read each file once. */
export type FileTexts = Map<string, FileText>;

/**
 * Starts a log.
 *
 * @param root the project's folder; paths in the log are relative to it
 * @param texts what other logs have read, and this one adds to; it is as old as they are
 */
export function createReadLog(root: string, texts: FileTexts = new Map()): ReadLog {
  const seen: FileTexts = new Map();
  return {
    read(file) {
      const known = seen.get(file);
      if (known) return known.text;
      const entry = texts.get(file) ?? load(file);
      texts.set(file, entry);
      seen.set(file, entry);
      return entry.text;
    },
    reads() {
      return [...seen]
        .map(([file, entry]) => ({ path: relative(root, file).replaceAll('\\', '/'), hash: entry.hash }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    },
  };
}

function load(file: string): FileText {
  try {
    const bytes = readFileSync(file);
    return { text: bytes.toString('utf8').replace(/^\uFEFF/, ''), hash: contentHashOf(bytes) };
  } catch {
    return { text: undefined, hash: null };
  }
}
