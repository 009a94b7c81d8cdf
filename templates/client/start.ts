// Wires a page up. In: the document. Out: listeners. What belongs to the shell is wired once; what belongs to the
// content is wired again whenever `xdocs:content` says that `<main>` was replaced.
import { followColourMode } from './colour-mode.ts';
import { listenForBanner } from './banner.ts';
import { isFollowed } from '../../src/model/browser-storage.ts';
import { listenForCopies } from './copy-code.ts';
import { listenForPageCopies } from './copy-page.ts';
import { listenForTools, showAddressed } from './demo-tools.ts';
import type { WaitingRoot } from './inline.ts';
import { listenForKeys } from './keys.ts';
import { followLanguage } from './language.ts';
import { hydrate, hydrateDemos, listenForEarlyInput } from './hydrate-demos.ts';
import { listenForMenus } from './menus.ts';
import { countNotifications } from './notifications.ts';
import { openOnClick } from './open-on-click.ts';
import { knowTexts } from './own-texts.ts';
import { foldBranches, showActiveEntry } from './navigation.ts';
import { listenForDrawer } from './navigation-drawer.ts';
import { followLinks } from './page-changes.ts';
import { listenForMissing, missed } from './missing-part.ts';
import { spyOnHeadings } from './scroll-spy.ts';
import { listenForSearch } from './search.ts';
import { listenForTabs, restoreTabs } from './tabs.ts';

/** Makes freshly arrived content work. Safe to call again on content that already does. */
function hydrateContent(root: ParentNode): void {
  restoreTabs(root);
  if (root.querySelector('.api-table'))
    void import('./api-tables.ts').then(({ showApiTables }) => showApiTables(root)).catch(missed);
  if (root.querySelector('[data-module]'))
    void import('./demo-page.ts').then(({ startDemoPage }) => startDemoPage(root, hydrate)).catch(missed);
  spyOnHeadings();
  showAddressed();
  hydrateDemos(root);
  if (root.querySelector('[data-xd-icon-font]'))
    void import('./icon-font.ts').then(({ requestIconFont }) => requestIconFont(root)).catch(missed);
}

/** Starts a page, or a document without the shell: a standalone page, or a framed demo. */
export function start(page: Document): void {
  knowTexts(page);
  followColourMode((key) => {
    // A setting of the reader's was changed in another tab, or all were.
    if (!key || isFollowed(key))
      void import('./reader-settings.ts').then(({ showStored }) => showStored()).catch(missed);
  });
  listenForMissing();
  listenForEarlyInput();
  page.addEventListener('xdocs:content', () => hydrateContent(page));
  if (page.querySelector('.sidebar')) listenForShell(page);
  hydrateContent(page);
  const root: WaitingRoot = page.documentElement;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the inline script has set it
  root.onclick = null;
  // A click that came too early is done again.
  root.earlyClick?.target!.dispatchEvent(new MouseEvent('click', root.earlyClick));
}

/** Wires what surrounds the content. */
function listenForShell(page: Document): void {
  listenForBanner();
  listenForDrawer();
  countNotifications();
  listenForMenus();
  listenForCopies();
  listenForPageCopies();
  listenForTools();
  listenForTabs();
  foldBranches();
  followLinks();
  followLanguage();
  listenForKeys();
  listenForSearch();
  openOnClick('settings', () => import('./settings.ts').then(({ openSettings }) => openSettings()));
  openOnClick('shortcuts', () => import('./shortcuts.ts').then(({ openShortcuts }) => openShortcuts()));
  showActiveEntry();
  addEventListener('hashchange', showAddressed);
}
