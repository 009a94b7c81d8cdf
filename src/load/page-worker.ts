// Entry of the threads that parse pages. In: content files. Out: the records of their pages as the JSON that the cache
// keeps, so that no thread makes it again.
import { Tinypool, workerId } from 'tinypool';
import { fileSnapshot } from '../disk/file-snapshot.ts';
import { noTrace, recordingTrace } from '../model/trace.ts';
import { pageParser, type PageToParse } from './page-parser.ts';
import type { PageThreadData, ParsedBatch } from './page-threads.ts';

const { config, routes, isTraced } = Tinypool.workerData as PageThreadData;
const trace = isTraced ? recordingTrace() : undefined;
const parse = pageParser({ config, routes, files: fileSnapshot(config.root), trace: trace ?? noTrace });
/** What was told already. */
let told = 0;

/** Parses a batch of pages. */
export async function parseBatch(pages: readonly PageToParse[]): Promise<ParsedBatch> {
  const ended = trace?.begin('worker', 'batch');
  const parsed: ParsedBatch['pages'][number][] = [];
  for (const page of pages) {
    const { whole, isFailed } = await parse(page);
    const { page: facts, body, prose = [] } = whole;
    parsed.push(
      isFailed ? { failed: whole } : { texts: { page: bytesOf(facts), body: bytesOf(body), prose: bytesOf(prose) } },
    );
  }
  ended?.();
  const spans = trace?.spans.slice(told) ?? [];
  told += spans.length;
  return { pages: parsed, thread: `pages ${workerId}`, spans };
}

/** A text's own bytes: one of Buffer's may lie in a pool, which would be sent as a whole. */
function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
