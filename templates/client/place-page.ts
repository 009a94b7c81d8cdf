// One page in the place of another, in a shell that stays. In: a page's document, fetched. Out: its parts where the old
// ones were, or word that the shell is another one and the page must be loaded whole.
import { buildAttribute } from '../../src/model/site-build.ts';

/** What a page brings of its own. The navigation is the caller's. */
export const pageParts = ['.sidebar-context', '.toc-column', 'main', '.pager-row'];

/** Elements of the head that say something of the page alone. */
const pageHead =
  '[name=description], [name=robots], [property], [name^="twitter:"], [rel=canonical], [rel=alternate], [type$=json], [data-xd-sheet]';

/** Equal for pages that share a shell: build, language, scripts and style sheets. */
export function shellKey(page: Document): string {
  const of = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  return [
    page.documentElement.getAttribute(buildAttribute),
    // Not <html lang>: that may be the reader's.
    of('[data-xd-site]', 'data-xd-site'),
    of('[data-xd-dev]', 'data-frame'),
    // The first style sheet is the shell's; its name tells the versions of its others.
    of('[rel=stylesheet]', 'href'),
    // The page's own: a service may have put those of others beside them.
    [...page.querySelectorAll<HTMLScriptElement>('[type=module]')].map(({ src }) => src).join(''),
    // What the document allows. Scripts in a page that is put in place do not run, so their hashes are no matter.
    of('[http-equiv]', 'content')?.replace(/ 'sha256-.*?'/g, ''),
  ].join(' ');
}

/**
 * Brings the shell's style sheets that a page needs and the document has not, and keeps them; settles when they are there,
 * or cannot be had.
 */
export function placeSheets(page: Document): Promise<unknown> {
  return Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>('[data-xd-part]')].map(
      (link) =>
        document.querySelector(`[href="${link.getAttribute('href')!}"]`) ??
        new Promise((resolve) => {
          const own = document.importNode(link);
          // oxlint-disable-next-line unicorn/prefer-add-event-listener -- every page pays for longer words
          own.onload = own.onerror = resolve;
          document.querySelector('[rel=stylesheet]')!.after(own);
        }),
    ),
  );
}

/** Replaces an element's content. */
export function replaceContent(now: Element, next: Element): void {
  now.replaceChildren(...document.importNode(next, true).childNodes);
}

/**
 * Puts title, descriptions and styles of a page in the head. Emotion's rules are added: those that are there belong to
 * its cache. What names the same rules is there already.
 */
export function placeHead(page: Document): void {
  document.title = page.title;
  for (const element of document.head.querySelectorAll(pageHead)) element.remove();
  for (const element of page.head.querySelectorAll<HTMLElement>(`${pageHead}, style[data-emotion]`)) {
    const { emotion } = element.dataset;
    if (!emotion || !document.head.querySelector(`style[data-emotion="${CSS.escape(emotion)}"]`))
      document.head.append(document.importNode(element, true));
  }
}
