// sitemap.xml at the output's root, for a site with an origin: every page in every language, with its translations and
// the day of its last change. Above the protocol's limit, an index of several files.
import { escapeHtml } from '../model/escape-html.ts';
import { urlOf } from '../model/address.ts';
import { isListed, statedTimeOf, type Page } from '../model/page.ts';
import { atRoot } from '../model/site-layout.ts';
import type { Site } from '../model/site.ts';
import type { EmitSources, EmittedFile, Emitter } from './emitter.ts';

/** The protocol's limit for one file. */
const maxUrls = 50_000;

/** `sitemap.xml`, and the files that it lists if one is not enough. */
export const sitemap: Emitter = (site) => sitemapFiles(site);

/** The same with another limit than the protocol's. */
export function sitemapFiles(site: Site, max = maxUrls): EmittedFile[] {
  const { config } = site;
  const { origin } = config;
  const placeOf = (name: string) => atRoot(name, config).slice(1);
  if (!origin || site.publicFiles.has(atRoot('sitemap.xml', config))) return [];
  const pages = [...site.pages.values()].flatMap((byPathname) =>
    [...byPathname.values()].filter((page) => isListed(page) && !page.frontMatter.noindex),
  );
  const urlsOf = (some: readonly Page[], { timeOf }: EmitSources) =>
    urlSet(
      some.map((page) =>
        entryOf(page, site, origin, page.kind === 'guide' ? (statedTimeOf(page) ?? timeOf?.(page.source)) : undefined),
      ),
    );
  if (pages.length <= max) return [{ path: placeOf('sitemap.xml'), text: (sources) => urlsOf(pages, sources) }];
  const parts = Array.from({ length: Math.ceil(pages.length / max) }, (_, index) => ({
    path: placeOf(`sitemap-${index + 1}.xml`),
    text: (sources: EmitSources) => urlsOf(pages.slice(index * max, (index + 1) * max), sources),
  }));
  return [{ path: placeOf('sitemap.xml'), text: () => indexOf(parts, origin) }, ...parts];
}

function indexOf(parts: readonly EmittedFile[], origin: string): string {
  const entries = parts.map(({ path }) => `<sitemap><loc>${escapeHtml(`${origin}/${path}`)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function urlSet(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function entryOf(
  { address: { locale, pathname } }: Page,
  { config, pages }: Site,
  origin: string,
  time: number | undefined,
): string {
  const href = (of: string) => escapeHtml(origin + encodeURI(urlOf({ locale: of, pathname }, config)));
  const translated = config.locales.filter((one) => pages.get(one)!.has(pathname));
  const alternates =
    translated.length < 2
      ? []
      : translated.map((one) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(one)}" href="${href(one)}"/>`);
  const day = time === undefined ? '' : `<lastmod>${new Date(time * 1000).toISOString().slice(0, 10)}</lastmod>`;
  return `<url><loc>${href(locale)}</loc>${day}${alternates.join('')}</url>`;
}
