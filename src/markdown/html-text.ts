// Writes a tree as HTML. Elements and attributes that pages are full of are written here, five times as fast as by the
// usual library; it writes everything else, and is the reference for these (test/markdown/html-text.test.ts).
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Element, Nodes, Root } from 'hast';
import { walkTree } from './walk-tree.ts';
import type { Markup } from './code-fences.ts';

const reference = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

const voids = new Set('area br col embed hr img input source track wbr'.split(' '));
/** Elements that are written by their name alone: no foreign ones, and none that contain only text. */
const ordinary = new Set([
  ...voids,
  ...`a abbr address article aside audio b bdi bdo blockquote button caption center cite code dd del details dfn div dl dt
  em figcaption figure font footer h1 h2 h3 h4 h5 h6 header i ins kbd label li main mark nav ol p picture pre q rp rt ruby
  s samp section small span strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video`.split(
    /\s+/,
  ),
]);
/** Attributes whose value is text, or a number, by the names that they have in a tree. */
const attributes = new Map(
  'align alt height href id src start style title type width'.split(' ').map((name) => [name, name] as const),
)
  .set('ariaLabel', 'aria-label')
  .set('loading', 'loading')
  .set('tabIndex', 'tabindex');

/** A tree as HTML. Finished markup and raw HTML in it are written as they are. */
export function htmlText(tree: Root): string {
  return written(tree.children);
}

function written(nodes: readonly Nodes[]): string {
  let html = '';
  for (const node of nodes) {
    if (node.type === 'text') html += escapedText(node.value);
    else if (node.type === 'element') html += elementText(node);
    else if (node.type === 'raw' || (node.type as string) === 'markup') html += (node as { value: string }).value;
    else html += byReference(node);
  }
  return html;
}

function elementText(element: Element): string {
  const { tagName, children } = element;
  const isVoid = voids.has(tagName);
  if (!ordinary.has(tagName) || (isVoid && children.length > 0)) return byReference(element);
  const tag = startTag(element) ?? byReference({ ...element, children: [] }).replace(/<\/[^<>]*>$/, '');
  return isVoid ? tag : `${tag}${written(children)}</${tagName}>`;
}

/** `undefined` for one with attributes that are not known here. */
function startTag({ tagName, properties }: Element): string | undefined {
  let tag = `<${tagName}`;
  for (const name of Object.keys(properties)) {
    const value = properties[name];
    if (value === null || value === undefined) continue;
    const known = attributes.get(name);
    if (known !== undefined && (typeof value === 'string' || Number.isFinite(value)))
      tag += ` ${known}="${escapedValue(String(value))}"`;
    else if (name === 'className' && Array.isArray(value)) tag += ` class="${escapedValue(value.join(' ').trim())}"`;
    else if ((name === 'checked' || name === 'disabled') && typeof value === 'boolean') tag += value ? ` ${name}` : '';
    else return undefined;
  }
  return `${tag}>`;
}

function byReference(node: Nodes): string {
  if ('children' in node)
    walkTree<Markup>(node, 'markup', (markup) => {
      (markup as { type: string }).type = 'raw';
    });
  return reference.stringify({ type: 'root', children: [node as Element] });
}

const inText: Readonly<Record<string, string>> = { '&': '&#x26;', '<': '&#x3C;' };
const inValue: Readonly<Record<string, string>> = {
  '&': '&#x26;',
  '"': '&#x22;',
  "'": '&#x27;',
  '`': '&#x60;',
  '\0': '&#x0;',
};

function escapedText(text: string): string {
  return /[&<]/.test(text) ? text.replace(/[&<]/g, (one) => inText[one]!) : text;
}

function escapedValue(text: string): string {
  return /[&"'`\0]/.test(text) ? text.replace(/[&"'`\0]/g, (one) => inValue[one]!) : text;
}
