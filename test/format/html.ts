// HTML as a tree that tests ask questions of. In: a document as a build wrote it. Out: elements found by simple
// selectors.
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Tree = DefaultTreeAdapterTypes.Element;

/** An element of a parsed document. */
export interface Found {
  readonly tag: string;
  /** An attribute's value; `undefined` where there is none. */
  attribute(name: string): string | undefined;
  /** All text in it, hidden text included, blanks as one. */
  readonly text: string;
  /** All text in it, blanks as they are. */
  readonly exactText: string;
  /** The first element below that a selector finds; throws where there is none. */
  one(selector: string): Found;
  all(selector: string): Found[];
  /** Elements directly below. */
  readonly children: Found[];
  readonly parent: Found | undefined;
  /** The element that follows. */
  readonly next: Found | undefined;
}

/** Parses a document as browsers do. */
export function parseHtml(html: string): Found {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  return found(root as Tree);
}

function found(element: Tree): Found {
  const all = (selector: string) =>
    selector
      .split(',')
      .flatMap((one) => search(element, partsOf(one)))
      .map(found);
  return {
    tag: element.tagName,
    attribute: (name) => element.attrs.find((attribute) => attribute.name === name)?.value,
    get text() {
      return textOf(element).replace(/\s+/g, ' ').trim();
    },
    get exactText() {
      return textOf(element);
    },
    one(selector) {
      const [first] = all(selector);
      if (!first) throw new Error(`no ${selector} in <${element.tagName}>: ${textOf(element).slice(0, 200)}`);
      return first;
    },
    all,
    get children() {
      return elementsOf(element).map(found);
    },
    get parent() {
      return isElement(element.parentNode) ? found(element.parentNode) : undefined;
    },
    get next() {
      const siblings = isElement(element.parentNode) ? elementsOf(element.parentNode) : [];
      const next = siblings[siblings.indexOf(element) + 1];
      return next && found(next);
    },
  };
}

function isElement(node: unknown): node is Tree {
  return node !== null && typeof node === 'object' && 'tagName' in node;
}

function elementsOf(element: Tree): Tree[] {
  return element.childNodes.filter(isElement);
}

function textOf(element: Tree): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? textOf(node) : ''))
    .join('');
}

/** Elements below that match the last of the parts and stand below ones that match the others, in order. */
function search(element: Tree, parts: readonly string[]): Tree[] {
  const [part = '', ...rest] = parts;
  const here = elementsOf(element).flatMap((child) => [
    ...(matches(child, part) ? (rest.length > 0 ? search(child, rest) : [child]) : []),
    ...search(child, parts),
  ]);
  return [...new Set(here)];
}

/** The parts of a selector, whose quoted values may hold blanks. */
function partsOf(selector: string): string[] {
  return selector.match(/(?:\[[^\]]*\]|[^\s[])+/g) ?? [];
}

/** `tag`, `#id`, `.class`, `[attribute]`, `[attribute=value]`, together or alone. */
function matches(element: Tree, part: string): boolean {
  const value = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value;
  return [...part.matchAll(/([\w-]+(?:\*)?)|#([^.[#]+)|\.([\w-]+)|\[([\w-]+)(?:="?([^\]"]*)"?)?\]/g)].every(
    ([, tag, id, name, attribute, wanted]) => {
      if (tag) return element.tagName === tag;
      if (id) return value('id') === id;
      if (name) return value('class')?.split(/\s+/).includes(name) ?? false;
      return (
        attribute !== undefined && (wanted === undefined ? value(attribute) !== undefined : value(attribute) === wanted)
      );
    },
  );
}
