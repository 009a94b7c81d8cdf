// Spans in the trace event format, which Perfetto and chrome://tracing open. A thread is a track; steps, which overlap,
// are asynchronous events with a track of their own.
import type { Span, SpanKind } from '../model/trace.ts';

/** One event of the format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat?: SpanKind;
  /** X: a span of a thread; b and e: begin and end of a step; M: the name of a thread or process. */
  readonly ph: 'X' | 'b' | 'e' | 'M';
  readonly pid: number;
  readonly tid: number;
  readonly ts?: number;
  readonly dur?: number;
  readonly id?: number;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** So many spans of a kind are in a trace, the longest ones: a viewer is to open it at once. */
const limitOfKind = 2000;

/** How every trace begins. */
export const traceOpening = '{"displayTimeUnit":"ms","traceEvents":[';

/**
 * The trace as text.
 *
 * @param origin the moment that the trace counts from, in milliseconds since 1970
 */
export function chromeTrace(spans: readonly Span[], origin: number): string {
  const shown = longestOfKinds(spans);
  const threads = [...new Set(['main', ...shown.map(({ thread = 'main' }) => thread)])];
  const events: TraceEvent[] = [named('process_name', 0, 'xdocs build')];
  threads.forEach((thread, index) => events.push(named('thread_name', index, thread)));
  const time = (ms: number) => Math.round((ms - origin) * 1000);
  shown.forEach(({ kind, name, start, end, thread = 'main' }, id) => {
    const event = { name, cat: kind, pid: 1, tid: threads.indexOf(thread), ts: time(start) };
    if (kind === 'step') events.push({ ...event, ph: 'b', id }, { ...event, ph: 'e', id, ts: time(end) });
    else events.push({ ...event, ph: 'X', dur: time(end) - event.ts });
  });
  // One event a line: it can be searched without a viewer.
  return `${traceOpening}\n${events.map((event) => JSON.stringify(event)).join(',\n')}\n]}\n`;
}

function named(what: 'process_name' | 'thread_name', tid: number, name: string): TraceEvent {
  return { name: what, ph: 'M', pid: 1, tid, args: { name } };
}

/** In the order of their beginning; of two that begin at once, the one that holds the other comes first. */
function longestOfKinds(spans: readonly Span[]): Span[] {
  const byKind = new Map<SpanKind, Span[]>();
  for (const span of spans) {
    const own = byKind.get(span.kind) ?? [];
    own.push(span);
    byKind.set(span.kind, own);
  }
  return [...byKind.values()]
    .flatMap((own) => own.sort((a, b) => b.end - b.start - (a.end - a.start)).slice(0, limitOfKind))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
