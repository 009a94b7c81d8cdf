// Writes the files of an output. One after the other takes half of the processor's time that many at once take, and no copy
// of a text; where the disk lets a process wait, as over a network, many at once are faster all the same.
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How many files are timed together, and how many milliseconds one of them may take where nobody says so. */
const timed = 64;
const defaultMs = 2;

/** Bytes, or a text that becomes UTF-8, one half of a pair of surrogates as U+FFFD. */
export type FileContents = string | Uint8Array;

export interface FileWriter {
  /**
   * Writes a file; its folder is made where it is not there.
   *
   * @throws the system's error if the disk cannot be written
   */
  (path: string, contents: FileContents): Promise<void>;
  /** Whether the disk has let this process wait. */
  isSlow(): boolean;
}

/**
 * A function that writes files.
 *
 * @param mostMs how many milliseconds a file may take before many are written at once
 */
export function fileWriter(mostMs = defaultMs): FileWriter {
  const folders = new Set<string>();
  let isSlow = false;
  let written = 0;
  let spentMs = 0;
  const write = async (path: string, contents: FileContents) => {
    const start = performance.now();
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    if (isSlow) return writeFile(path, contents);
    writeFileSync(path, contents);
    spentMs += performance.now() - start;
    if (++written % timed > 0) return;
    isSlow = spentMs > timed * mostMs;
    spentMs = 0;
    // Signals, and what threads answer.
    await new Promise((done) => setImmediate(done));
  };
  return Object.assign(write, { isSlow: () => isSlow });
}
