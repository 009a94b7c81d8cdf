// When what happened in a build, for `--profile`: spans, recorded in every thread on one clock. It is handed down like
// any other value; where nobody asked, it is one that records nothing.

/** What a span is about. */
export type SpanKind =
  /** A part of the build that may wait, and run beside others. */
  | 'step'
  /** Files of one part of the output, while they are made. */
  | 'part'
  /** A page that is parsed, and one that is rendered, by its file. */
  | 'parse'
  | 'render'
  /** A demo that is rendered on the server. */
  | 'demo'
  /** What types are read of: a program, or an export. */
  | 'types'
  /** The life of a thread, or its work on one task. */
  | 'worker';

export interface Span {
  readonly kind: SpanKind;
  readonly name: string;
  /** Milliseconds since 1970, with fractions: the same in every thread. */
  readonly start: number;
  readonly end: number;
  /** The thread that was at work. Absent: the main one. */
  readonly thread?: string;
}

export interface Trace {
  /** Does work that nothing interrupts, and records how long it took. */
  span<T>(kind: SpanKind, name: string, work: () => T): T;
  /** Does work that may wait for other things. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Begins a span, which ends when the returned function is called. */
  begin(kind: SpanKind, name: string, thread?: string): () => void;
  /** Takes what another thread recorded; absent where it recorded nothing. */
  take(spans: readonly Span[] | undefined, thread?: string): void;
  /** Whether anything is recorded: other threads record for this one only then. */
  readonly isOn: boolean;
}

export interface RecordingTrace extends Trace {
  /** What was recorded so far. */
  readonly spans: readonly Span[];
}

const nothing = (): void => undefined;

/** Records nothing and costs nothing. */
export const noTrace: Trace = {
  span: (_kind, _name, work) => work(),
  step: (_name, work) => work(),
  begin: () => nothing,
  take: nothing,
  isOn: false,
};

/** Milliseconds since 1970 by the clock of spans, which never goes back. */
export function traceTime(): number {
  return performance.timeOrigin + performance.now();
}

/** Begins to record. */
export function recordingTrace(): RecordingTrace {
  const spans: Span[] = [];
  const begin = (kind: SpanKind, name: string, thread?: string) => {
    const start = traceTime();
    return () => void spans.push({ kind, name, start, end: traceTime(), ...(thread !== undefined && { thread }) });
  };
  return {
    spans,
    isOn: true,
    begin,
    span(kind, name, work) {
      const end = begin(kind, name);
      try {
        return work();
      } finally {
        end();
      }
    },
    async step(name, work) {
      const end = begin('step', name);
      try {
        return await work();
      } finally {
        end();
      }
    },
    take(others = [], thread) {
      for (const span of others) spans.push(thread === undefined ? span : { thread, ...span });
    },
  };
}
