// Wires a page up. In: the document. Out: listeners. What belongs to the shell is wired once; what belongs to the content
// is wired again whenever `xdocs:content` says that `<main>` was replaced.
import { followColourMode } from './colour-mode.ts';
import { listenForCopies } from './copy-code.ts';
import { listenForPageCopies } from './copy-page.ts';
import { openSourceOfHash } from './demo-anchors.ts';
import { listenForKeys } from './keys.ts';
import { followLanguage } from './language.ts';
import { hydrateDemos, listenForEarlyInput } from './hydrate-demos.ts';
import { requestIconFont } from './icon-font.ts';
import { listenForMenus } from './menus.ts';
import { openOnTouch } from './open-on-touch.ts';
import { foldBranches, showActiveEntry } from './navigation.ts';
import { listenForDrawer } from './navigation-drawer.ts';
import { followLinks } from './page-changes.ts';
import { spyOnHeadings } from './scroll-spy.ts';
import { listenForSearch } from './search.ts';
import { listenForTabs, restoreTabs } from './tabs.ts';

/** Makes freshly arrived content work. Safe to call again on content that already does. */
export function hydrateContent(root: ParentNode): void {
  restoreTabs(root);
  if (root.querySelector('.api-table')) void import('./api-tables.ts').then(({ showApiTables }) => showApiTables(root));
  spyOnHeadings();
  openSourceOfHash();
  hydrateDemos(root);
  requestIconFont(root);
}

/** Starts a page. */
export function start(page: Document): void {
  followColourMode();
  listenForDrawer();
  if (page.querySelector('[data-xd-notifications]')) void import('./notifications.ts').then(({ countNotifications }) => countNotifications());
  listenForMenus();
  listenForCopies();
  listenForPageCopies();
  listenForTabs();
  listenForEarlyInput();
  foldBranches();
  followLinks();
  followLanguage();
  listenForKeys();
  listenForSearch();
  openOnTouch('settings', () => import('./settings.ts').then(({ openSettings }) => openSettings()));
  openOnTouch('shortcuts', () => import('./shortcuts.ts').then(({ openShortcuts }) => openShortcuts()));
  showActiveEntry();
  addEventListener('hashchange', openSourceOfHash);
  page.addEventListener('xdocs:content', () => hydrateContent(page));
  hydrateContent(page);
}
