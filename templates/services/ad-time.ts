// Timers and signals that end with what they are for, so that nothing of a page goes on after its reader has left it.

/** Runs after a time in milliseconds, unless the signal comes first. */
export function later(ms: number, signal: AbortSignal, run: () => void): void {
  if (signal.aborted) return;
  const timer = setTimeout(run, ms);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** A controller whose signal comes with another one at the latest. */
export function partOf(signal: AbortSignal): AbortController {
  const part = new AbortController();
  if (signal.aborted) part.abort();
  signal.addEventListener('abort', () => part.abort(), { once: true, signal: part.signal });
  return part;
}
