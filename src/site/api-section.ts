// The API section at the end of a guide, and the "Demos" list of an API page: both follow from `components` and `hooks`
// in the front matter of guides.
import type { Api } from '../model/api.ts';
import type { Heading, Page } from '../model/page.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Site } from '../model/site.ts';
import { apiSectionIdOf } from '../model/api-anchor.ts';
import { escapeHtml } from '../model/escape-html.ts';

/** API records named in a page's front matter, each once; unknown names are reported by check. */
export function apisNamedBy(
  page: Page,
  apisOfProduct: (productId: string | undefined) => ReadonlyMap<string, Api>,
): Api[] {
  const names = new Set([...(page.frontMatter.components ?? []), ...(page.frontMatter.hooks ?? [])]);
  if (names.size === 0) return [];
  const apis = apisOfProduct(page.frontMatter.productId);
  return [...names].flatMap((name) => apis.get(name) ?? []);
}

/** API records by name, the page's own product first: two products may export one name. */
export function apiLookup(site: Site): (productId: string | undefined) => ReadonlyMap<string, Api> {
  const cache = new Map<string | undefined, ReadonlyMap<string, Api>>();
  return (productId) => {
    let found = cache.get(productId);
    if (!found) {
      const all = [...site.apis.values()];
      found = new Map(
        [...all.filter((api) => api.productId !== productId), ...all.filter((api) => api.productId === productId)].map(
          (api) => [api.name, api],
        ),
      );
      cache.set(productId, found);
    }
    return found;
  };
}

/** The section's heading, HTML and Markdown; the id is unique in the page. */
export function apiSection(
  page: Page,
  apis: readonly Api[],
  texts: Readonly<Record<string, string>>,
): { heading: Heading; html: string; markdown: string } | undefined {
  if (apis.length === 0) return undefined;
  const id = apiSectionIdOf(page.anchors);
  const title = texts['api.section'] ?? 'API';
  const nameOf = (api: Api) => (api.kind === 'component' ? `<${api.name} />` : api.name);
  const items = apis.map(
    (api) => `<li><a href="${escapeHtml(api.pathname)}"><code>${escapeHtml(nameOf(api))}</code></a></li>`,
  );
  const html = `<h2 id="${id}">${escapeHtml(title)}<a class="anchor" href="#${id}" aria-label="${escapeHtml(title)}">#</a></h2>\n<p>${escapeHtml(texts['api.sectionText'] ?? '')}</p>\n<ul>\n${items.join('\n')}\n</ul>`;
  const links = apis.map((api) => `- [\`${nameOf(api)}\`](${api.pathname})`);
  const markdown = `## ${title}\n\n${texts['api.sectionText'] ?? ''}\n\n${links.join('\n')}`;
  return { heading: { level: 2, id, text: title, line: 0 }, html, markdown };
}

/**
 * Pages that name an API record, by the record's pathname, in the order of the navigation. Only the default locale, as
 * API pages exist only there.
 */
function demosByApi(site: Site): ReadonlyMap<string, readonly NavigationLink[]> {
  const locale = site.config.defaultLocale;
  const lookup = apiLookup(site);
  const pages = site.pages.get(locale)!;
  const order = new Map(site.navigation.get(locale)!.order.map((link, index) => [link.href, index]));
  const sorted = [...pages.values()]
    .filter((page) => page.kind === 'guide')
    .sort((a, b) => (order.get(a.address.pathname) ?? Infinity) - (order.get(b.address.pathname) ?? Infinity));
  const found = new Map<string, NavigationLink[]>();
  for (const page of sorted) {
    for (const api of apisNamedBy(page, lookup)) {
      const list = found.get(api.pathname) ?? [];
      list.push({ title: page.title, href: page.address.pathname });
      found.set(api.pathname, list);
    }
  }
  return found;
}

/** Returns a lookup of these pages by a record's pathname, computed on first use. */
export function apiDemos(site: Site): (pathname: string) => readonly NavigationLink[] {
  let found: ReadonlyMap<string, readonly NavigationLink[]> | undefined;
  return (pathname) => (found ??= demosByApi(site)).get(pathname) ?? [];
}
