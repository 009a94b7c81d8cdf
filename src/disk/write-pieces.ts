// Writes a large file from many small pieces.
import { closeSync, openSync, writeSync } from 'node:fs';

/** How many bytes are written at once. */
const chunkBytes = 1 << 20;

/**
 * Writes a file piece by piece, many small ones at once: as a whole it would be there twice, in hundreds of megabytes. Each
 * piece is asked for when those before it are on their way.
 */
export function writePieces(path: string, pieces: Iterable<Uint8Array>): void {
  const file = openSync(path, 'w');
  try {
    let waiting: Uint8Array[] = [];
    let length = 0;
    const flush = () => {
      const bytes = Buffer.concat(waiting, length);
      for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
      waiting = [];
      length = 0;
    };
    for (const piece of pieces) {
      waiting.push(piece);
      length += piece.length;
      if (length >= chunkBytes) flush();
    }
    flush();
  } finally {
    closeSync(file);
  }
}
