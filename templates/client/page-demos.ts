// What a page with demos has, and others do without: paper, and demos that their reader has edited.
import { isEdited } from './edited-demos.ts';
import type { hydrate as hydrateDemo } from './hydrate-demos.ts';
import { listenForPrint } from './print-page.ts';

let listens = false;

/** Shows demos as their reader has left them. */
function restoreEdited(root: ParentNode): void {
  for (const demo of root.querySelectorAll<HTMLElement>('.demo')) {
    const name = demo.querySelector<HTMLElement>('[data-xd-demo][data-module]')?.dataset['xdDemo'];
    if (name !== undefined && isEdited(name))
      void import('./demo-editor.ts').then(({ restoreDemo }) => restoreDemo(demo)).catch(() => undefined);
  }
}

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
