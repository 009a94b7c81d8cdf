// Which pages of a dev server's site are read. While most of them are new, because the cache is empty or because somebody has
// checked out another branch, a page is read when it is asked for, and the others after it.

export interface PageReading {
  /** Whether the next load reads all pages; else those that the cache does not know are left for whoever asks. */
  isWhole(): boolean;
  /** Whether pages are to be read that nobody has asked for. */
  isBehind(): boolean;
  /** Notes what the first load has read. */
  begin(first: { readonly isWhole: boolean }): void;
  /** Notes which files were saved at once. */
  follow(changed: readonly string[]): void;
  /** Reads the pages that are still unread; the next snapshot is complete. */
  complete(): Promise<void>;
}

interface ReadingOptions {
  /** Reads all pages, so that a load finds them. */
  readonly readAhead: () => Promise<void>;
  /** Takes the next snapshot. */
  readonly retake: () => Promise<void>;
  /** Told when all pages are read. */
  readonly onWhole: () => void;
}

/** More files are not saved one by one: reading what stands in them takes longer than somebody waits for a page. */
const fewFiles = 50;

/** Nothing read yet. */
export function pageReading({ readAhead, retake, onWhole }: ReadingOptions): PageReading {
  let isWhole = false;
  let wasComplete = false;
  /** Whether many files were saved since reading them began. */
  let isStale = false;
  let completing: Promise<void> | undefined;
  return {
    isWhole: () => isWhole,
    isBehind: () => wasComplete && !isWhole && !completing,
    begin(first) {
      ({ isWhole } = first);
    },
    follow(changed) {
      if (changed.length <= fewFiles) return;
      isStale = true;
      if (!isWhole) return;
      isWhole = false;
      completing = undefined;
    },
    complete: () =>
      (completing ??= (async () => {
        if (!isWhole) {
          do {
            isStale = false;
            await readAhead();
          } while (isStale);
          isWhole = true;
          await retake();
        }
        wasComplete = true;
        onWhole();
      })()),
  };
}
