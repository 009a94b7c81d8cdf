// The button that copies a page as Markdown. In: a click on it. Out: the page's twin on the clipboard, and "Copied" for a
// moment, or that copying was not allowed.
import { announce, clientText, refusalOf } from './texts.ts';

const shownMs = 2000;
const shown = new WeakMap<HTMLElement, { label: string; timer: ReturnType<typeof setTimeout> }>();

/** Shows a word on the button for a moment. */
function show(button: HTMLElement, state: 'copied' | 'refused', word: string): void {
  const before = shown.get(button);
  clearTimeout(before?.timer);
  const label = before?.label ?? button.textContent ?? '';
  // What stands beside the button stays where it is.
  if (!before) button.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
  button.textContent = word;
  button.toggleAttribute('data-copied', state === 'copied');
  announce(word);
  const timer = setTimeout(() => {
    shown.delete(button);
    button.textContent = label;
    button.removeAttribute('data-copied');
    button.style.minInlineSize = '';
  }, shownMs);
  shown.set(button, { label, timer });
}

async function copyPage(button: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(button.dataset['xdCopyPage']!);
    if (!answer.ok) return;
    await navigator.clipboard.writeText(await answer.text());
    show(button, 'copied', clientText('copied'));
  } catch (error) {
    const word = refusalOf(error);
    if (word) show(button, 'refused', word);
  }
}

/** Wires the button, that of content to come included. */
export function listenForPageCopies(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-xd-copy-page]') : null;
    if (button) void copyPage(button);
  });
}
