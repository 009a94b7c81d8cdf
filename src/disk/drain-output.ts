// The output of a site that is only checked: every file is made, none is written.
import { accessSync, constants } from 'node:fs';
import type { StreamedFile } from '../model/output-file.ts';
import { diskError } from './disk-error.ts';
import { eventLoopYield } from './event-loop-yield.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';

/**
 * Goes through all files.
 *
 * @throws XdocsError where a file that would be copied cannot be read
 */
export async function drainOutput(files: Iterable<StreamedFile> | AsyncIterable<StreamedFile>): Promise<void> {
  const yieldIfDue = eventLoopYield();
  // More than one at once: another thread may be at a page.
  await forEachConcurrently(files, 32, async (file) => {
    if ('make' in file) await file.make();
    if ('copyFrom' in file) refuseUnreadable(file.copyFrom);
    await yieldIfDue();
  });
}

function refuseUnreadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw diskError(error, `The file ${file} cannot be read`);
  }
}
