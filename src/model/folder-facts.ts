// What a folder of pages says of itself in its `_folder.yml`, for a navigation that is made from folders.
import type { Plan } from './page.ts';

/** The name of such a file. */
export const folderFile = '_folder.yml';

export interface FolderFacts {
  /** The name of its group. Default: the title of its page, or its own name. */
  readonly title?: string;
  /** Its place among its neighbours: lower numbers first, those without one last. */
  readonly order?: number;
  /** `false`: its pages always show, below its name as a label. Default: it folds. */
  readonly collapsed?: boolean;
  /** The plan that covers it, shown as a badge. */
  readonly plan?: Plan;
}
