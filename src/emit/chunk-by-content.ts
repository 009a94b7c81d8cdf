// Content-defined chunking: splits a sorted list into chunks of similar size at places that depend only on nearby
// items, so that adding, changing or removing an item changes its own chunk, not the following ones.

export interface ChunkOptions<Item> {
  readonly keyOf: (item: Item) => string;
  readonly weightOf: (item: Item) => number;
  /** The approximate weight of a chunk. */
  readonly target: number;
}

/** Splits a list into chunks. */
export function chunkByContent<Item>(
  items: readonly Item[],
  { keyOf, weightOf, target }: ChunkOptions<Item>,
): Item[][] {
  const chunks: Item[][] = [];
  let chunk: Item[] = [];
  let weight = 0;
  for (const item of items) {
    const itemWeight = weightOf(item);
    if (chunk.length > 0 && weight + itemWeight > target * 1.6) close();
    chunk.push(item);
    weight += itemWeight;
    // An item ends a chunk with a probability proportional to its weight.
    if (weight > target * 0.3 && hashNumber(keyOf(item)) < itemWeight / (target * 0.7)) close();
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;

  function close(): void {
    chunks.push(chunk);
    chunk = [];
    weight = 0;
  }
}

/** A deterministic number from 0 to 1 for a text (FNV-1a with a final mix). */
function hashNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
