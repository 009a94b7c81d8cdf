// A value from the cache, or made: get, still valid?, make, set, written once.
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { RecordStore } from '../disk/record-store.ts';
import { XdocsError } from '../model/problem.ts';
import type { FileRead } from '../model/source-file.ts';

/** A record that lists the files it was made from, absent ones included. */
export interface RecordWithReads {
  readonly reads: readonly FileRead[];
}

/** Whether a record is still valid: the files that it was made from are as they were. */
export type IsValid<T> = (record: T) => boolean;

/** Validity of records that list the files they were made from. */
export function filesUnchanged(files: FileSnapshot): IsValid<RecordWithReads> {
  return ({ reads }) => files.unchanged(reads);
}

/**
 * A record that was there before.
 *
 * @throws XdocsError where it is not any more
 */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw new XdocsError('The cache was damaged while it was read. Run again.');
  return record;
}

/** A record from a store, if there is one and it is still valid. */
export function recorded<T>(store: RecordStore<T>, key: string, isValid: IsValid<T>): T | undefined {
  const known = store.get(key);
  return known !== undefined && isValid(known) ? known : undefined;
}

/**
 * A record from a store, if there is one and it is still valid; else it is made and kept.
 *
 * @param isKept says of a record that was made whether later runs may have it. Default: every record
 */
export async function memo<T>(
  store: RecordStore<T>,
  key: string,
  isValid: IsValid<T>,
  make: () => Promise<T>,
  isKept: (made: T) => boolean = () => true,
): Promise<T> {
  const known = recorded(store, key, isValid);
  if (known !== undefined) return known;
  const made = await make();
  if (isKept(made)) store.set(key, made);
  return made;
}
