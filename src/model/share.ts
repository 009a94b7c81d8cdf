// A share of a build that several machines make: which of how many.
/** `2` of `4`, as in `--shard 2/4`. */
export interface Share {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** More shares than this are a slip: each one costs a start of its own, and merging opens the files of all. */
export const mostShares = 256;

/** Reads `2/4`; `undefined` where that is no share. */
export function readShare(text: string): Share | undefined {
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  const isShare = index !== undefined && count !== undefined && index >= 1 && index <= count && count <= mostShares;
  return isShare ? { index, count } : undefined;
}

/** A share in words: `2/4`. */
export function shareText({ index, count }: Share): string {
  return `${index}/${count}`;
}
