// Work of a dev server that nobody waits for: begun when nothing was asked for a while, one piece at a time, and of pieces
// of one name only the last.
export interface BackgroundWork {
  /** Adds a piece; one of the same name that has not begun is left out. */
  add(name: string, work: () => Promise<void>): void;
  /** Says that somebody waits for something else. */
  sign(): void;
  /** Begins nothing any more. */
  close(): void;
}

interface WorkOptions {
  /** Quiet before a piece begins, in milliseconds. */
  readonly after: number;
  /** Time after which it begins in any case, in milliseconds. */
  readonly atMost: number;
  /** Told why a piece failed; the next ones go on. */
  readonly onFailure: (error: unknown) => void;
}

/** Nothing to do yet. */
export function backgroundWork({ after, atMost, onFailure }: WorkOptions): BackgroundWork {
  const pieces = new Map<string, () => Promise<void>>();
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isClosed = false;
  const wait = () => {
    clearTimeout(timer);
    if (isRunning || isClosed || pieces.size === 0) return;
    since ??= Date.now();
    timer = setTimeout(() => void run(), Math.min(after, Math.max(0, since + atMost - Date.now())));
  };
  const run = async () => {
    since = undefined;
    isRunning = true;
    const [name, work] = [...pieces][0]!;
    pieces.delete(name);
    try {
      await work();
    } catch (error) {
      if (!isClosed) onFailure(error);
    }
    isRunning = false;
    wait();
  };
  return {
    add(name, work) {
      pieces.delete(name);
      pieces.set(name, work);
      wait();
    },
    sign: wait,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
