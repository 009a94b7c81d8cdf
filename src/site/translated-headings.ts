// A translation takes its heading ids from the page it translates, by order, so that links work in every language.
import type { Page } from '../model/page.ts';
import { escapeHtml } from '../model/escape-html.ts';

/** The translated page with the original's ids; headings beyond the original's keep their own. */
export function withEnglishIds(page: Page, original: Page | undefined): Page {
  if (!original) return page;
  const ids = new Map<string, string>();
  page.headings.forEach((heading, index) => {
    const wanted = original.headings[index]?.id;
    if (wanted && wanted !== heading.id) ids.set(heading.id, wanted);
  });
  if (ids.size === 0) return page;
  const renamed = (html: string) =>
    html.replace(/(<h[23][^>]*? id="|<a class="anchor" href="#)([^"]+)"/g, (whole, head: string, id: string) => {
      const wanted = ids.get(id);
      return wanted === undefined ? whole : `${head}${escapeHtml(wanted)}"`;
    });
  return {
    ...page,
    headings: page.headings.map((heading) => ({ ...heading, id: ids.get(heading.id) ?? heading.id })),
    anchors: page.anchors.map((anchor) => ids.get(anchor) ?? anchor),
    blocks: page.blocks.map((block) => (block.type === 'html' ? { ...block, html: renamed(block.html) } : block)),
  };
}
