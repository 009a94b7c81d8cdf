// Work that waits until readers have what they asked for: the first page of a dev server shares the processor with
// nothing.

interface QuietOptions {
  /** Time without a sign after which it is quiet, in milliseconds. */
  readonly after: number;
  /** Time after which the work begins in any case, in milliseconds. */
  readonly atMost: number;
}

export interface Quiet {
  /** Says that somebody is being served. */
  sign(): void;
  /** Gives up: what has not begun never will. */
  cancel(): void;
}

/** Calls back once: when there was no sign for a while, or when enough time has passed. */
export function whenQuiet(begin: () => void, { after, atMost }: QuietOptions): Quiet {
  let begun = false;
  const once = () => {
    cancel();
    if (!begun) begin();
    begun = true;
  };
  let soon = setTimeout(once, after);
  const last = setTimeout(once, atMost);
  const cancel = () => {
    clearTimeout(soon);
    clearTimeout(last);
  };
  return {
    sign() {
      if (begun) return;
      clearTimeout(soon);
      soon = setTimeout(once, after);
    },
    cancel() {
      begun = true;
      cancel();
    },
  };
}
