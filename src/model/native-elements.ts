// Native elements: which a type of the DOM belongs to, and where each is documented.

/** Elements whose class is not named after their tag. */
const tagNames: Readonly<Record<string, string>> = {
  HTMLUListElement: 'ul',
  HTMLOListElement: 'ol',
  HTMLLIElement: 'li',
  HTMLDListElement: 'dl',
  HTMLParagraphElement: 'p',
  HTMLAnchorElement: 'a',
  HTMLImageElement: 'img',
  HTMLHeadingElement: 'h1',
  HTMLTableRowElement: 'tr',
  HTMLTableSectionElement: 'tbody',
  HTMLTableCellElement: 'td',
  HTMLTableColElement: 'col',
  HTMLTableCaptionElement: 'caption',
  HTMLQuoteElement: 'blockquote',
  HTMLModElement: 'ins',
  SVGSVGElement: 'svg',
  SVGGElement: 'g',
  SVGTSpanElement: 'tspan',
};

/** `button` of `HTMLButtonElement`; `undefined` for `HTMLElement`, which stands for all of them. */
export function tagNameOf(domType: string): string | undefined {
  return tagNames[domType] ?? /^(?:HTML|SVG)([A-Z]\w*)Element$/.exec(domType)?.[1]?.toLowerCase();
}

/** What stands for every HTML element where a component may render any. */
export const anyElement = '*';

const headings = /^h[1-6]$/;
const drawn =
  /^(?:svg|g|path|circle|ellipse|line|rect|polygon|polyline|text|tspan|defs|use|mask|pattern|marker|symbol|image|(?:linear|radial)gradient|clippath|stop|foreignobject)$/;
/** Tags of SVG are written in two cases; the DOM types tell them in one. */
const cased: Readonly<Record<string, string>> = {
  lineargradient: 'linearGradient',
  radialgradient: 'radialGradient',
  clippath: 'clipPath',
  foreignobject: 'foreignObject',
};

/** Where MDN documents an element and its attributes, in the reader's own language. */
export function elementHref(tag: string): string {
  const web = 'https://developer.mozilla.org/docs/Web';
  if (tag === anyElement) return `${web}/HTML/Reference/Global_attributes`;
  if (drawn.test(tag)) return `${web}/SVG/Reference/Element/${cased[tag] ?? tag}`;
  return `${web}/HTML/Reference/Elements/${headings.test(tag) ? 'Heading_Elements' : tag}`;
}
