// The button that copies a page as Markdown. In: a click on it. Out: the page's twin on the clipboard, "Copied" for a moment.
import { announce, clientText, sayRefused } from './texts.ts';

const copiedMs = 2000;
const shown = new WeakMap<HTMLElement, { label: string; timer: ReturnType<typeof setTimeout> }>();

async function copyPage(button: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(button.dataset['xdCopyPage']!);
    if (!answer.ok) return;
    await navigator.clipboard.writeText(await answer.text());
  } catch (error) {
    sayRefused(error);
    return;
  }
  const before = shown.get(button);
  clearTimeout(before?.timer);
  const label = before?.label ?? button.textContent ?? '';
  // What stands beside the button stays where it is.
  if (!before) button.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
  button.textContent = clientText('copied');
  button.dataset['copied'] = '';
  announce(clientText('copied'));
  const timer = setTimeout(() => {
    shown.delete(button);
    button.textContent = label;
    delete button.dataset['copied'];
    button.style.minInlineSize = '';
  }, copiedMs);
  shown.set(button, { label, timer });
}

/** Wires the button, that of content to come included. */
export function listenForPageCopies(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-xd-copy-page]') : null;
    if (button) void copyPage(button);
  });
}
