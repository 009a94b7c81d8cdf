// What says that a file has not been touched, without reading it: size, times and number of its inode. Whoever keeps a
// stamp keeps it for a file whose content is known.
import { lstatSync, type Stats } from 'node:fs';

/** Resolution of file times: a file's time may be this much earlier than the actual change. */
export const clockTickMs = 20;

/** The stamp of what is at a path; `undefined` where it is no regular file: a link's target has a stamp of its own. */
export function fileStampAt(path: string): string | undefined {
  const found = entryAt(path);
  return found?.isFile() ? stampOf(found) : undefined;
}

/** The stamp of a folder, which changes when an entry is added, removed or renamed; not with what is in its files. */
export function folderStampAt(path: string): string | undefined {
  const found = entryAt(path);
  return found?.isDirectory() ? stampOf(found) : undefined;
}

/** What is at a path, links not followed; `undefined` where there is nothing, or nothing that one may look at. */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A file where a folder should be.
    return undefined;
  }
}

/**
 * The stamp of an entry. `ctime` is part of it, because tools that copy or restore files set the other time back.
 */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** The size in a stamp, in bytes. */
export function sizeIn(stamp: string): number {
  return Number(stamp.slice(0, stamp.indexOf(' ')));
}

/** When the content was changed last as a stamp has it, in milliseconds of the system's clock. */
export function modifiedIn(stamp: string): number {
  return Number(stamp.split(' ')[1]);
}

/**
 * Whether a later change would show in a stamp: a change within the same tick of the clock might not.
 *
 * @param readAt milliseconds of the system's clock before the content was read
 */
export function isSettled(stamp: string, readAt: number): boolean {
  return Number(stamp.split(' ')[2]) < readAt - clockTickMs;
}
