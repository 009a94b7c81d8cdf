// What a page with demos has, and others do without: paper, and demos that their reader has edited.
import { restoreEdited } from './edited-demos.ts';
import type { hydrate as hydrateDemo } from './hydrate-demos.ts';
import { listenForPrint } from './print-page.ts';

let listens = false;

/** Serves the demos below a root. */
export function serveDemos(root: ParentNode, hydrate: typeof hydrateDemo): void {
  listenForPrint(hydrate);
  restoreEdited(root);
  if (listens) return;
  listens = true;
  document.addEventListener('xdocs:edit', ({ target }) => {
    if (target instanceof HTMLElement)
      void import('./demo-editor.ts').then(({ editDemo }) => editDemo(target)).catch(() => undefined);
  });
}
