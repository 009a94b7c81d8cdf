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
import { openOnClick } from './open-on-click.ts';
import { foldBranches, showActiveEntry } from './navigation.ts';
import { listenForDrawer } from './navigation-drawer.ts';
import { followLinks } from './page-changes.ts';
import { spyOnHeadings } from './scroll-spy.ts';
import { listenForPrint } from './print-page.ts';
import { listenForSearch } from './search.ts';
import { listenForTabs, restoreTabs } from './tabs.ts';

/** Makes freshly arrived content work. Safe to call again on content that already does. */
function hydrateContent(root: ParentNode): void {
  restoreTabs(root);
  if (root.querySelector('.api-table')) void import('./api-tables.ts').then(({ showApiTables }) => showApiTables(root));
  spyOnHeadings();
  openSourceOfHash();
  hydrateDemos(root);
  requestIconFont(root);
}

/** Starts a page, or the document of a framed demo, which has no shell. */
export function start(page: Document): void {
  followColourMode();
  listenForEarlyInput();
  page.addEventListener('xdocs:content', () => hydrateContent(page));
  if (!page.body.matches('.demo-frame')) listenForShell(page);
  hydrateContent(page);
}

/** Wires what surrounds the content. */
function listenForShell(page: Document): void {
  listenForDrawer();
  if (page.querySelector('[data-xd-notifications]')) void import('./notifications.ts').then(({ countNotifications }) => countNotifications());
  listenForMenus();
  listenForCopies();
  listenForPageCopies();
  listenForTabs();
  foldBranches();
  followLinks();
  followLanguage();
  listenForKeys();
  listenForPrint();
  listenForSearch();
  openOnClick('settings', () => import('./settings.ts').then(({ openSettings }) => openSettings()));
  openOnClick('shortcuts', () => import('./shortcuts.ts').then(({ openShortcuts }) => openShortcuts()));
  showActiveEntry();
  addEventListener('hashchange', openSourceOfHash);
}
