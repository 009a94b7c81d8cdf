// Hands files to a thread that writes them, once there are many: what makes them goes on meanwhile. The first files are written
// here, and so are all where there is no thread, or a disk on which many files at once are faster.
import { fileWriter, type FileContents, type FileWriter } from './write-file.ts';

export type FileToWrite = readonly [path: string, contents: FileContents];

/**
 * Writes files elsewhere.
 *
 * @returns the system's error where the disk cannot be written
 * @throws where there is no thread, or no more
 */
export type WritingThread = (files: readonly FileToWrite[]) => Promise<Error | undefined>;

export interface OutputWriter {
  /**
   * Takes a file, and waits where many of them wait already.
   *
   * @throws the system's error if this file or an earlier one cannot be written
   */
  write(path: string, contents: FileContents): Promise<void>;
  /**
   * Waits until no file is written any more.
   *
   * @throws as `write` does
   */
  end(): Promise<void>;
}

/** Files that are written before a thread pays. */
const firstFiles = 256;

/** Files in a message to the thread, and their characters or bytes. */
const batchFiles = 32;
const batchLength = 500_000;

/** Characters or bytes that may wait for the thread: some hundred pages. */
const mostWaiting = 4_000_000;

/** Prepares the writing of many files. */
export function outputWriter(thread?: WritingThread, here: FileWriter = fileWriter()): OutputWriter {
  const sent = new Set<Promise<void>>();
  let isBroken = thread === undefined;
  let failure: { readonly error: unknown } | undefined;
  let written = 0;
  let waiting = 0;
  let batch: FileToWrite[] = [];
  let length = 0;
  const handOver = async (files: readonly FileToWrite[], size: number) => {
    waiting += size;
    try {
      const error = await thread!(files);
      if (error) failure ??= { error };
    } catch {
      // Whatever went wrong there: these files are written here, as all others are from now on.
      isBroken = true;
      for (const file of files) await here(...file).catch((error: unknown) => (failure ??= { error }));
    }
    waiting -= size;
  };
  const send = () => {
    const asked = handOver(batch, length).finally(() => sent.delete(asked));
    sent.add(asked);
    batch = [];
    length = 0;
  };
  const room = async (): Promise<void> => {
    if (waiting <= mostWaiting) return;
    await Promise.race(sent);
    return room();
  };
  const refuseFailure = () => {
    if (failure) throw failure.error;
  };
  return {
    async write(path, contents) {
      refuseFailure();
      if (isBroken || here.isSlow() || written < firstFiles) {
        written++;
        return here(path, contents);
      }
      batch.push([path, sendable(contents)]);
      length += contents.length;
      if (batch.length < batchFiles && length < batchLength) return;
      send();
      await room();
      // Signals, and what threads answer.
      await new Promise((done) => setImmediate(done));
    },
    async end() {
      if (batch.length > 0) send();
      await Promise.all(sent);
      refuseFailure();
    },
  };
}

/** Of bytes that lie among others, all would be sent. */
function sendable(contents: FileContents): FileContents {
  if (typeof contents === 'string' || contents.byteLength === contents.buffer.byteLength) return contents;
  return new Uint8Array(contents);
}
