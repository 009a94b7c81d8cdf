// The second ids of headings, decided when all of a page's own ids are known: whatever stands where, none is taken from
// them. Page in, Page out.
import { decoded } from '../model/address.ts';
import { apiSectionIdOf } from '../model/api-anchor.ts';
import { islandNameOf } from '../model/island-ids.ts';
import { withOlderIds } from '../model/older-ids.ts';
import type { Heading, Page, WholePage } from '../model/page.ts';

/**
 * The page with those of its headings' older ids that are free, in its HTML and among its anchors; the others are
 * dropped.
 */
export function keepFreeOlderIds({ page, body }: WholePage): WholePage {
  if (!page.headings.some(({ olderId }) => olderId !== undefined)) return { page, body };
  const taken = new Set([...page.anchors, ...laterIdsOf(page)]);
  const olderIds = new Map<string, string>();
  const headings = page.headings.map(({ olderId, ...heading }): Heading => {
    // A browser finds an id by what it stands for, too.
    if (olderId === undefined || taken.has(olderId) || taken.has(decoded(olderId))) return heading;
    olderIds.set(heading.id, olderId);
    return { ...heading, olderId };
  });
  const blocks = body.blocks.map((block) =>
    block.type === 'html' ? { ...block, html: withOlderIds(block.html, olderIds) } : block,
  );
  return { page: { ...page, headings, anchors: [...page.anchors, ...olderIds.values()] }, body: { blocks } };
}

/** What the site adds to the page gets its ids after the page's own: demos, components, the section of the API. */
function laterIdsOf({ directives, frontMatter }: Page): string[] {
  const islands = directives.map((directive) =>
    islandNameOf(directive.type === 'demo' ? directive.demo : directive.name),
  );
  return frontMatter.components || frontMatter.hooks ? [...islands, apiSectionIdOf([])] : islands;
}
