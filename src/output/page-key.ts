// What a page is made from, in short. In: all that its view is made of. Out: a key, without the page's HTML being made or its
// text being read.
import { contentHash } from '../disk/read-sources.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { Page, PageBodies, PageBody } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { pageViews, type ViewedPage } from '../site/page-view-of.ts';
import type { ViewSources } from '../site/view-sources.ts';

/**
 * What all files of a page are made from besides the name of the build: pages with one key differ in nothing but that
 * name; `undefined` where it cannot be rendered. The text of a page that a file holds is not read for it.
 */
export type PageKeys = (page: Page, bodies: PageBodies) => string | undefined;

/**
 * Keys of a site's pages.
 *
 * @param viewOf views with these sources
 * @param sharedKey what the shell of all pages is made from
 */
export function pageKeys(
  site: Site,
  sources: ViewSources,
  viewOf: (page: Page, body: PageBody) => ViewedPage,
  sharedKey: () => string,
): PageKeys {
  const shortViewOf = pageViews(site, withHashes(sources));
  return (page, bodies) => {
    // The hash stands for the text and the headings as they are; the view has what directives show, and the rest.
    const own = page.translatedIds ? undefined : bodies.hashOf(page);
    try {
      if (own === undefined) return contentHash(`${sharedKey()} ${JSON.stringify(viewOf(page, bodies.of(page)))}`);
      const { view, renderings } = shortViewOf(page, { blocks: page.directives });
      const further = view.headings.slice(page.headings.length);
      return contentHash(`${sharedKey()} ${own} ${JSON.stringify([{ ...view, headings: further }, renderings])}`);
    } catch {
      return undefined;
    }
  };
}

const renderingHashes = new WeakMap<DemoRendering, string>();

/** Sources of views that stand for those with the same names: code as it is written, and hashes of what was rendered. */
function withHashes(sources: ViewSources): ViewSources {
  return {
    ...sources,
    codeBlock: (code, language) => `${language}\n${code}`,
    renderingOf(island) {
      const rendering = sources.renderingOf(island);
      if (rendering?.html === undefined) return rendering;
      const html = renderingHashes.get(rendering) ?? contentHash(JSON.stringify([rendering.html, rendering.styles]));
      renderingHashes.set(rendering, html);
      return { ...rendering, html, styles: {} };
    },
  };
}
