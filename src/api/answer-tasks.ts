// The other end of run-worker.ts: a thread that gets tasks and answers each, with what it recorded where that is wanted.
import { parentPort } from 'node:worker_threads';
import { noTrace, recordingTrace, type Span, type Trace } from '../model/trace.ts';

export interface WorkerTask<T> {
  readonly data: T;
  /** Whether the answer shall tell when what was done. */
  readonly isTraced: boolean;
}

export interface WorkerAnswer<T> {
  readonly result: T;
  readonly spans?: readonly Span[];
}

/**
 * Answers each task of the main thread.
 *
 * @param handedOver the buffers of a result that the main thread gets instead of copies
 */
export function answerTasks<Data, Result>(
  work: (data: Data, trace: Trace) => Result,
  handedOver: (result: Result) => readonly ArrayBuffer[] = () => [],
): void {
  parentPort?.on('message', ({ data, isTraced }: WorkerTask<Data>) => {
    const trace = isTraced ? recordingTrace() : undefined;
    const answer: WorkerAnswer<Result> = { result: work(data, trace ?? noTrace), ...(trace && { spans: trace.spans }) };
    parentPort!.postMessage(answer, handedOver(answer.result));
  });
}
