// A page's view: the page, its place in the site, and what was made of its demos. JSON only, but for the getter `context`.
import type { Api } from '../model/api.ts';
import type { Demo, DemoRendering } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import { isListed, type Block, type Page } from '../model/page.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { BlockView, PageView } from '../model/view.ts';
import { builtInOf, isHeaderDirective } from '../model/component-key.ts';
import { markdownUrlOf, urlOf } from '../model/address.ts';
import { iconFontUrl, usesIconFont } from '../model/icon-font.ts';
import { landingOf } from '../model/landing.ts';
import { islandIds, islandNameOf } from '../model/island-ids.ts';
import { withOwnLinks } from '../model/own-links.ts';
import { apiTypeLinks } from './api-type-links.ts';
import { apiLookup, apiSection, apisNamedBy, apiDemos } from './api-section.ts';
import { componentIsland, demoIsland } from './component-islands.ts';
import { galleryCards, productCards } from './gallery-cards.ts';
import { headerChips } from './header-chips.ts';
import { textsOf } from './frame-view-of.ts';
import { componentView, demoView, type IslandSkills, type PlacedIsland } from './island-views.ts';
import { pageContextOf } from './page-context-of.ts';
import { updatedView } from './updated-view.ts';

/** What views need besides the site: results of bundling and rendering demos, and words for problems. */
export interface ViewSources extends IslandSkills {
  /** URL of an island's client module, by the id that it is bundled by. */
  readonly moduleOf: (module: string) => string | undefined;
  readonly renderingOf: (island: string) => DemoRendering | undefined;
  /** The demo that a directive in a page names. */
  readonly demoOf: (page: Page, reference: string) => Demo | undefined;
  /** The picture of links to a page. */
  readonly imageOf?: (page: Page) => PageView['image'];
  /** When a content file was last committed, in seconds since 1970, where that is known. */
  readonly timeOf?: (source: string) => number | undefined;
  /** A content file's path in the repository that edit links lead to. */
  readonly editPathOf?: (source: string) => string | undefined;
}

/** A page's view, and the renderings of its demos, whose styles the document needs. */
export interface ViewedPage {
  readonly view: PageView;
  readonly renderings: readonly DemoRendering[];
}

/** Prepares what is shared by all pages of a site and gives the function from page to view. */
export function pageViews(site: Site, sources: ViewSources): (page: Page) => ViewedPage {
  const { config } = site;
  const lookup = apiLookup(site);
  const perLocale = new Map(
    config.locales.map((locale) => {
      const navigation = site.navigation.get(locale)!;
      const places = new Map(navigation.order.map((link, index) => [link.href, index]));
      return [locale, { navigation, places, texts: textsOf(site, locale) }] as const;
    }),
  );
  const demosOf = apiDemos(site);
  const products = new Map(config.products.map((product) => [product.id, product]));
  return (page) => {
    const { locale, pathname } = page.address;
    const { navigation, places, texts } = perLocale.get(locale)!;
    const url = urlOf(page.address, config.defaultLocale);
    const place = places.get(url);
    const node = navigation.byPathname.get(pathname);
    const product = page.frontMatter.productId ? products.get(page.frontMatter.productId) : undefined;
    const used = new Map<string, number>();
    const idOf = islandIds(page.anchors);
    const ids = new Set(page.anchors);
    const renderings: DemoRendering[] = [];
    const chips = page.blocks.flatMap((block) => (block.type === 'component' && isHeaderDirective(block.name) ? headerChips(page, block.props, config, texts) : []));
    const blocks = page.blocks.flatMap((block) => blockView(block, page, { site, sources, demosOf, used, idOf, ids, renderings }));
    const time = page.kind === 'guide' ? sources.timeOf?.(page.source) : undefined;
    const editPath = config.editUrl && page.kind === 'guide' ? sources.editPathOf?.(page.source) : undefined;
    const section = apiSection(page, apisNamedBy(page, lookup), texts);
    const landing = landingOf(page);
    const title = page.title || node?.title || (textOfKind(page.kind, texts) ?? pathname);
    const image = sources.imageOf?.(page);
    const view: PageView = {
      get context() {
        return pageContextOf(page, site);
      },
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
      ...(product && { product: { id: product.id, name: product.name, ...(product.href && { href: product.href }), versions: product.versions ?? [] } }),
      breadcrumbs: breadcrumbsOf(navigation.parents.get(pathname) ?? [], title),
      headings: [...page.headings, ...(section ? [section.heading] : [])].map(({ level, id, text }) => ({ level, id, text })),
      blocks: section ? [...blocks, { type: 'html', html: section.html, markdown: section.markdown }] : blocks,
      ...(place !== undefined && neighbours(navigation.order, place)),
      ...(editPath !== undefined && { editUrl: editUrlOf(config.editUrl!, editPath) }),
      ...(time !== undefined && { updated: updatedView(time, locale) }),
      ...(isListed(page) && { markdown: markdownUrlOf(url) }),
      ...(image && { image }),
      ...(config.origin && { canonical: config.origin + url }),
      alternates: alternatesOf(page, site),
      ...(page.blocks.some((block) => block.type === 'demo' && hasIconFont(sources.demoOf(page, block.demo))) && { iconFont: iconFontUrl(config) }),
      options: landing ? { ...page.options, disableToc: true, wideLayout: true } : page.options,
      ...(landing && { landing: { actions: landing.actions, ...(landing.install && { installHtml: sources.codeBlock(landing.install, 'bash') }) } }),
      chips,
    };
    return { view, renderings };
  };
}

function hasIconFont(demo: Demo | undefined): boolean {
  return demo !== undefined && usesIconFont(demo);
}

/** The title of a page that no writer gave one. */
function textOfKind(kind: Page['kind'], texts: Readonly<Record<string, string>>): string | undefined {
  if (kind === 'failed') return texts['page.failed'];
  if (kind === 'production-error') return texts['productionError.title'];
  return kind === 'playground' ? texts['playground.title'] : undefined;
}

/** The address at which a file is edited. */
function editUrlOf(editUrl: string, path: string): string {
  return editUrl.replace('{path}', () => path.split('/').map(encodeURIComponent).join('/'));
}

interface BlockSources {
  readonly site: Site;
  readonly sources: ViewSources;
  /** The guides that show an API, by the pathname of its page. */
  readonly demosOf: (api: string) => readonly NavigationLink[];
  /** How often each island has been placed. */
  readonly used: Map<string, number>;
  /** A DOM id for an island, unique in the page. */
  readonly idOf: (name: string) => string;
  /** All DOM ids of the page so far. */
  readonly ids: Set<string>;
  readonly renderings: DemoRendering[];
}

function blockView(block: Block, page: Page, all: BlockSources): BlockView[] {
  const { site, sources, demosOf } = all;
  const place = (island: Island, name: string) => placeIsland(island, name, all);
  if (block.type === 'html') return [block];
  if (block.type === 'problem') return [problemBlock(page.source, block.problem, sources)];
  if (block.type === 'component') {
    if (isHeaderDirective(block.name)) return [];
    const builtIn = builtInOf(block.name);
    if (builtIn === 'landing') return [];
    if (builtIn) return [{ type: 'cards', cards: (builtIn === 'gallery' ? galleryCards : productCards)(page, block.props, site) }];
    const island = componentIsland(block, page, site);
    if (island) return [{ type: 'component', ...componentView(block.name, place(island, islandNameOf(block.name)), sources) }];
    const problem: Problem = { rule: 'component-missing', severity: 'error', file: page.source, ...block.position, name: block.name };
    return [problemBlock(block.name, problem, sources)];
  }
  if (block.type === 'api') return apiBlock(block.api, page.address.locale, site, demosOf);
  const demo = sources.demoOf(page, block.demo);
  if (!demo) {
    const problem: Problem = { rule: 'demo-missing', severity: 'error', file: page.source, ...block.position, demo: block.demo };
    return [problemBlock(block.demo, problem, sources)];
  }
  return [{ type: 'demo', ...demoView(demo, place(demoIsland(demo), demo.name), block.options, sources) }];
}

/** Gives an island its place in the page: an id that no heading and no other island has. */
function placeIsland(island: Island, name: string, { sources, used, idOf, ids, renderings }: BlockSources): PlacedIsland {
  const count = (used.get(island.id) ?? 0) + 1;
  used.set(island.id, count);
  const rendering = sources.renderingOf(island.id);
  if (rendering) renderings.push(rendering);
  const id = idOf(name);
  ids.add(id);
  return { island, rendering, module: sources.moduleOf(island.module), id, count, ids };
}

function problemBlock(title: string, problem: Problem, sources: ViewSources): BlockView {
  return { type: 'error', title, message: sources.sentenceOf(problem), place: placeOf(problem) };
}

function placeOf({ file, line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`;
}

function apiBlock(key: string, locale: string, site: Site, demosOf: BlockSources['demosOf']): BlockView[] {
  const api = site.apis.get(key);
  if (api) return [{ type: 'api', api: withOwnLinks(api, (pathname) => site.pages.get(locale)!.has(pathname)), types: apiTypeLinks(api, site), demos: demosOf(key) }];
  const product = site.config.products.find((candidate) => candidate.api?.pathname === key);
  const own = [...site.apis.values()].filter((candidate) => candidate.productId === product?.id);
  const kinds: readonly (readonly [Api['kind'], string])[] = [['component', 'Components'], ['interface', 'Interfaces'], ['hook', 'Hooks'], ['function', 'Functions']];
  const groups = kinds
    .map(([kind, title]) => ({ title, items: own.filter((one) => one.kind === kind).map((one) => ({ title: one.name, href: one.pathname, ...(one.plan && { plan: one.plan }) })) }))
    .filter((group) => group.items.length > 0);
  return [{ type: 'api-index', groups }];
}

function documentTitleOf(page: Page, site: Site, title: string): string {
  const own = page.frontMatter.title ?? title;
  return own === site.name || own.startsWith(`${site.name} - `) ? own : `${own} - ${site.name}`;
}

/** Groups above a page; a group leads to its first leaf. One named like the page says nothing above its heading. */
function breadcrumbsOf(parents: readonly { title: string; href?: string; kind: string }[], title: string): NavigationLink[] {
  const above = parents.at(-1)?.title === title ? parents.slice(0, -1) : parents;
  return above.map((node) => ({ title: node.title, href: node.kind === 'group' ? (node.href ?? '') : '' }));
}

function neighbours(order: readonly NavigationLink[], place: number): Pick<PageView, 'previous' | 'next'> {
  const [previous, next] = [order[place - 1], order[place + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

function alternatesOf(page: Page, site: Site): PageView['alternates'] {
  const { config } = site;
  const locales = config.locales.filter((locale) => site.pages.get(locale)!.has(page.address.pathname));
  if (locales.length < 2) return [];
  return locales.map((locale) => ({ locale, href: (config.origin ?? '') + urlOf({ locale, pathname: page.address.pathname }, config.defaultLocale) }));
}
