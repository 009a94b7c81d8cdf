// HTML by writers who are trusted with text only: what could run code, or pass for a part of the site, is left out, and
// each bit of it is a problem. A well-kept library decides; here is what it may let through. hast in and out.
import { createRequire } from 'node:module';
import type { Element, Properties, Root, RootContent } from 'hast';
import type { Schema } from 'hast-util-sanitize';
import type { VFile } from 'vfile';
import { contextOf, positionOf, type ParseContext } from './parse-context.ts';

/** Class names of FORMAT and of what our own plugins make. Others could make text look like a part of the shell. */
const classes = `callout callout-info callout-warning callout-success callout-error callout-title plan-badge plan-pro
  plan-premium visually-hidden sr-only description key only-light-mode only-dark-mode task-list-item contains-task-list
  footnotes data-footnote-backref`.split(/\s+/);
const moreTags = `abbr aside audio bdi bdo caption cite col colgroup dfn figcaption figure mark small time track u video
  wbr`.split(/\s+/);
const media = ['src', 'controls', 'loop', 'muted', 'preload'];
const moreAttributes: Readonly<Record<string, NonNullable<Schema['attributes']>[string]>> = {
  // Other relations than these mean parts of the shell: the next page, say.
  a: [['target', '_blank'], ['rel', 'noopener', 'noreferrer', 'nofollow'], 'download'],
  audio: media,
  col: ['span'],
  img: ['srcSet', 'sizes', 'loading', 'decoding'],
  ol: ['reversed', 'type'],
  source: ['src', 'sizes', 'type'],
  track: ['src', 'kind', 'srcLang', 'default'],
  video: [...media, 'poster', 'autoPlay', 'playsInline'],
  '*': ['ariaHidden', 'ariaLabel', 'hidden', ['className', ...classes, /^language-[\w-]+$/]],
};
/** What stands in these is not for readers. */
const swallowed = `embed iframe math noembed noframes noscript object script select style svg textarea title xmp`.split(
  ' ',
);

/** Loaded where it is needed: most sites trust their writers. */
let clean: ((element: Element) => Element | undefined) | undefined;

function cleaner(): NonNullable<typeof clean> {
  const load = createRequire(import.meta.url);
  const { defaultSchema, sanitize } = load('hast-util-sanitize') as typeof import('hast-util-sanitize');
  const attributes = { ...defaultSchema.attributes };
  for (const tag of new Set([...Object.keys(attributes), ...Object.keys(moreAttributes)])) {
    // Names of elements and forms can hide properties of the document from scripts.
    const known = (attributes[tag] ?? []).filter((one) => one !== 'name' && one[0] !== 'className');
    attributes[tag] = [...known, ...(moreAttributes[tag] ?? [])];
  }
  const schema: Schema = {
    ...defaultSchema,
    attributes,
    tagNames: [...defaultSchema.tagNames!, ...moreTags],
    // Headings and links within the page need the ids that they have. An HTML parser has put parts of tables in tables.
    clobber: [],
    ancestors: {},
    protocols: {
      ...defaultSchema.protocols,
      href: [...defaultSchema.protocols!['href']!, 'tel'],
      poster: ['http', 'https'],
    },
  };
  return (element) => {
    const found = sanitize({ ...element, children: [] }, schema);
    return found.type === 'element' ? found : undefined;
  };
}

/** Leaves out of a segment what could run code, where its writer is not trusted with code. */
export function safeHtml() {
  return (tree: Root, file: VFile) => {
    const context = contextOf(file);
    if (context.host.onlyText) makeSafe(tree, context);
  };
}

function makeSafe(parent: Root | Element, context: ParseContext): void {
  const kept: RootContent[] = [];
  const refuse = (node: Element, found: string) =>
    context.problems.push({
      rule: 'html-refused',
      severity: 'error',
      file: context.file,
      ...positionOf(node, context),
      found,
    });
  const visit = (node: RootContent) => {
    if (node.type !== 'element') {
      // Our own finished markup is among them; raw HTML is parsed by now.
      if ((node as { type: string }).type !== 'raw') kept.push(node);
      return;
    }
    clean ??= cleaner();
    const safe = clean(node);
    if (!safe) {
      refuse(node, `<${node.tagName}>`);
      if (!swallowed.includes(node.tagName)) for (const child of node.children) visit(child);
      return;
    }
    for (const found of lostOf(node.properties, safe.properties)) refuse(node, `${found} of <${node.tagName}>`);
    node.properties = safe.properties;
    makeSafe(node, context);
    kept.push(node);
  };
  for (const child of parent.children) visit(child);
  parent.children = kept as typeof parent.children;
}

/** Attributes that were left out or changed, as a writer knows them. */
function lostOf(written: Properties, safe: Properties): string[] {
  return Object.entries(written).flatMap(([name, value]) => {
    const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined);
    const left = Array.isArray(safe[name]) ? safe[name] : [safe[name]];
    const lost = values.filter((one) => !left.includes(one));
    return lost.length > 0 ? [`${attributeName(name)}="${lost.join(' ').slice(0, 60)}"`] : [];
  });
}

function attributeName(property: string): string {
  if (property === 'className') return 'class';
  const hyphened = property.replace(/^(?:data|aria)(?=[A-Z])|(?<=^data.*)(?=[A-Z])/g, (found) => `${found}-`);
  return hyphened.replace(/-+/g, '-').toLowerCase();
}
