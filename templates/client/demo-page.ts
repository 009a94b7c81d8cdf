// What a page with demos needs besides the demos: paper, and the styling that a reader has chosen. In: how a demo is
// started. Out: listeners, once; the code for stylings is loaded where another than the page's own is to be shown.
import type { hydrate as hydrateDemo } from './hydrate-demos.ts';
import { listenForPrint } from './print-page.ts';

let listens = false;

/** Loads what shows stylings, if there is something to show. */
function followStylings(hydrate: typeof hydrateDemo): void {
  const { codeStyling } = document.documentElement.dataset;
  const unlikeServer = '[data-xd-tailwind], [data-styling]:not([data-styling=system])';
  if (document.querySelector(codeStyling ? '[data-stylings]' : unlikeServer))
    void import('./demo-stylings.ts').then(({ showStylings }) => showStylings(hydrate)).catch(keepShown);
}

/** Keeps what is there in sight, whatever was chosen. */
function keepShown(): void {
  for (const demo of document.querySelectorAll<HTMLElement>('[data-stylings]')) demo.dataset['kept'] = '';
}

/** Wires a page with demos; again for each that takes its place. */
export function startDemoPage(hydrate: typeof hydrateDemo): void {
  followStylings(hydrate);
  if (listens) return;
  listens = true;
  // The page prints its frames.
  if (!document.body.matches('.demo-frame')) listenForPrint(hydrate);
  document.addEventListener('xdocs:code', () => {
    // What is in sight stays there until the other one can take its place.
    keepShown();
    followStylings(hydrate);
  });
}
