// Sets of small whole numbers, compared a word at a time: hundreds of chunks are compared with each other.

export type BitSet = Uint32Array;

/** @param size one more than the largest number that it can hold */
export function bitSet(size: number, numbers: Iterable<number> = []): BitSet {
  const set = new Uint32Array(Math.ceil(size / 32));
  for (const number of numbers) set[number >> 5]! |= 1 << (number & 31);
  return set;
}

/** How many numbers two sets of one size have in common. */
export function commonCount(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let index = 0; index < a.length; index++) count += ones(a[index]! & b[index]!);
  return count;
}

/** The numbers of the first set that are not in the second one. */
export function difference(a: BitSet, b: BitSet): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < a.length; index++) {
    for (let word = a[index]! & ~b[index]!; word !== 0; word &= word - 1)
      numbers.push(index * 32 + 31 - Math.clz32(word & -word));
  }
  return numbers;
}

/** How many numbers of the first set are not in the second one. */
export function differenceCount(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let index = 0; index < a.length; index++) count += ones(a[index]! & ~b[index]!);
  return count;
}

/** The numbers of both sets. */
export function intersection(a: BitSet, b: BitSet): BitSet {
  return a.map((word, index) => word & b[index]!);
}

/** The first set without the numbers of the second one. */
export function without(a: BitSet, b: BitSet): BitSet {
  return a.map((word, index) => word & ~b[index]!);
}

export function union(a: BitSet, b: BitSet): BitSet {
  return a.map((word, index) => word | b[index]!);
}

/** The ones in a word, counted in parallel: Warren, Hacker's Delight, 5–1. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return (((sum + (sum >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
