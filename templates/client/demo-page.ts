// What a page with demos needs besides the demos: paper, the styling that a reader has chosen, and demos that their
// reader has edited. In: how a demo is started. Out: listeners, once; more code where there is something to show.
import { isEdited } from './edited-demos.ts';
import type { hydrate as hydrateDemo } from './hydrate-demos.ts';
import { listenForPrint } from './print-page.ts';

let listens = false;

/** Loads what shows stylings, if there is something to show. */
function followStylings(hydrate: typeof hydrateDemo): void {
  const { codeStyling } = document.documentElement.dataset;
  const unlikeServer = '[data-xd-tailwind], [data-styling]:not([data-styling=system])';
  if (document.querySelector(codeStyling ? '[data-stylings]' : unlikeServer))
    void import('./demo-stylings.ts').then(({ showStylings }) => showStylings(hydrate)).catch(() => undefined);
}

/** Shows demos as their reader has left them. */
function restoreEdited(root: ParentNode): void {
  for (const demo of root.querySelectorAll<HTMLElement>('.demo')) {
    const name = demo.querySelector<HTMLElement>('[data-xd-demo][data-module]')?.dataset['xdDemo'];
    if (name !== undefined && isEdited(name))
      void import('./demo-editor.ts').then(({ restoreDemo }) => restoreDemo(demo)).catch(() => undefined);
  }
}

/** Wires a page with demos; again for each that takes its place. */
export function startDemoPage(root: ParentNode, hydrate: typeof hydrateDemo): void {
  followStylings(hydrate);
  const isFrame = document.body.matches('.demo-frame');
  if (!isFrame) restoreEdited(root);
  if (listens) return;
  listens = true;
  // The page prints its frames.
  if (!isFrame) listenForPrint(hydrate);
  document.addEventListener('xdocs:code', () => {
    // What is in sight stays there until the other one can take its place.
    for (const demo of document.querySelectorAll<HTMLElement>('[data-stylings]')) demo.dataset['kept'] = '';
    followStylings(hydrate);
  });
}
