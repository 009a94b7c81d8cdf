// A page's metadata for search engines, link previews and browsers. In: a page's view, and what all pages share. Out:
// elements as HTML.
import { escapeHtml } from '../model/escape-html.ts';
import type { SiteHead, SiteIcon } from '../model/site-head.ts';
import type { HeadElement } from '../model/page.ts';
import type { PageView } from '../model/view.ts';

/** Title, description, canonical URL, languages, social card, breadcrumbs. */
export function metadataOf(view: PageView, site: SiteHead): string[] {
  const isPage = view.kind === 'guide' || view.kind === 'api' || view.kind === 'api-index';
  return [
    `<title>${escapeHtml(view.documentTitle)}</title>`,
    view.description && meta('name', 'description', view.description),
    ...(isPage
      ? [...addressesOf(view), ...cardOf(view, site), crumbsOf(view, site)]
      : [meta('name', 'robots', 'noindex')]),
    isPage && view.noindex ? meta('name', 'robots', 'noindex') : '',
    ...(view.head ?? []).map(headElement),
  ].filter((element) => element !== '');
}

/** An element of the page's own. */
function headElement({ tag, attributes, text = '' }: HeadElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}${value && `="${escapeHtml(value)}"`}`);
  // Code cannot end its element.
  return `<${tag}${list.join('')}>${tag === 'script' ? `${text.replaceAll('</', '<\\/')}</script>` : ''}`;
}

/** The elements that the config adds to every page, and where their fonts come from. */
export function ownElementsOf({ elements = [], fontSheets = [] }: SiteHead): string[] {
  const hosts = [...new Set(fontSheets.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))];
  return [
    ...hosts.map((host) => `<link rel="preconnect" href="${escapeHtml(host)}" crossorigin>`),
    ...fontSheets.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`),
    ...elements.map(headElement),
  ];
}

/** Icons, the manifest, the colours of the browser's own bars. */
export function siteMetadataOf({ icons, manifest, colors, fonts = [] }: SiteHead): string[] {
  const favicons = icons.filter(({ use }) => use === 'favicon');
  return [
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin>`),
    ...(colors ? [themeColor('light', colors.light), themeColor('dark', colors.dark)] : []),
    // Without a link, browsers request /favicon.ico, which fails on every site that has none.
    ...(favicons.length > 0 ? favicons.map((icon) => iconLink('icon', icon)) : ['<link rel="icon" href="data:,">']),
    ...icons.filter(({ use }) => use === 'touch').map((icon) => iconLink('apple-touch-icon', icon)),
    ...(manifest ? [`<link rel="manifest" href="${escapeHtml(manifest)}">`] : []),
  ];
}

function addressesOf(view: PageView): string[] {
  const [first] = view.alternates;
  const alternates = [...view.alternates, ...(first ? [{ locale: 'x-default', href: first.href }] : [])];
  return [
    view.canonical ? `<link rel="canonical" href="${escapeHtml(view.canonical)}">` : '',
    ...alternates.map(
      ({ locale, href }) => `<link rel="alternate" hreflang="${escapeHtml(locale)}" href="${escapeHtml(href)}">`,
    ),
    view.markdown ? `<link rel="alternate" type="text/markdown" href="${escapeHtml(view.markdown)}">` : '',
  ];
}

/** Open Graph, and the one additional property for Twitter. */
function cardOf(view: PageView, site: SiteHead): string[] {
  const { image, canonical } = view;
  const property = (name: string, content: string | undefined) =>
    content ? meta('property', `og:${name}`, content) : '';
  return [
    property('type', view.pathname === site.home ? 'website' : 'article'),
    property('site_name', site.name),
    property('title', view.title),
    property('description', view.description),
    property('url', canonical),
    property('locale', territoryOf(view.locale)),
    ...view.alternates
      .filter(({ locale }) => locale !== view.locale)
      .map(({ locale }) => property('locale:alternate', territoryOf(locale))),
    ...(image
      ? [
          property('image', image.url),
          property('image:width', String(image.width)),
          property('image:height', String(image.height)),
          property('image:alt', image.alt),
        ]
      : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

/** The breadcrumbs for search results. Groups without a page of their own are left out. */
function crumbsOf(view: PageView, site: SiteHead): string {
  if (view.pathname === site.home) return '';
  const origin = view.canonical?.slice(0, -view.url.length) ?? '';
  const above = view.breadcrumbs.filter(({ href }) => href && href !== view.url);
  const items = [{ title: site.name, href: site.home }, ...above, { title: view.title, href: view.url }];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: /^https?:/.test(href) ? href : origin + href,
    })),
  };
  return `<script type="application/ld+json">${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>`;
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

function themeColor(scheme: 'light' | 'dark', color: string): string {
  return `<meta name="theme-color" content="${escapeHtml(color)}" media="(prefers-color-scheme: ${scheme})">`;
}

function iconLink(rel: string, { url, type, sizes, scheme }: SiteIcon): string {
  return `<link rel="${rel}" href="${escapeHtml(url)}"${type ? ` type="${type}"` : ''}${scheme ? ` media="(prefers-color-scheme: ${scheme})"` : ''}${sizes && rel === 'icon' && sizes !== 'any' ? ` sizes="${sizes}"` : ''}>`;
}

/** Open Graph's locale: `en_US` for `en`, `zh_CN` for `zh`, with the most likely territory. */
function territoryOf(locale: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(locale).maximize();
    return region && `${language}_${region}`;
  } catch {
    return undefined;
  }
}
