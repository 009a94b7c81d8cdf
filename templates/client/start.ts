// Wires a page up. In: the document. Out: listeners. What belongs to the shell is wired once; what belongs to the content
// is wired again whenever `xdocs:content` says that `<main>` was replaced.
import { followColourMode } from './colour-mode.ts';
import { listenForCopies } from './copy-code.ts';
import { listenForPageCopies } from './copy-page.ts';
import { openSourceOfHash } from './demo-anchors.ts';
import { hydrateDemos, listenForEarlyInput } from './hydrate-demos.ts';
import { listenForMenus } from './menus.ts';
import { foldBranches, showActiveEntry } from './navigation.ts';
import { listenForDrawer } from './navigation-drawer.ts';
import { spyOnHeadings } from './scroll-spy.ts';
import { listenForTabs, restoreTabs } from './tabs.ts';

/** Makes freshly arrived content work. Safe to call again on content that already does. */
export function hydrateContent(root: ParentNode): void {
  restoreTabs(root);
  spyOnHeadings();
  openSourceOfHash();
  hydrateDemos(root);
}

/** Starts a page. */
export function start(page: Document): void {
  followColourMode();
  listenForDrawer();
  listenForMenus();
  listenForCopies();
  listenForPageCopies();
  listenForTabs();
  listenForEarlyInput();
  foldBranches();
  showActiveEntry();
  addEventListener('hashchange', openSourceOfHash);
  page.addEventListener('xdocs:content', () => hydrateContent(page));
  hydrateContent(page);
}
