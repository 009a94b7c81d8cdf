// Delays background work until no requests come in, so that the first page of a dev server has the processor to itself.

interface QuietOptions {
  /** Time without activity after which the work begins, in milliseconds. */
  readonly after: number;
  /** Time after which the work begins in any case, in milliseconds. */
  readonly atMost: number;
}

export interface Quiet {
  /** Signals activity, which restarts the wait. */
  sign(): void;
  /** Cancels the work if it has not begun. */
  cancel(): void;
}

/** Calls back once: after a time without activity, or after the maximum time. */
export function whenQuiet(begin: () => void, { after, atMost }: QuietOptions): Quiet {
  let begun = false;
  const once = () => {
    cancel();
    if (!begun) begin();
    begun = true;
  };
  let idleTimer = setTimeout(once, after);
  const maxTimer = setTimeout(once, atMost);
  const cancel = () => {
    clearTimeout(idleTimer);
    clearTimeout(maxTimer);
  };
  return {
    sign() {
      if (begun) return;
      clearTimeout(idleTimer);
      idleTimer = setTimeout(once, after);
    },
    cancel() {
      begun = true;
      cancel();
    },
  };
}
