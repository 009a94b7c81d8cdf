// The thread that writes an output's files, begun when the first of them are handed to it.
import type { Tinypool } from 'tinypool';
import type { FileToWrite, WritingThread } from '../disk/output-writer.ts';
import { workerScript } from '../load/own-package.ts';
import type { Project } from '../load/project.ts';
import { fittingThreads, machine } from '../load/thread-count.ts';
import type { Span } from '../model/trace.ts';

/** What the thread begins with. */
export interface WriteThreadData {
  readonly isTraced: boolean;
}

/** What the thread answers: an error loses its code on its way. */
export interface WriteAnswer {
  readonly failed?: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'errno' | 'syscall' | 'path'>;
  readonly spans: readonly Span[];
}

interface OpenedWriteThread {
  readonly write: WritingThread;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** The thread of a project; none where it works in one alone, or no processor is left for it. */
export function writeThread({ workers, trace }: Project): OpenedWriteThread | undefined {
  const script = workerScript('write-worker');
  // One processor has the index of the search: on a machine of two, a thread more takes memory and saves next to nothing.
  const threads = workers === 'auto' ? fittingThreads(machine()) - 1 : workers;
  if (script === undefined || threads <= 0) return undefined;
  let pool: Promise<Tinypool> | undefined;
  const opened = async () => {
    const { Tinypool: Pool } = await import('tinypool');
    const workerData: WriteThreadData = { isTraced: trace.isOn };
    return new Pool({
      filename: script,
      name: 'writeFiles',
      minThreads: 1,
      maxThreads: 1,
      // The next files wait in the thread, not for the main one, which is at work itself.
      concurrentTasksPerWorker: 4,
      workerData,
    });
  };
  return {
    async write(files: readonly FileToWrite[]) {
      const { failed, spans } = (await (await (pool ??= opened())).run(files)) as WriteAnswer;
      trace.take(spans, 'write');
      return failed && Object.assign(new Error(failed.message), failed);
    },
    async close() {
      await (await pool?.catch(() => undefined))?.destroy();
    },
  };
}
