// Keeps HTML in its place: whatever a browser reads in it must end where it ends. In: HTML as it is written. Out: the
// same, or what a browser makes of it. Only HTML with unusual tags needs it: parsing takes time.
import { createRequire } from 'node:module';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { unusual } from './html-elements.ts';
import { forEachTag } from './html-tags.ts';
import { escapeHtml } from '../model/escape-html.ts';

type Element = DefaultTreeAdapterTypes.Element;

let parser: typeof import('parse5') | undefined;

function parse5(): typeof import('parse5') {
  return (parser ??= createRequire(import.meta.url)('parse5') as typeof import('parse5'));
}

/** How often HTML is read and written again, until it is read as it is written. */
const maxRounds = 4;

/** Whether a browser, with scripts or without, ends HTML where it ends if it stands in an element of a page. */
function isContained(html: string, container: 'div' | 'p' | 'h1'): boolean {
  return [true, ...(html.includes('<noscript') ? [false] : [])].every((scriptingEnabled) => {
    // The form shows whether another one is left open.
    const after = '<form><i></i></form>';
    const { parse } = parse5();
    const text = `<!doctype html><body><main><${container}>${html}</${container}>${after}</main>`;
    const [, root] = parse(text, { scriptingEnabled }).childNodes as Element[];
    const [main, moreMain] = bodyOf(root!);
    const [first, form, more] = (main?.childNodes ?? []) as Element[];
    const [last, moreForm] = (form?.childNodes ?? []) as Element[];
    return (
      first?.tagName === container &&
      form?.tagName === 'form' &&
      last?.tagName === 'i' &&
      last.childNodes.length === 0 &&
      !(moreMain ?? more ?? moreForm)
    );
  });
}

function bodyOf(root: Element): Element[] {
  return (root.childNodes[1] as Element).childNodes as Element[];
}

/** Whether HTML can stand in a paragraph or a heading of a page's head. */
export function fitsInto(html: string, container: 'p' | 'h1'): boolean {
  let isUsual = true;
  forEachTag(html, ({ name }) => {
    if (unusual.has(name)) isUsual = false;
  });
  return isUsual || isContained(html, container);
}

/**
 * HTML that is contained in a `div` of a page.
 *
 * @returns `undefined` if it is contained as it is
 */
export function containedHtml(html: string): string | undefined {
  const { defaultTreeAdapter, html: names, parseFragment, serialize } = parse5();
  const body = defaultTreeAdapter.createElement('main', names.NS.HTML, []);
  let text = html;
  for (let round = 0; round < maxRounds; round++) {
    if (isContained(text, 'div')) return round === 0 ? undefined : text;
    // What is text with scripts and markup without cannot be right in both.
    const plain = text.replace(/<(\/?)noscript(?=[\s/>])/gi, '<$1div');
    text = serialize(parseFragment(body, plain, {}));
  }
  return `<p>${escapeHtml(html)}</p>`;
}
