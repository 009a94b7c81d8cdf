// Runs in <head> before first paint: shows the reader's settings, colours and kind of code, so that no page flashes in
// the wrong ones, and keeps a click for the script that is still to come. Bundled alone and inlined; it must stay tiny and must
// not throw.
import {
  bannerAttribute,
  closedBannerKey,
  colorRulesId,
  colorRulesKey,
  darkQuery,
  direction,
  mode,
  schemeAttribute,
  shownSettings,
} from '../../src/model/browser-storage.ts';
import { showFirstChoice } from './code-choices.ts';

/** `<html>`, with the last click on what does nothing without the script of the page; start.ts does it again. */
export type WaitingRoot = HTMLElement & { earlyClick?: MouseEvent };

const root: WaitingRoot = document.documentElement;
let stored: Readonly<Record<string, string>> | undefined;
try {
  stored = localStorage;
  showFirstChoice(root);
} catch {
  // Storage is forbidden: nothing was chosen.
}
// The scheme is the mode, or the system's.
for (const [key, attribute, attributeOfFirst, first, ...others] of [
  ...shownSettings,
  [mode[0], schemeAttribute, matchMedia(darkQuery).matches ? 'dark' : 'light', '', 'light', 'dark'] as const,
]) {
  const text =
    others.find((value) => value === stored?.[key]) ??
    // The direction of the language stands there already.
    (attribute !== direction[1] || stored?.[key] === first ? attributeOfFirst : '');
  if (text) root.setAttribute(attribute, text);
}
if (stored?.[closedBannerKey] === root.getAttribute(bannerAttribute)) root.removeAttribute(bannerAttribute);
const textContent = stored?.[colorRulesKey];
if (textContent)
  document.head.append(Object.assign(document.createElement('style'), { id: colorRulesId, textContent }));

// oxlint-disable-next-line unicorn/prefer-add-event-listener -- one listener, and two words take it away
root.onclick = (event) => {
  if (
    !(event.target as Element).closest(
      '[data-xd-open],[data-xd-mode-toggle],[data-xd-copy-page],[data-xd-banner],[data-module],[role=tab],[data-tool],.code-copy',
    )
  )
    return;
  // A link in a demo would lead away from what is to happen.
  event.preventDefault();
  root.earlyClick = event;
};
