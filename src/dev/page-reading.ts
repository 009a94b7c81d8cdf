// Which pages of a dev server's site are read. While most of them are new, because the cache is empty or because somebody has
// checked out another branch, a page is read when it is asked for, and the others after it.
import { readAhead as readPagesAhead } from '../load/load-site.ts';
import type { Project } from '../load/project.ts';

export interface PageReading {
  /** Whether the next load reads all pages; else those that the cache does not know are left for whoever asks. */
  isWhole(): boolean;
  /** Whether the unread pages are to be read now. Before the first `complete()` they are not: the server begins that. */
  isBehind(): boolean;
  /** Notes whether a load has left nothing unread. */
  loaded(isWhole: boolean): void;
  /** Notes which files were saved at once, before they are loaded. */
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
  let wasAsked = false;
  /** Whether many files were saved since reading them began. */
  let isStale = false;
  let isRunning = false;
  let completing: Promise<void> | undefined;
  const run = async () => {
    wasAsked = isRunning = true;
    // Many files may be saved while the snapshot of all waits for its turn, too.
    while (!isWhole) {
      do {
        isStale = false;
        await readAhead();
      } while (isStale);
      isWhole = true;
      await retake();
    }
    isRunning = false;
    onWhole();
  };
  return {
    isWhole: () => isWhole,
    isBehind: () => wasAsked && !isWhole && !completing,
    loaded(found) {
      isWhole ||= found;
    },
    follow(changed) {
      if (changed.length <= fewFiles) return;
      isStale = true;
      isWhole = false;
      if (!isRunning) completing = undefined;
    },
    complete: () => (completing ??= run()),
  };
}

/**
 * Reads all pages of a project, and once more where that is another one by then, which does not find what was read for the last.
 * What cannot be read is said by the load that follows.
 */
export async function readAheadOf(sources: { readonly project: Project }, signal: AbortSignal): Promise<void> {
  let project: Project;
  do {
    ({ project } = sources);
    await readPagesAhead(project, signal).catch(() => undefined);
  } while (project !== sources.project && !signal.aborted);
}
