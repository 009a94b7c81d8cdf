// Tracks HTML comments that span lines. In: a line, and the comment open before it. Out: the comment open after it.

/**
 * An open comment: one that starts a line ends only with `-->`; one inside a paragraph also ends with the paragraph.
 */
export type OpenComment = 'block' | 'inline';

/** The comment that is open after a line. */
export function commentAfter(line: string, before: OpenComment | undefined): OpenComment | undefined {
  if (before === 'inline' && !line.trim()) return undefined;
  let comment = before;
  const text = before ? line : withoutCode(line);
  const indent = /^[\s>]*/.exec(text)![0].length;
  for (let at = 0; ;) {
    const next = text.indexOf(comment ? '-->' : '<!--', at);
    if (next < 0) return comment;
    comment = comment ? undefined : next <= indent ? 'block' : 'inline';
    at = next + 3;
  }
}

/**
 * A line without its code spans. Each run of backticks is linked to the next run of the same length first, so that the
 * search is linear.
 */
function withoutCode(line: string): string {
  const runs = [...line.matchAll(/`+/g)].map(({ 0: ticks, index }) => ({ index, length: ticks.length, close: -1 }));
  const latest = new Map<number, number>();
  for (let index = runs.length - 1; index >= 0; index--) {
    const run = runs[index]!;
    run.close = latest.get(run.length) ?? -1;
    latest.set(run.length, index);
  }
  let result = '';
  let done = 0;
  for (let index = 0; index < runs.length; index++) {
    const { index: start, close } = runs[index]!;
    if (close < 0) continue;
    result += line.slice(done, start);
    done = runs[close]!.index + runs[close]!.length;
    index = close;
  }
  return result + line.slice(done);
}
