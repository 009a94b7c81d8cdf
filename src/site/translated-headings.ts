// Gives a translation the heading ids of its original, by order, so that links work in every language.
import { decoded } from '../model/address.ts';
import type { Heading, Page } from '../model/page.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { withOlderIds } from '../model/older-ids.ts';

/** The translated page with the original's heading ids; additional headings keep their own. */
export function withOriginalIds(page: Page, original: Page | undefined): Page {
  if (!original) return page;
  const ids = new Map<string, string>();
  let differs = false;
  page.headings.forEach((heading, index) => {
    const originalHeading = original.headings[index];
    if (originalHeading && originalHeading.id !== heading.id) ids.set(heading.id, originalHeading.id);
    differs ||= originalHeading !== undefined && originalHeading.olderId !== heading.olderId;
  });
  if (ids.size === 0 && !differs) return page;
  const renameIds = (html: string) =>
    html.replace(/(<h[23][^>]*? id="|<a class="anchor" href="#)([^"]+)"/g, (whole, head: string, id: string) => {
      const originalId = ids.get(id);
      return originalId === undefined ? whole : `${head}${escapeHtml(originalId)}"`;
    });
  const renamedPage: Page = {
    ...page,
    headings: page.headings.map((heading) => ({ ...heading, id: ids.get(heading.id) ?? heading.id })),
    anchors: page.anchors.map((anchor) => ids.get(anchor) ?? anchor),
    blocks: page.blocks.map((block) => (block.type === 'html' ? { ...block, html: renameIds(block.html) } : block)),
  };
  return [page, original].some(({ headings }) => headings.some(({ olderId }) => olderId !== undefined))
    ? withOriginalOlderIds(renamedPage, original)
    : renamedPage;
}

/** Does the same for the second ids of headings, where they are free. */
function withOriginalOlderIds(page: Page, original: Page): Page {
  const own = new Set(page.headings.map(({ id }) => id));
  const replaced = new Set(
    page.headings.flatMap(({ olderId }) => (olderId === undefined || own.has(olderId) ? [] : olderId)),
  );
  // An older id of the translation may equal an id of the original, and so occur twice.
  const anchors = [...new Set(page.anchors)].filter((anchor) => !replaced.has(anchor));
  const taken = new Set(anchors);
  const olderIds = new Map<string, string | undefined>();
  const headings = page.headings.map(({ olderId: own, ...heading }, index): Heading => {
    const first = original.headings[index];
    const olderId = first ? first.olderId : own;
    const isFree = olderId !== undefined && !taken.has(olderId) && !taken.has(decoded(olderId));
    olderIds.set(escapeHtml(heading.id), isFree ? olderId : undefined);
    if (!isFree) return heading;
    taken.add(olderId);
    anchors.push(olderId);
    return { ...heading, olderId };
  });
  const blocks = page.blocks.map((block) =>
    block.type === 'html' ? { ...block, html: withOlderIds(block.html, olderIds) } : block,
  );
  return { ...page, headings, anchors, blocks };
}
