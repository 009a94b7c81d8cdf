// Headings of level 2 and 3: id, anchor link, an entry for the table of contents. hast in and out.
import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { isFootnoteLabel } from './footnotes.ts';
import { headingLimit } from './limits.ts';
import { refuseTooMany } from './nesting.ts';
import { contextOf, mayContain, positionOf } from './parse-context.ts';
import { walkTree } from './walk-tree.ts';

/** Gives ids to the headings of a segment; an h3 before the first h2 of the page is a problem. */
export function headings() {
  return (tree: Root, file: VFile) => {
    const context = contextOf(file);
    if (!mayContain(context, 'heading', 'html')) return;
    let hasSection = context.headings.some((heading) => heading.level === 2);
    walkTree<Element>(tree, 'element', (node) => {
      if (node.tagName !== 'h2' && node.tagName !== 'h3') return;
      if (isFootnoteLabel(node.properties['id'])) return;
      const level = node.tagName === 'h2' ? 2 : 3;
      const custom = takeCustomId(node);
      const text = headingText(node).replace(/\s+/g, ' ').trim();
      const given = custom ?? (typeof node.properties['id'] === 'string' ? node.properties['id'] : undefined);
      const { id, olderId } = given ? { id: context.slugger.claim(given) } : context.slugger.slug(text);
      node.properties['id'] = id;
      context.anchors.push(id);
      if (context.headings.length === headingLimit) refuseTooMany(node, 'headings', headingLimit, context);
      const position = positionOf(node, context);
      hasSection ||= level === 2;
      if (!hasSection) {
        context.problems.push({
          rule: 'heading-order',
          severity: 'error',
          file: context.file,
          ...position,
          heading: text,
        });
      }
      context.headings.push({ level, id, text, line: position.line, ...(olderId !== undefined && { olderId }) });
      node.children.push(anchorOf(id, text));
    });
  };
}

/** The text for the slug and the table of contents: links as their text, badges dropped. */
function headingText(node: Element): string {
  let text = '';
  const read = (children: readonly ElementContent[]) => {
    for (const child of children) {
      if (child.type === 'text') text += child.value;
      else if (child.type === 'element' && !isBadge(child)) read(child.children);
    }
  };
  read(node.children);
  return text;
}

/** Whether an element is a plan badge, as the author wrote it or as the badge plugin made it. */
function isBadge(node: Element): boolean {
  const names = node.properties['className'];
  return Array.isArray(names) && names.some((name) => /^plan-(?:pro|premium)$/.test(String(name)));
}

function takeCustomId(node: Element): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const open = last.value.lastIndexOf('{#');
  const match = open < 0 ? null : /^\{#([^\s{}]+)\}\s*$/.exec(last.value.slice(open));
  if (!match) return undefined;
  last.value = last.value.slice(0, open).trimEnd();
  return match[1];
}

function anchorOf(id: string, text: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to the section “${text}”` },
    children: [{ type: 'text', value: '#' }],
  };
}
