// The button that copies a page as Markdown, which the link after it leads to. In: a click on it. Out: the page's twin on the clipboard, and "Copied" for
// a moment, or that copying was not allowed.
import { copyText, copyWith } from './copying.ts';
import { clientText } from './texts.ts';
import { under } from './under.ts';

async function textAt(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/** Wires the button, that of content to come included. */
export function listenForPageCopies(): void {
  document.addEventListener('click', (event) => {
    const button = under(event, '[data-xd-copy-page]');
    if (!button) return;
    void copyWith(button, {
      ms: 2000,
      said: clientText('code.copied'),
      copy: () => copyText(textAt((button.nextElementSibling as HTMLAnchorElement).href)),
      show(word) {
        const label = button.textContent;
        // What stands beside the button stays where it is.
        button.style.minInlineSize = `${button.getBoundingClientRect().width}px`;
        button.textContent = word;
        return () => {
          button.textContent = label;
          button.style.minInlineSize = '';
        };
      },
    });
  });
}
