// Gives a translation the heading ids of its original, by order, so that links work in every language: the page when
// the site is put together, its text when it is shown.
import { decoded } from '../model/address.ts';
import type { Block, Heading, Page, PageBody } from '../model/page.ts';
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
  const renamedPage: Page = {
    ...page,
    headings: page.headings.map((heading) => ({ ...heading, id: ids.get(heading.id) ?? heading.id })),
    anchors: page.anchors.map((anchor) => ids.get(anchor) ?? anchor),
    translatedIds: { ids: [...ids].map(([own, originalId]) => [own, escapeHtml(originalId)] as const) },
  };
  return [page, original].some(({ headings }) => headings.some(({ olderId }) => olderId !== undefined))
    ? withOriginalOlderIds(renamedPage, original)
    : renamedPage;
}

/** The text of a page with the ids that its headings have there. */
export function withPageIds(body: PageBody, { translatedIds }: Page): PageBody {
  if (!translatedIds) return body;
  const ids = new Map(translatedIds.ids);
  const olderIds =
    translatedIds.olderIds && new Map(translatedIds.olderIds.map(([id, older]) => [id, older ?? undefined]));
  const renamed = (html: string) =>
    html.replace(/(<h[23][^>]*? id="|<a class="anchor" href="#)([^"]+)"/g, (whole, head: string, id: string) => {
      const wanted = ids.get(id);
      return wanted === undefined ? whole : `${head}${wanted}"`;
    });
  const textOf = (html: string) => (olderIds ? withOlderIds(renamed(html), olderIds) : renamed(html));
  return {
    blocks: body.blocks.map((block): Block => (block.type === 'html' ? { ...block, html: textOf(block.html) } : block)),
  };
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
  const olderIds = new Map<string, string | null>();
  const headings = page.headings.map(({ olderId: translated, ...heading }, index): Heading => {
    const first = original.headings[index];
    const olderId = first ? first.olderId : translated;
    const isFree = olderId !== undefined && !taken.has(olderId) && !taken.has(decoded(olderId));
    olderIds.set(escapeHtml(heading.id), isFree ? olderId : null);
    if (!isFree) return heading;
    taken.add(olderId);
    anchors.push(olderId);
    return { ...heading, olderId };
  });
  const translatedIds = { ids: page.translatedIds?.ids ?? [], olderIds: [...olderIds] };
  return { ...page, headings, anchors, translatedIds };
}
