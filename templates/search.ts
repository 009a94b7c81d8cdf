// The search as a page loads it when its reader opens it. In: where the index is, and what was typed meanwhile. Out: a
// dialog.
import { createSearchDialog, type SearchDialog, type SearchDialogOptions } from './search/search-dialog.ts';

const dialogs = new Map<string, SearchDialog>();

/** Shows the dialog of an index. */
export function openSearch(options: SearchDialogOptions, typed: string): void {
  if (document.querySelector('dialog[open]')) return;
  const dialog = dialogs.get(options.url) ?? createSearchDialog(options);
  dialogs.set(options.url, dialog);
  dialog.open(typed);
}
