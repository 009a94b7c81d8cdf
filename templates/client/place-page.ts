// One page in the place of another, in a shell that stays. In: a page's document, fetched. Out: its parts where the old
// ones were, or word that the shell is another one and the page must be loaded whole.

/** What a page brings of its own. The navigation is the caller's. */
export const pageParts = ['.sidebar-context', '.toc-column', 'main', '.pager-row'];

/** Elements of the head that say something of the page alone. */
const pageHead =
  'meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"], [data-xd-sheet]';

/** Equal for pages that share a shell: language, scripts and style sheets. */
export function shellKey(page: Document): string {
  const frame = page.querySelector('script[data-xd-dev]')?.getAttribute('data-frame') ?? '';
  const files = [
    ...page.querySelectorAll('link[rel="stylesheet"]:not([data-xd-sheet]), script[src]:not([data-xd-dev])'),
  ].map((element) => element.getAttribute('href') ?? element.getAttribute('src'));
  // Not <html lang>: that may be the reader's.
  return [page.querySelector('[data-xd-site]')?.getAttribute('data-xd-site') ?? '', frame, ...files].join(' ');
}

/** Replaces an element's content. */
export function replaceContent(now: Element, next: Element): void {
  now.replaceChildren(...[...next.childNodes].map((node) => document.importNode(node, true)));
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
