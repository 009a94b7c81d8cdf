// Detects text that is not UTF-8. In: bytes. Out: the position of the first invalid byte.

/** A byte's offset, and its line and column counted from 1. */
interface BadByte {
  readonly byte: number;
  readonly line: number;
  readonly column: number;
}

/** The first byte that is not valid UTF-8, found by bisecting prefixes; `undefined` if all are valid. */
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
  // The decoder leaves out a character that is cut short, so the bad byte is the first byte of that character.
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, good), { stream: true });
  const lines = before.split('\n');
  return { byte: new TextEncoder().encode(before).length, line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** The same for already decoded text. Text without replacement characters is valid, so its bytes are never fetched. */
export function badByteIn(text: string, bytes: () => Uint8Array | undefined): BadByte | undefined {
  const found = text.includes('\uFFFD') ? bytes() : undefined;
  return found && badByteOf(found);
}
