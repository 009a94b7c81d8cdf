// Copy buttons. In: a click on `.code-copy`. Out: the text of its code on the clipboard, "Copied" for a moment.
import { announce, clientText, sayRefused } from './texts.ts';

const copiedMs = 1200;

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

async function copy(button: HTMLElement, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    sayRefused(error);
    return;
  }
  const label = button.dataset['label'] ?? button.getAttribute('aria-label') ?? '';
  button.dataset['label'] = label;
  button.dataset['copied'] = clientText('copied');
  button.setAttribute('aria-label', clientText('copied'));
  announce(clientText('copiedAnnouncement'));
  setTimeout(() => {
    delete button.dataset['copied'];
    button.setAttribute('aria-label', label);
  }, copiedMs);
}

/** Wires every copy button of the page, those to come included. */
export function listenForCopies(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.code-copy') : null;
    const text = button && codeOf(button);
    if (button && text !== undefined && text !== null) void copy(button, text);
  });
}
