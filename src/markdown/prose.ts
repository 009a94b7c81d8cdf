// What a page says in sentences, for its search: the text of each section as a reader hears it, without code blocks,
// pictures and controls. hast in, plain text out.
import type { Element, Nodes, Parents } from 'hast';
import type { Heading } from '../model/page.ts';

/** The texts of a page: that before its first heading, then one for each heading of its table of contents. */
export interface Prose {
  readonly texts: string[];
}

/** A longer page is found by its first part: a shard that no connection can load helps nobody. */
const proseLimit = 60_000;

/** Elements whose content is nothing to read, or is not read aloud. */
const silent = new Set(
  'pre script style svg math canvas iframe object video audio button select textarea template noscript'.split(' '),
);

/** Elements that stand within a line. All others end it. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img input ins kbd label mark q ruby rp rt s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const cells = new Set(['td', 'th']);

/**
 * Adds the text of a tree to that of the segments before it.
 *
 * @param headings those of the page so far, the ones in the tree included
 */
export function addProse(tree: Parents, headings: readonly Heading[], { texts }: Prose): void {
  if (texts.length === 0) texts.push('');
  let left = proseLimit - texts.reduce((sum, text) => sum + text.length, 0);
  const say = (text: string) => {
    if (left <= 0) return;
    texts[texts.length - 1] += text.slice(0, left);
    left -= text.length;
  };
  const read = (node: Nodes) => {
    // The ends of lines in the source are spaces.
    if (node.type === 'text') return say(/\n|\s\s/.test(node.value) ? node.value.replace(/\s+/g, ' ') : node.value);
    if (node.type !== 'element') return 'children' in node ? node.children.forEach(read) : undefined;
    if (isHeading(node, headings[texts.length - 1])) return void texts.push('');
    if (isSilent(node)) return undefined;
    const isInline = inline.has(node.tagName);
    if (!isInline) say(cells.has(node.tagName) ? ' ' : '\n');
    node.children.forEach(read);
    if (!isInline) say(cells.has(node.tagName) ? ' · ' : '\n');
    return undefined;
  };
  tree.children.forEach(read);
}

/** The texts as they are kept: one line a paragraph or row, no two spaces. */
export function proseTexts({ texts }: Prose): string[] {
  return texts.map((text) =>
    text
      .split(/\n+/)
      .map((line) =>
        line
          .replace(/\s+/g, ' ')
          .replace(/^[ ·]+|[ ·]+$/g, '')
          .replace(/ ·(?: ·)+ /g, ' · '),
      )
      .filter(Boolean)
      .join('\n'),
  );
}

/** Whether an element is the next heading of the page. */
function isHeading({ tagName, properties }: Element, next: Heading | undefined): boolean {
  return next !== undefined && tagName === `h${next.level}` && properties['id'] === next.id;
}

function isSilent({ tagName, properties }: Element): boolean {
  return silent.has(tagName) || properties['hidden'] === true || properties['ariaHidden'] === 'true';
}
