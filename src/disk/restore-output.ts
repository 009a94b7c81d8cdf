// What killed builds left: an output that is not in its place is put back, all else is removed.
import { existsSync, renameSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buildFolderPath, buildFoldersOf, freePath, type BuildFolder } from './build-folders.ts';
import { exchangeEntries, moveIn } from './exchange-entries.ts';
import { hasMarker, isOwnFolder } from './output-marker.ts';
import { finishPatch } from './patch-output.ts';

/** A folder that could not be removed. */
export interface LeftFolder {
  readonly path: string;
  readonly reason: string;
}

/** Longer than any swap takes, in milliseconds: after that, a running process with its number is another one. */
const swapMs = 10_000;

/**
 * Puts back the output of a build that was killed while it swapped: the old one where there is none, the rest of the new
 * one where entries are exchanged or a part is changed. Where the disk refuses, all stays as it is.
 *
 * @param out its real path
 */
export function restoreOutput(out: string): void {
  const left = buildFoldersOf(out).filter(isLeftInSwap);
  try {
    if (!existsSync(out)) {
      const [latest] = left.filter(({ kind, path }) => kind === 'old' && hasMarker(path)).sort(latestFirst);
      if (latest) renameSync(latest.path, out);
      return;
    }
    for (const { kind, path, isInside } of left) {
      if (kind === 'full') exchangeEntries(path, out);
      if (kind === 'rest') moveIn(path, out);
      if (kind === 'patch' && (isInside || hasMarker(path))) finishPatch(path, out);
    }
  } catch {
    // A build says what the disk refuses; the other commands need no output.
  }
}

function isLeftInSwap({ kind, path, isLeft }: BuildFolder): boolean {
  if (kind === 'next' || kind === 'gone') return false;
  return isLeft || Date.now() - changedAt(path) > swapMs;
}

function latestFirst(a: BuildFolder, b: BuildFolder): number {
  return changedAt(b.path) - changedAt(a.path);
}

/** When a folder was made or renamed, in milliseconds. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Infinity;
}

/** Removes the folders of killed builds, and the old output of this one. */
export async function removeLeftFolders(out: string): Promise<LeftFolder[]> {
  const failed: LeftFolder[] = [];
  for (const { kind, path, isInside, isLeft } of buildFoldersOf(out)) {
    // Without the mark, a folder that only has such a name is somebody's own.
    if (!isLeft || (!isInside && kind !== 'gone' && !isKnownAsOwn(path))) continue;
    let gone = path;
    try {
      // Once it is partly removed, nothing may take it for an output.
      if (kind !== 'gone') renameSync(path, (gone = freePath(buildFolderPath(out, 'gone', isInside && 'inside'))));
      await rm(gone, { recursive: true, force: true });
    } catch (error) {
      failed.push({ path: gone, reason: (error as Error).message });
    }
  }
  return failed;
}

function isKnownAsOwn(path: string): boolean {
  try {
    return isOwnFolder(path);
  } catch {
    return false;
  }
}
