// The cache in words: where it lies, and what its stores take.
import { bytesText, countOf } from './quantities.ts';

interface CacheFacts {
  readonly bytes: number;
  readonly stores: readonly { readonly name: string; readonly records: number; readonly bytes: number }[];
}

/**
 * A table of the stores, the largest first.
 *
 * @param folder as it is to be named
 */
export function cacheText({ bytes, stores }: CacheFacts, folder: string): string {
  if (stores.length === 0) return `${folder}: no cache yet.`;
  const rows = stores.map((store) => [store.name, String(store.records), bytesText(store.bytes)] as const);
  const width = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length));
  const lines = rows.map(
    ([name, records, size]) => `  ${name.padEnd(width(0))}  ${records.padStart(width(1))}  ${size.padStart(width(2))}`,
  );
  return [`${folder}: ${bytesText(bytes)} in ${countOf(stores.length, 'store')}`, ...lines].join('\n');
}

/** What was removed. */
export function clearedText({ bytes, stores }: CacheFacts, folder: string): string {
  return stores.length === 0 ? `${folder}: no cache to remove.` : `${folder}: removed ${bytesText(bytes)}.`;
}
