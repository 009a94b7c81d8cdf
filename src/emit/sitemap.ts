// sitemap.xml at the output's root, for a site with an origin: every page in every language, with its translations and
// the day of its last change. Above the protocol's limit, an index of several files.
import { escapeHtml } from '../model/escape-html.ts';
import { urlOf } from '../model/address.ts';
import type { OutputFile } from '../model/output-file.ts';
import { isListed, type Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { EmitSources } from './emit-sources.ts';

/** The protocol's limit for one file. */
const maxUrls = 50_000;

/** `sitemap.xml`, and the files that it lists if one is not enough. */
export function sitemapFiles({ site, timeOf }: EmitSources, max = maxUrls): OutputFile[] {
  const { origin } = site.config;
  if (!origin || site.publicFiles.has('/sitemap.xml')) return [];
  const pages = [...site.pages.values()].flatMap((byPathname) => [...byPathname.values()].filter(isListed));
  const entries = pages.map((page) =>
    entryOf(page, site, origin, page.kind === 'guide' ? timeOf?.(page.source) : undefined),
  );
  if (entries.length <= max) return [{ path: 'sitemap.xml', contents: urlSet(entries) }];
  const parts = Array.from({ length: Math.ceil(entries.length / max) }, (_, index) =>
    entries.slice(index * max, (index + 1) * max),
  );
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
  const index = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.map((name) => `<sitemap><loc>${escapeHtml(`${origin}/${name}`)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`;
  return [
    { path: 'sitemap.xml', contents: index },
    ...parts.map((part, at) => ({ path: names[at]!, contents: urlSet(part) })),
  ];
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
  const href = (of: string) => escapeHtml(origin + encodeURI(urlOf({ locale: of, pathname }, config.defaultLocale)));
  const translated = config.locales.filter((one) => pages.get(one)!.has(pathname));
  const alternates =
    translated.length < 2
      ? []
      : translated.map((one) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(one)}" href="${href(one)}"/>`);
  const day = time === undefined ? '' : `<lastmod>${new Date(time * 1000).toISOString().slice(0, 10)}</lastmod>`;
  return `<url><loc>${href(locale)}</loc>${day}${alternates.join('')}</url>`;
}
