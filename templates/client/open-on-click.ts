// Parts of the shell that are loaded when a reader asks for them. In: clicks on `[data-xd-open=NAME]`. Out: the part,
// opened.
import { missed } from './missing-part.ts';
import { under } from './under.ts';

/**
 * Opens a part on a click of its button. Nothing is loaded before, also while a pointer rests there: most readers pass
 * by.
 */
export function openOnClick(name: string, open: () => Promise<unknown>): void {
  document.addEventListener('click', (event) => {
    const button = under(event, `[data-xd-open="${name}"]`);
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    open()
      // Without a network there is nothing to open; the next click tries again.
      .catch(() => missed(true))
      .finally(() => button.removeAttribute('aria-busy'));
  });
}
