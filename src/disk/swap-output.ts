// A new output takes the place of the old one: by two renames where the folder can be moved, else entry by entry.
import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildFolderPath, freePath, makeFolder } from './build-folders.ts';
import { exchangeEntries } from './exchange-entries.ts';
import { writeMarker } from './output-marker.ts';

/** The folder that a new output is written to. */
export interface Stage {
  readonly folder: string;
  /** Whether it lies in the output folder, which then cannot be swapped as a whole. */
  readonly isInside: boolean;
}

/** Makes the folder for a new output: beside the old one, or inside of it where nothing could be moved there. */
export function makeStage(out: string): Stage {
  let folder: string;
  try {
    mkdirSync(dirname(out), { recursive: true });
    folder = makeFolder(buildFolderPath(out, 'next'));
  } catch (error) {
    if (existsSync(out) && hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return insideStage(out);
    throw error;
  }
  if (existsSync(out) && isOtherMount(folder, out)) {
    rmdirSync(folder);
    return insideStage(out);
  }
  // Marked at once: what has no mark is not taken for the rest of a killed build.
  writeMarker(folder);
  return { folder, isInside: false };
}

function insideStage(out: string): Stage {
  writeMarker(out);
  return { folder: makeFolder(buildFolderPath(out, 'next', 'inside')), isInside: true };
}

/** Whether nothing can be moved into the output. Only trying tells: a mount may be of the same device. */
function isOtherMount(folder: string, out: string): boolean {
  const probe = freePath(buildFolderPath(out, 'next', 'inside'));
  try {
    renameSync(folder, probe);
    renameSync(probe, folder);
    return false;
  } catch (error) {
    return hasCode(error, 'EXDEV');
  }
}

/**
 * Puts a complete output in its place. The old one becomes a folder to be removed.
 *
 * @returns whether entries had to be exchanged one by one
 * @throws the system's error where the disk refuses; the old output is in its place again
 */
export function swapIn({ folder, isInside }: Stage, out: string): { readonly isExchanged: boolean } {
  const isThere = existsSync(out);
  const old = freePath(buildFolderPath(out, 'old'));
  if (isInside || (isThere && !canMove(out, old))) {
    exchangeEntries(folder, out);
    return { isExchanged: true };
  }
  // There is no output now, so nothing else is done before the second rename.
  try {
    renameSync(folder, out);
  } catch (error) {
    if (isThere) renameSync(old, out);
    throw error;
  }
  if (isThere) renameSync(old, freePath(buildFolderPath(out, 'gone')));
  return { isExchanged: false };
}

/** Moves a folder, unless it is a mount point or lies in a layer that cannot be changed. */
function canMove(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EXDEV', 'EBUSY')) return false;
    throw error;
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
