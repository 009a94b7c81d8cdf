// Copy buttons. In: a click on `.code-copy`. Out: the text of its block on the clipboard, and "Copied" for a moment, or
// that copying was not allowed.
import { copiedText } from './copied-text.ts';
import { copyWith } from './copying.ts';
import { clientText } from './texts.ts';
import { under } from './under.ts';

/** Wires every copy button of the page, those to come included. */
export function listenForCopies(): void {
  document.addEventListener('click', (event) => {
    const button = under(event, '.code-copy');
    const code = button?.closest('.code')?.querySelector('code');
    if (!code) return;
    const text = copiedText(code);
    void copyWith(button!, {
      ms: 1200,
      said: clientText('code.copiedAnnouncement'),
      copy: () => navigator.clipboard.writeText(text),
      show(word) {
        const label = button!.getAttribute('aria-label') ?? '';
        button!.setAttribute('aria-label', word);
        return () => button!.setAttribute('aria-label', label);
      },
    });
  });
}
