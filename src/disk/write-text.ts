// Writes the texts of an output's files. One after the other takes half of the processor's time that many at once take,
// and no copy of the text; where the disk lets a process wait, as over a network, many at once are faster all the same.
import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

/** How many texts are timed together, and how many milliseconds one of them may take where nobody says so. */
const timed = 64;
const defaultMs = 2;

/**
 * A function that writes a text to a path as UTF-8, one half of a pair of surrogates as U+FFFD.
 *
 * @param mostMs how many milliseconds a text may take before many are written at once
 * @throws the system's error if the disk cannot be written
 */
export function textWriter(mostMs = defaultMs): (path: string, text: string) => Promise<void> {
  let isSlow = false;
  let written = 0;
  let spentMs = 0;
  return async (path, text) => {
    if (isSlow) return writeFile(path, text);
    const start = performance.now();
    writeFileSync(path, text);
    spentMs += performance.now() - start;
    if (++written % timed > 0) return;
    isSlow = spentMs > timed * mostMs;
    spentMs = 0;
    // Signals, and what threads answer.
    await new Promise((done) => setImmediate(done));
  };
}
