// Copy buttons. In: a click on `.code-copy`. Out: the text of its code on the clipboard, and "Copied" for a moment, or that
// copying was not allowed.
import { showForAMoment } from './for-a-moment.ts';
import { announce, clientText, refusalOf } from './texts.ts';

const shownMs = 1200;

/** The code a button copies: the demo's visible file, or the block the button is in. Removed lines of a diff stay out. */
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

/** Shows a word beside a button for a moment. */
function show(button: HTMLElement, state: 'copied' | 'refused', word: string): void {
  showForAMoment(button, shownMs, () => {
    const label = button.getAttribute('aria-label') ?? '';
    button.dataset[state] = word;
    button.setAttribute('aria-label', word);
    return () => {
      delete button.dataset[state];
      button.setAttribute('aria-label', label);
    };
  });
}

async function copy(button: HTMLElement, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    show(button, 'copied', clientText('copied'));
    announce(clientText('copiedAnnouncement'));
  } catch (error) {
    const word = refusalOf(error);
    if (!word) return;
    show(button, 'refused', word);
    announce(word);
  }
}

/** Wires every copy button of the page, those to come included. */
export function listenForCopies(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.code-copy') : null;
    const text = button && codeOf(button);
    if (button && text !== undefined && text !== null) void copy(button, text);
  });
}
