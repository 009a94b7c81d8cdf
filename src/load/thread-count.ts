// How many threads work beside the main one.
import { availableParallelism } from 'node:os';

export interface ThreadFacts {
  /** Pages that are not known yet. */
  readonly pages: number;
  /** Bytes of all of their texts. */
  readonly bytes: number;
  /** Processors that this process may use. */
  readonly cores: number;
  /** Bytes of memory that this process may still take. */
  readonly memory: number;
}

/** Milliseconds of parsing: for a page, and for each kB of it. By measurement; half as fast is no harm. */
const pageCost = 0.5;
const kilobyteCost = 0.3;

/** A thread pays with so many milliseconds of work: it takes about half of that to load the parser. */
const leastWork = 500;

/** Bytes that a thread takes with the parser and the pages that it is at. */
const threadMemory = 160e6;

/** Bytes that are left to the main thread, the bundler and all else on the machine. */
const spared = 600e6;

/** More do not help: the main thread joins their pages one after the other. */
const most = 8;

/** Threads beside the main one, which parses, too: none for a small site, on one core, or where memory is short. */
export function pageThreads({ pages, bytes, cores, memory }: ThreadFacts): number {
  const work = pages * pageCost + (bytes / 1000) * kilobyteCost;
  const paying = Math.floor(work / leastWork) - 1;
  return Math.max(0, Math.min(paying, fittingThreads({ cores, memory }), most));
}

/** What this machine has. */
export function machine(): Pick<ThreadFacts, 'cores' | 'memory'> {
  return { cores: availableParallelism(), memory: process.availableMemory() };
}

/** Bytes that a compiler of types takes with all that four packages of components declare, at most. */
const compilerMemory = 1.5e9;

/** Whether there are processors and memory for two compilers of types at once, beside the main thread. */
export function fitTwoCompilers({ cores, memory }: Pick<ThreadFacts, 'cores' | 'memory'>): boolean {
  return cores > 1 && memory > spared + 2 * compilerMemory;
}

/** Threads beside the main one for which there are a processor and memory. */
export function fittingThreads({ cores, memory }: Pick<ThreadFacts, 'cores' | 'memory'>): number {
  return Math.max(0, Math.min(cores - 1, Math.floor((memory - spared) / threadMemory)));
}
