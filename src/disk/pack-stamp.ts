// The stamp of a pack, in a file beside it: while the pack has it, nobody has touched it since its records were known to be whole.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileStampAt } from './file-stamp.ts';

/** Keeps the stamp of a pack whose records are whole. One that cannot be written is none: the next run looks at the records. */
export function keepStamp(pack: string, stamp: string): void {
  try {
    writeFileSync(stampPathOf(pack), stamp);
  } catch {
    // The one that may be there is of the pack before.
  }
}

/** Has the next run look at the records of a pack. */
export function forgetStamp(pack: string): void {
  rmSync(stampPathOf(pack), { force: true });
}

/** Whether a pack lies there as it did when its records were whole. */
export function isUntouched(pack: string): boolean {
  try {
    return readFileSync(stampPathOf(pack), 'utf8') === fileStampAt(pack);
  } catch {
    return false;
  }
}

function stampPathOf(pack: string): string {
  return `${pack}.stamp`;
}
