// Many pieces of bytes in a few buffers, which another thread takes over: it neither copies them nor has them as values until
// it looks at one.

/** Where a piece lies: place of its buffer, begin, end. */
export type SentPiece = readonly [buffer: number, begin: number, end: number];

export interface SentBytes {
  /** Puts a copy of a piece into the buffers. */
  add(piece: Uint8Array): SentPiece;
  /** All that there are; some have room left. */
  readonly buffers: readonly ArrayBuffer[];
}

/** A few hundred pages. */
const bufferBytes = 4 << 20;

/** None yet. */
export function sentBytes(): SentBytes {
  const buffers: ArrayBuffer[] = [];
  let end = Infinity;
  return {
    buffers,
    add(piece) {
      const latest = buffers.at(-1);
      if (!latest || end + piece.length > latest.byteLength) {
        buffers.push(new ArrayBuffer(Math.max(bufferBytes, piece.length)));
        end = 0;
      }
      const buffer = buffers.length - 1;
      new Uint8Array(buffers[buffer]!).set(piece, end);
      end += piece.length;
      return [buffer, end - piece.length, end];
    },
  };
}

/** The bytes of a piece. */
export function pieceOf(buffers: readonly ArrayBuffer[], [buffer, begin, end]: SentPiece): Uint8Array {
  return new Uint8Array(buffers[buffer]!, begin, end - begin);
}
