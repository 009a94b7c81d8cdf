// Errors of edited code in words, with the line of the reader's text: lines of the code that runs are those of the text.
import type { RunFailure } from './runner-messages.ts';

/** An error of a file that cannot be run. */
export class FileError extends Error {
  readonly file: string;
  readonly line: number;
  constructor(message: string, file: string, line: number) {
    super(message);
    this.file = file;
    this.line = line;
  }
}

const names = new Map<string, string>();
const unread = new Set<string>();

/** Remembers which file runs at an address, and that its script is still to be read. */
export function keepAddress(address: string, name: string): void {
  names.set(address, name);
  unread.add(address);
}

export function endReading(address: string): void {
  unread.delete(address);
}

/** Whether an error at an address is one of reading the script, which is told by who reads it. */
export function isBeingRead(address: string): boolean {
  return unread.has(address);
}

/** What to tell of something that was thrown. */
export function failureOf(error: unknown): RunFailure {
  if (error instanceof FileError) return { message: error.message, file: error.file, line: error.line, isUnread: true };
  if (!(error instanceof Error)) return { message: String(error) };
  const message = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  for (const [, address, line] of (error.stack ?? '').matchAll(/(blob:[^\s()]+?):(\d+)(?::\d+)?/g)) {
    const file = names.get(address!);
    if (file !== undefined) return { message, file, line: Number(line) };
  }
  return { message };
}
