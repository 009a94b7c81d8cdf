// Entry of the thread that writes files of the output. In: their paths and contents. Out: what the disk refused.
import { Tinypool } from 'tinypool';
import type { FileToWrite } from '../disk/output-writer.ts';
import { fileWriter } from '../disk/write-file.ts';
import { recordingTrace } from '../model/trace.ts';
import type { WriteAnswer, WriteThreadData } from './write-thread.ts';

const { isTraced } = Tinypool.workerData as WriteThreadData;
const trace = isTraced ? recordingTrace() : undefined;
const write = fileWriter();
/** What was told already. */
let told = 0;

/** Writes some files. */
export async function writeFiles(files: readonly FileToWrite[]): Promise<WriteAnswer> {
  const ended = trace?.begin('worker', 'batch');
  const outcomes = await Promise.allSettled(files.map((file) => write(...file)));
  ended?.();
  const spans = trace?.spans.slice(told) ?? [];
  told += spans.length;
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!refused) return { spans };
  const { message, code, errno, syscall, path } = refused.reason as NodeJS.ErrnoException;
  return { failed: { message, code, errno, syscall, path }, spans };
}
