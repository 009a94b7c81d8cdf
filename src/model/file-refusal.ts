// Why a file that Markdown names is not read.

/**
 * - `outside`: it lies outside of the folders that may be read
 * - `hidden`: a name in its path begins with a dot
 * - `package`: it lies in `node_modules`
 * - `ignored`: git ignores it, and it lies outside of the content
 * - `not-beside`: writers are trusted with text only, and it does not lie in the page's folder
 * - `kind`: writers are trusted with text only, and a browser that opens such a file may run what it holds
 * - `not-content`: writers are trusted with text only, and the page is a link to a file that is no content
 */
export type RefusalReason = 'outside' | 'hidden' | 'package' | 'ignored' | 'not-beside' | 'kind' | 'not-content';

export interface FileRefusal {
  readonly why: RefusalReason;
  /** Where symbolic links lead, as a project path; only where that is not where the file was named. */
  readonly target?: string;
  /** Project paths of the folders that may be read besides the project. */
  readonly folders: readonly string[];
}

/** What a page does with a file that it names: it copies it, shows its text, runs it, or looks for it in the public folder. */
export type FileUse = 'asset' | 'include' | 'module' | 'public';
