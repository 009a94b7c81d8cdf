// Files of earlier builds that stay in the output for pages that still stand open, `--keep-assets N`: those that are named
// by their content, so that nothing is ever in two versions. Which build had which is in a record beside the marker. The
// same is kept in the cache, as hard links, because many CI services restore that and not the output.
import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StreamedFile } from '../model/output-file.ts';
import { isNamedByContent } from '../model/site-build.ts';
import { hasMarker, writeMarker } from './output-marker.ts';

/** In the output's root: what is there of earlier builds only, the newest build first. */
const recordName = '.xdocs-kept.json';

/** Paths below the output, of builds from the newest to the oldest. */
type Builds = readonly (readonly string[])[];

export interface KeptAssets {
  /** The files of this build, then those of earlier ones. To be gone through once. */
  readonly files: AsyncIterable<StreamedFile>;
  /** How many files of how many earlier builds were kept; complete once all files were gone through. */
  readonly kept: () => { readonly files: number; readonly builds: number };
  /** Whether there was an output to keep something of. */
  readonly hasEarlier: boolean;
}

interface KeepOptions {
  /** The output folder, which holds the build before this one, or nothing. */
  readonly out: string;
  /** The folder of the cache that has the same; none without a cache. */
  readonly store?: string | undefined;
  readonly base: string;
  /** How many earlier builds count; those whose files are all in a later one do not. */
  readonly builds: number;
}

/** Adds files of earlier builds to those of this one. */
export function keepAssets(
  files: Iterable<StreamedFile> | AsyncIterable<StreamedFile>,
  { out, store, base, builds }: KeepOptions,
): KeptAssets {
  const folder = [out, store].find((path) => path !== undefined && hasMarker(path));
  const earlier = folder === undefined ? [] : buildsIn(folder, base);
  let kept = { files: 0, builds: 0 };
  return {
    hasEarlier: folder !== undefined,
    kept: () => kept,
    files: {
      async *[Symbol.asyncIterator]() {
        const own = new Set<string>();
        for await (const file of files) {
          own.add(file.path);
          yield file;
        }
        const gone = earlier
          .map((paths) => paths.filter((path) => !own.has(path)))
          .filter((paths) => paths.length > 0)
          .slice(0, builds);
        const all = new Set(gone.flat());
        kept = { files: all.size, builds: gone.length };
        for (const path of all) yield { path, copyFrom: join(folder!, path) };
        yield { path: recordName, contents: `${JSON.stringify(gone)}\n` };
      },
    },
  };
}

/**
 * Keeps a copy of what a later build may have to keep, where the output will not be there.
 *
 * @returns why the disk refuses; the output is whole all the same
 */
export function storeAssets(out: string, store: string, base: string): string | undefined {
  try {
    replaceStore(out, store, base);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return error.message.split(',')[0];
  }
}

function replaceStore(out: string, store: string, base: string): void {
  const next = `${store}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  for (const path of [...namedFiles(out, base), recordName]) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    linkOrCopy(join(out, path), join(next, path));
  }
  writeMarker(next);
  rmSync(store, { recursive: true, force: true });
  renameSync(next, store);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

/** The files of the builds in a folder: of the one that made it, and of those that it has kept. */
function buildsIn(folder: string, base: string): Builds {
  const kept = recordIn(folder);
  const ofOthers = new Set(kept.flat());
  const all = namedFiles(folder, base);
  const isThere = new Set(all);
  return [all.filter((path) => !ofOthers.has(path)), ...kept.map((paths) => paths.filter((path) => isThere.has(path)))];
}

function recordIn(folder: string): Builds {
  try {
    const record: unknown = JSON.parse(readFileSync(join(folder, recordName), 'utf8'));
    const isBuild = (paths: unknown) => Array.isArray(paths) && paths.every((path) => typeof path === 'string');
    return Array.isArray(record) && record.every(isBuild) ? (record as string[][]) : [];
  } catch {
    // None was kept. A record that cannot be read makes old files young again, no more.
    return [];
  }
}

/** Paths of the files of a folder that are named by their content, in a fixed order. */
function namedFiles(folder: string, base: string): string[] {
  const found: string[] = [];
  for (const part of ['_assets', '_search']) {
    const root = `${base}/${part}`.slice(1);
    if (!existsSync(join(folder, root))) continue;
    for (const entry of readdirSync(join(folder, root), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/');
      if (entry.isFile() && isNamedByContent(`/${path}`, base)) found.push(path);
    }
  }
  return found.sort();
}
