// `xdocs feedback`: what readers said of pages, as `xdocs serve` or a site's own server has kept it.
import { join, resolve } from 'node:path';
import { openFeedbackStore } from '../disk/feedback-store.ts';
import { withoutRepeats, type KeptFeedback } from '../model/feedback.ts';

/** Where `xdocs serve` keeps feedback, below the project's root; files with `.sqlite` or `.jsonl` at their end. */
export const ownFeedbackFile = join('.xdocs', 'feedback');

export interface FeedbackOptions {
  readonly cwd: string;
  /** The files' path without extension. Default: where `xdocs serve` keeps it. */
  readonly file?: string | undefined;
}

/** Everything that was kept, each reader's word once, oldest first. */
export async function feedback({ cwd, file = ownFeedbackFile }: FeedbackOptions): Promise<readonly KeptFeedback[]> {
  const store = openFeedbackStore(resolve(cwd, file));
  try {
    return withoutRepeats(await store.list());
  } finally {
    store.close();
  }
}
