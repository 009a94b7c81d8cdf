// The button that copies a page as Markdown. In: a click on it. Out: the page's twin on the clipboard, and "Copied" for a
// moment, or that copying was not allowed.
import { showForAMoment } from './for-a-moment.ts';
import { announce, clientText, refusalOf } from './texts.ts';

const shownMs = 2000;

/** Shows a word on the button for a moment, and has a screen reader say it. */
function show(button: HTMLElement, state: 'copied' | 'refused', word: string): void {
  showForAMoment(button, shownMs, () => {
    const label = button.textContent;
    // What stands beside the button stays where it is.
    button.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
    button.textContent = word;
    button.dataset[state] = '';
    return () => {
      button.textContent = label;
      delete button.dataset[state];
      button.style.minInlineSize = '';
    };
  });
  announce(word);
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
