// The spans of a build, added up.
import type { BuildProfile, ProfiledTime } from '../model/build-profile.ts';
import type { Span, SpanKind } from '../model/trace.ts';

/** How many pages and demos are named. */
const named = 5;

/** Where the time went, by what it was spent on. */
export function profileOf(
  spans: readonly Span[],
): Pick<BuildProfile, 'steps' | 'parts' | 'pages' | 'demos' | 'threads'> {
  const sumOf = (kinds: readonly SpanKind[], nameOf = ({ name }: Span) => name) =>
    summed(
      spans.filter(({ kind }) => kinds.includes(kind)),
      nameOf,
    );
  return {
    steps: sumOf(['step']),
    parts: sumOf(['part']),
    pages: sumOf(['parse', 'render']).slice(0, named),
    demos: sumOf(['demo']).slice(0, named),
    threads: sumOf(['worker'], ({ thread, name }) => thread ?? name),
  };
}

/** Milliseconds by name, the most first. */
function summed(spans: readonly Span[], nameOf: (span: Span) => string): ProfiledTime[] {
  const sums = new Map<string, number>();
  for (const span of spans) {
    const name = nameOf(span);
    sums.set(name, (sums.get(name) ?? 0) + span.end - span.start);
  }
  return [...sums]
    .map(([name, ms]) => ({ name, ms: Math.round(ms * 10) / 10 }))
    .sort((a, b) => b.ms - a.ms || (a.name < b.name ? -1 : 1));
}
