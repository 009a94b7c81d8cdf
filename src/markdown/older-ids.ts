// Decides the second ids of headings once all ids of a page are known, so that they never take one of those. Page in,
// Page out.
import { decoded } from '../model/address.ts';
import { apiSectionIdOf } from '../model/api-anchor.ts';
import { islandNameOf } from '../model/island-ids.ts';
import { withOlderIds } from '../model/older-ids.ts';
import type { Heading, Page, WholePage } from '../model/page.ts';

/** Adds the older ids of headings that are free to the page's HTML and anchors; drops the others. */
export function keepFreeOlderIds({ page, body }: WholePage): WholePage {
  if (!page.headings.some(({ olderId }) => olderId !== undefined)) return { page, body };
  const taken = new Set([...page.anchors, ...laterIdsOf(page)]);
  const olderIds = new Map<string, string>();
  const headings = page.headings.map(({ olderId, ...heading }): Heading => {
    // A browser also matches the percent-decoded fragment.
    if (olderId === undefined || taken.has(olderId) || taken.has(decoded(olderId))) return heading;
    olderIds.set(heading.id, olderId);
    return { ...heading, olderId };
  });
  const blocks = body.blocks.map((block) =>
    block.type === 'html' ? { ...block, html: withOlderIds(block.html, olderIds) } : block,
  );
  return { page: { ...page, headings, anchors: [...page.anchors, ...olderIds.values()] }, body: { blocks } };
}

/** The ids of what the site adds to the page later: demos, components, the API section. */
function laterIdsOf({ directives, frontMatter }: Page): string[] {
  const islands = directives.map((directive) =>
    islandNameOf(directive.type === 'demo' ? directive.demo : directive.name),
  );
  return frontMatter.components || frontMatter.hooks ? [...islands, apiSectionIdOf([])] : islands;
}
