// Copy buttons. In: a click on `.code-copy`. Out: the text of its code on the clipboard, and "Copied" for a moment, or
// that copying was not allowed.
import { copyWith } from './copying.ts';
import { clientText } from './texts.ts';
import { under } from './under.ts';

/**
 * The code a button copies: the demo's visible file, or the block the button is in. Removed lines of a diff stay out.
 */
function codeOf(button: HTMLElement): string | undefined {
  const scope = button.dataset['xdCopy'] === 'demo' ? button.closest('.demo-source') : button.closest('.code');
  const code = scope?.querySelector('[role=tabpanel]:not([hidden]) code') ?? scope?.querySelector('code');
  if (!code) return undefined;
  const copy = code.cloneNode(true) as Element;
  for (const removed of copy.querySelectorAll('.line-remove')) {
    // The line break after a line belongs to it.
    if (removed.nextSibling?.nodeType === Node.TEXT_NODE) removed.nextSibling.textContent = '';
    removed.remove();
  }
  return copy.textContent?.replace(/\n$/, '');
}

/** Wires every copy button of the page, those to come included. */
export function listenForCopies(): void {
  document.addEventListener('click', (event) => {
    const button = under(event, '.code-copy');
    const text = button && codeOf(button);
    if (typeof text !== 'string') return;
    void copyWith(button!, {
      ms: 1200,
      said: clientText('copiedAnnouncement'),
      copy: () => navigator.clipboard.writeText(text),
      show(word) {
        const label = button!.getAttribute('aria-label') ?? '';
        button!.setAttribute('aria-label', word);
        return () => button!.setAttribute('aria-label', label);
      },
    });
  });
}
