// Text that is no UTF-8. In: bytes. Out: where the first one stands that belongs to no character.

/** A byte's offset, and its line and column counted from 1. */
interface BadByte {
  readonly byte: number;
  readonly line: number;
  readonly column: number;
}

/** The first byte that is no UTF-8, by bisection over prefixes; nothing where all are. */
export function badByteOf(bytes: Uint8Array): BadByte | undefined {
  const isText = (length: number, stream: boolean) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream });
      return true;
    } catch {
      return false;
    }
  };
  if (isText(bytes.length, false)) return undefined;
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isText(middle, true)) good = middle;
    else bad = middle;
  }
  // A character that has begun and does not end is not among the decoded ones: the bad byte is its first.
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, good), { stream: true });
  const lines = before.split('\n');
  return { byte: new TextEncoder().encode(before).length, line: lines.length, column: lines.at(-1)!.length + 1 };
}

/**
 * The same for a text that was decoded from the bytes: one without replacement characters is right, and costs nothing.
 */
export function badByteIn(text: string, bytes: () => Uint8Array | undefined): BadByte | undefined {
  const found = text.includes('\uFFFD') ? bytes() : undefined;
  return found && badByteOf(found);
}
