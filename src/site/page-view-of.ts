// A page's view: the page, its place in the site, and the renderings of its demos. A plain value.
import type { Demo, DemoRendering } from '../model/demo.ts';
import { isListed, statedTimeOf, type Page, type PageBody } from '../model/page.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Site } from '../model/site.ts';
import type { PageView } from '../model/view.ts';
import { isHeaderDirective } from '../model/component-key.ts';
import { markdownUrlOf, urlOf } from '../model/address.ts';
import { iconFontUrl, usesIconFont } from '../model/icon-font.ts';
import { landingOf } from '../model/landing.ts';
import { islandIds } from '../model/island-ids.ts';
import { productOf } from '../model/product-of.ts';
import { apiLookup, apiSection, apisNamedBy, apiDemos } from './api-section.ts';
import { neighbours } from './neighbours.ts';
import { blockView } from './block-views.ts';
import { headerChips } from './header-chips.ts';
import { textsOf } from '../model/site-texts.ts';
import { pageProductOf } from './page-product-of.ts';
import { backLinkOf } from './standalone-pages.ts';
import { sourceUrlOf } from './source-url.ts';
import { withPageIds } from './translated-headings.ts';
import { updatedView } from './updated-view.ts';
import type { ViewSources } from './view-sources.ts';

/** A page's view, and the renderings of its demos, whose styles the document needs. */
export interface ViewedPage {
  readonly view: PageView;
  readonly renderings: readonly DemoRendering[];
}

/** Prepares what all pages of a site share, and returns the function from page to view. */
export function pageViews(site: Site, sources: ViewSources): (page: Page, body: PageBody) => ViewedPage {
  const { config } = site;
  const lookup = apiLookup(site);
  const perLocale = new Map(
    config.locales.map((locale) => {
      const navigation = site.navigation.get(locale)!;
      const order = new Map(navigation.order.map((link, index) => [link.href, index]));
      return [locale, { navigation, order, texts: textsOf(site, locale) }] as const;
    }),
  );
  const demosOf = apiDemos(site);
  return (page, body) => {
    const { locale, pathname } = page.address;
    const { navigation, order, texts } = perLocale.get(locale)!;
    const url = urlOf(page.address, config);
    const position = order.get(url);
    const node = navigation.byPathname.get(pathname);
    const product = productOf(page, config);
    const used = new Map<string, number>();
    // Without a text there is nothing that needs an id.
    const anchors = body.blocks.length > 0 ? page.anchors : [];
    const idOf = islandIds(anchors);
    const ids = new Set(anchors);
    const renderings: DemoRendering[] = [];
    const chips = page.directives.flatMap((block) =>
      block.type === 'component' && isHeaderDirective(block.name) ? headerChips(page, block.props, config, texts) : [],
    );
    const editPath = config.editUrl && page.kind === 'guide' ? sources.editPathOf?.(page.source) : undefined;
    const sourceUrl = (entry: string) =>
      editPath === undefined ? undefined : sourceUrlOf(entry, { source: page.source, editPath }, config.editUrl!);
    const blocks = withPageIds(body, page).blocks.flatMap((block) =>
      blockView(block, page, { site, sources, demosOf, used, idOf, ids, renderings, sourceUrlOf: sourceUrl }),
    );
    const time = page.kind === 'guide' ? (statedTimeOf(page) ?? sources.timeOf?.(page.source)) : undefined;
    const section = apiSection(page, apisNamedBy(page, lookup), texts);
    const landing = landingOf(page, config);
    const title = page.title || node?.title || (textOfKind(page.kind, texts) ?? pathname);
    const image = sources.imageOf?.(page);
    const view: PageView = {
      pageProduct: pageProductOf(page, config, site.name),
      locale,
      kind: page.kind,
      url,
      pathname,
      documentTitle: documentTitleOf(page, site, title),
      title,
      ...(page.titleHtml && { titleHtml: page.titleHtml }),
      description: page.description,
      ...(page.descriptionHtml && { descriptionHtml: page.descriptionHtml }),
      ...((page.plan ?? node?.plan) && { plan: page.plan ?? node!.plan! }),
      ...(product && {
        product: {
          id: product.id,
          name: product.name,
          ...(product.href && { href: product.href }),
          versions: product.versions ?? [],
        },
      }),
      breadcrumbs: breadcrumbsOf(navigation.parents.get(pathname) ?? [], title),
      headings: [...page.headings, ...(section ? [section.heading] : [])].map(({ level, id, text }) => ({
        level,
        id,
        text,
      })),
      blocks: section ? [...blocks, { type: 'html', html: section.html, markdown: section.markdown }] : blocks,
      ...(page.kind === 'standalone' && { back: backLinkOf(page, site) }),
      ...(position !== undefined && neighbours(navigation, position, site.pages.get(locale)!)),
      ...(editPath !== undefined && { editUrl: editUrlOf(config.editUrl!, editPath) }),
      ...(time !== undefined && { updated: updatedView(time, locale) }),
      ...(isListed(page) && { markdown: markdownUrlOf(url) }),
      ...(image && { image }),
      ...(config.origin && { canonical: config.origin + url }),
      alternates: alternatesOf(page, site),
      ...(page.directives.some((block) => block.type === 'demo' && hasIconFont(sources.demoOf(page, block.demo))) && {
        iconFont: iconFontUrl(config),
      }),
      options: landing ? { ...page.options, disableToc: true, wideLayout: true } : page.options,
      ...(landing && {
        landing: {
          actions: landing.actions,
          ...(landing.install && { installHtml: sources.codeBlock(landing.install, 'bash') }),
          facts: landing.facts,
        },
      }),
      chips,
      ...(page.frontMatter.draft && { isDraft: true }),
      ...(page.frontMatter.noindex && { noindex: true }),
      ...(page.frontMatter.head && { head: page.frontMatter.head }),
    };
    return { view, renderings };
  };
}

function hasIconFont(demo: Demo | undefined): boolean {
  return demo !== undefined && usesIconFont(demo);
}

/** The title of a page without an author. */
function textOfKind(kind: Page['kind'], texts: Readonly<Record<string, string>>): string | undefined {
  if (kind === 'failed') return texts['page.failed'];
  if (kind === 'production-error') return texts['productionError.title'];
  return kind === 'playground' ? texts['playground.title'] : undefined;
}

/** The URL where a file is edited. */
function editUrlOf(editUrl: string, path: string): string {
  return editUrl.replace('{path}', () => path.split('/').map(encodeURIComponent).join('/'));
}

function documentTitleOf(page: Page, site: Site, title: string): string {
  const own = page.frontMatter.title ?? title;
  return own === site.name || own.startsWith(`${site.name} - `) ? own : `${own} - ${site.name}`;
}

/** The groups above a page; a group links to its first leaf. The last one is left out if its title is the page's. */
function breadcrumbsOf(
  parents: readonly { title: string; href?: string; kind: string }[],
  title: string,
): NavigationLink[] {
  const above = parents.at(-1)?.title === title ? parents.slice(0, -1) : parents;
  return above.map((node) => ({ title: node.title, href: node.kind === 'group' ? (node.href ?? '') : '' }));
}

function alternatesOf(page: Page, site: Site): PageView['alternates'] {
  const { config } = site;
  const locales = config.locales.filter((locale) => site.pages.get(locale)!.has(page.address.pathname));
  if (locales.length < 2) return [];
  return locales.map((locale) => ({
    locale,
    href: (config.origin ?? '') + urlOf({ locale, pathname: page.address.pathname }, config),
  }));
}
