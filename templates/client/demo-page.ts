// What a page with demos needs besides the demos: paper, the styling that a reader has chosen, and demos that their
// reader has edited. In: how a demo is started. Out: listeners, once; more code where there is something to show.
import { isEdited } from './edited-demos.ts';
import type { hydrate as hydrateDemo } from './hydrate-demos.ts';
import { listenForPrint } from './print-page.ts';

let listens = false;
/** Whether a styling may be on its way, which the page's own, chosen again, must call back. */
let hasFollowed = false;

/** Loads what shows stylings, if there is something to show. */
function followStylings(hydrate: typeof hydrateDemo): void {
  const { codeStyling } = document.documentElement.dataset;
  const unlikeServer = '[data-xd-tailwind], [data-styling]:not([data-styling=system])';
  if (!hasFollowed && !document.querySelector(codeStyling ? '[data-stylings]' : unlikeServer)) return;
  hasFollowed = true;
  void import('./demo-stylings.ts')
    .then(({ showStylings }) => showStylings(hydrate))
    .catch(() => {
      keepShown();
      tellMissed();
    });
}

/** Tells the script of the page that a part could not be loaded. */
function tellMissed(): void {
  document.dispatchEvent(new CustomEvent('xdocs:missed'));
}

/** Keeps what is there in sight, whatever was chosen. */
function keepShown(): void {
  for (const demo of document.querySelectorAll<HTMLElement>('[data-stylings]')) demo.dataset['kept'] = '';
}

/** Shows demos as their reader has left them. */
function restoreEdited(demos: Iterable<HTMLElement>): void {
  for (const demo of demos) {
    const name = demo.querySelector<HTMLElement>('[data-xd-demo][data-module]')?.dataset['xdDemo'];
    if (name !== undefined && isEdited(name))
      void import('./demo-editor.ts').then(({ restoreDemo }) => restoreDemo(demo)).catch(tellMissed);
  }
}

/** Wires a page with demos; again for each that takes its place. */
export function startDemoPage(root: ParentNode, hydrate: typeof hydrateDemo): void {
  followStylings(hydrate);
  const isFrame = document.body.matches('.demo-frame');
  if (!isFrame) restoreEdited(root.querySelectorAll<HTMLElement>('.demo'));
  if (listens) return;
  listens = true;
  // The page prints its frames.
  if (!isFrame) listenForPrint(hydrate);
  // The text of another language or styling has taken its place: it may be the one that was edited.
  document.addEventListener('xdocs:source', ({ target }) =>
    restoreEdited([(target as Element).closest<HTMLElement>('.demo')!]),
  );
  document.addEventListener('xdocs:code', () => {
    // What is in sight stays there until the other one can take its place.
    keepShown();
    followStylings(hydrate);
  });
}
