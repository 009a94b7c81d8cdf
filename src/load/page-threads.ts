// Parses pages in threads of a pool, and in this one, too: whoever is free takes the next pages. In: pages. Out: each
// page once, as it comes; where it was parsed makes no difference to it.
import { Tinypool } from 'tinypool';
import type { WholePage } from '../model/page.ts';
import type { Span, Trace } from '../model/trace.ts';
import type { PageToParse, ParsingConfig } from './page-parser.ts';
import type { PageTexts } from './page-records.ts';

/** What every thread begins with. */
export interface PageThreadData {
  readonly config: ParsingConfig;
  readonly routes: ReadonlyMap<string, string>;
  readonly isTraced: boolean;
}

/** What a thread answers. */
export interface ParsedBatch {
  readonly pages: readonly ({ readonly texts: PageTexts } | { readonly failed: WholePage })[];
  readonly thread: string;
  readonly spans: readonly Span[];
}

export interface PageThreadsOptions {
  /** Path of the threads' script. */
  readonly script: string;
  /** Threads beside this one. */
  readonly threads: number;
  readonly data: Omit<PageThreadData, 'isTraced'>;
  readonly trace: Trace;
  readonly signal?: AbortSignal | undefined;
}

/** Characters of text in a batch: some 20 ms of work, so that the last batches end nearly together. */
const batchCharacters = 60_000;

/**
 * Parses all pages.
 *
 * @param length of the list
 * @param pageAt the page at a place of the list, asked for once, when somebody is free for it
 * @param parseHere parses the page at a place in this thread
 * @param onParsed told of each page that another thread has parsed, in any order
 * @throws the signal's reason; what a thread throws
 */
export async function parseInThreads(
  length: number,
  pageAt: (index: number) => PageToParse,
  {
    parseHere,
    onParsed,
  }: {
    parseHere: (index: number) => Promise<void>;
    onParsed: (index: number, page: PageToParse, parsed: ParsedBatch['pages'][number]) => void;
  },
  { script, threads, data, trace, signal }: PageThreadsOptions,
): Promise<void> {
  const workerData: PageThreadData = { ...data, isTraced: trace.isOn };
  const pool = new Tinypool({
    filename: script,
    name: 'parseBatch',
    minThreads: threads,
    maxThreads: threads,
    // The next batch waits in the thread, not for this one, which is at work itself.
    concurrentTasksPerWorker: 2,
    workerData,
  });
  let next = 0;
  /** The next pages; fewer at the end, so that nobody is left alone with many. */
  const take = () => {
    const most = Math.ceil((length - next) / (2 * threads + 1));
    const first = next;
    const pages: PageToParse[] = [];
    for (let characters = 0; next < length && pages.length < most && characters < batchCharacters; next++) {
      const page = pageAt(next);
      pages.push(page);
      characters += page.text.length;
    }
    return { first, pages };
  };
  const inPool = async (): Promise<void> => {
    for (let { first, pages } = take(); pages.length > 0; { first, pages } = take()) {
      const answer = (await pool.run(pages)) as ParsedBatch;
      signal?.throwIfAborted();
      trace.take(answer.spans, answer.thread);
      answer.pages.forEach((parsed, index) => onParsed(first + index, pages[index]!, parsed));
    }
  };
  const here = async (): Promise<void> => {
    while (next < length) {
      await parseHere(next++);
      // Answers of the threads are taken in between.
      await new Promise((done) => setImmediate(done));
      signal?.throwIfAborted();
    }
  };
  const lanes = [here(), ...Array.from({ length: 2 * threads }, inPool)];
  try {
    await Promise.all(lanes);
  } finally {
    // One that failed must not leave others behind.
    next = length;
    await Promise.allSettled(lanes);
    await pool.destroy();
  }
}
