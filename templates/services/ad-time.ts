// Time that ends with what it is for: nothing of a page goes on after its reader has left it.

/** Runs after a time in milliseconds, unless the signal has come until then. */
export function later(ms: number, signal: AbortSignal, run: () => void): void {
  setTimeout(() => {
    if (!signal.aborted) run();
  }, ms);
}
