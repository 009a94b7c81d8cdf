// A page's view: the page, its place in the site, and what was made of its demos. JSON only.
import type { Api } from '../model/api.ts';
import type { Demo, DemoRendering } from '../model/demo.ts';
import type { Block, Page } from '../model/page.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { BlockView, DemoView, PageView } from '../model/view.ts';
import { urlOf } from '../model/address.ts';
import { apiLookup, apiSection, apisNamedBy, demosByApi } from './api-section.ts';
import { demoPrefix } from './demo-prefix.ts';
import { headerChips, isHeaderDirective } from './header-chips.ts';
import { textsOf } from './frame-view-of.ts';

/** What views need besides the site: results of bundling and rendering demos, and words for problems. */
export interface ViewSources {
  /** URL of a demo's client module. */
  readonly moduleOf: (demo: string) => string | undefined;
  readonly renderingOf: (demo: string) => DemoRendering | undefined;
  /** The demo that a directive in a page names. */
  readonly demoOf: (page: Page, reference: string) => Demo | undefined;
  readonly sentenceOf: (problem: Problem) => string;
  /** A demo's source as a code block. */
  readonly codeBlock: (code: string, language: string) => string;
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
      return [locale, { navigation, places, texts: textsOf(site, locale), demos: demosByApi(site, locale) }] as const;
    }),
  );
  const products = new Map(config.products.map((product) => [product.id, product]));
  return (page) => {
    const { locale, pathname } = page.address;
    const { navigation, places, texts, demos } = perLocale.get(locale)!;
    const url = urlOf(page.address, config.defaultLocale);
    const place = places.get(url);
    const node = navigation.byPathname.get(pathname);
    const product = page.frontMatter.productId ? products.get(page.frontMatter.productId) : undefined;
    const used = new Map<string, number>();
    const renderings: DemoRendering[] = [];
    const chips = page.blocks.flatMap((block) => (block.type === 'component' && isHeaderDirective(block.name) ? headerChips(page, block.props, config, texts) : []));
    const blocks = page.blocks.flatMap((block) => blockView(block, page, { site, sources, demos, used, renderings }));
    const section = apiSection(page, apisNamedBy(page, lookup), texts);
    const title = page.title || node?.title || (page.kind === 'failed' ? texts['page.failed']! : pathname);
    const view: PageView = {
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
      blocks: section ? [...blocks, { type: 'html', html: section.html }] : blocks,
      ...(place !== undefined && neighbours(navigation.order, place)),
      ...(config.editUrl && page.kind === 'guide' && { editUrl: config.editUrl.replace('{path}', page.source) }),
      ...(config.origin && { canonical: config.origin + url }),
      alternates: alternatesOf(page, site),
      options: page.options,
      chips,
    };
    return { view, renderings };
  };
}

interface BlockSources {
  readonly site: Site;
  readonly sources: ViewSources;
  readonly demos: ReadonlyMap<string, readonly NavigationLink[]>;
  readonly used: Map<string, number>;
  readonly renderings: DemoRendering[];
}

function blockView(block: Block, page: Page, { site, sources, demos, used, renderings }: BlockSources): BlockView[] {
  if (block.type === 'html') return [block];
  if (block.type === 'problem') return [problemBlock(page.source, block.problem, sources)];
  if (block.type === 'component') {
    if (isHeaderDirective(block.name)) return [];
    const problem: Problem = { rule: 'component-missing', severity: 'error', file: page.source, ...block.position, name: block.name };
    return [problemBlock(block.name, problem, sources)];
  }
  if (block.type === 'api') return apiBlock(block.api, site, demos);
  const demo = sources.demoOf(page, block.demo);
  if (!demo) {
    const problem: Problem = { rule: 'demo-missing', severity: 'error', file: page.source, ...block.position, demo: block.demo };
    return [problemBlock(block.demo, problem, sources)];
  }
  const rendering = sources.renderingOf(demo.id);
  const count = (used.get(demo.id) ?? 0) + 1;
  used.set(demo.id, count);
  const sameName = (used.get(`name ${demo.name}`) ?? 0) + 1;
  used.set(`name ${demo.name}`, sameName);
  if (rendering) renderings.push(rendering);
  return [{ type: 'demo', ...demoView(demo, rendering, count, sameName, block.options, sources) }];
}

function problemBlock(title: string, problem: Problem, sources: ViewSources): BlockView {
  return { type: 'error', title, message: sources.sentenceOf(problem), place: placeOf(problem) };
}

function placeOf({ file, line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`;
}

function demoView(demo: Demo, rendering: DemoRendering | undefined, count: number, sameName: number, options: DemoView['options'], sources: ViewSources): DemoView {
  const failure = rendering?.problems.find((problem) => problem.severity === 'error');
  const prefix = demoPrefix(demo.id);
  const idPrefix = count === 1 ? prefix : `${prefix}${count}-`;
  const html = rendering?.html !== undefined && count > 1 ? rendering.html.replaceAll(prefix, idPrefix) : rendering?.html;
  const variant = demo.variants[0]!;
  const module = sources.moduleOf(demo.id);
  return {
    id: sameName === 1 ? demo.name : `${demo.name}-${sameName}`,
    name: demo.name,
    options,
    files: (variant.ts ?? variant.js ?? []).map((file) => ({ ...file, html: sources.codeBlock(file.code, file.name.split('.').at(-1)!) })),
    ...(demo.preview && { preview: sources.codeBlock(demo.preview, 'tsx') }),
    ...(html !== undefined && { html }),
    ...(module && { module }),
    idPrefix,
    ...(failure && { error: { title: demo.name, message: sources.sentenceOf(failure), place: placeOf(failure) } }),
  };
}

function apiBlock(key: string, site: Site, demos: ReadonlyMap<string, readonly NavigationLink[]>): BlockView[] {
  const api = site.apis.get(key);
  if (api) return [{ type: 'api', api, demos: demos.get(key) ?? [] }];
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
  return own === site.name ? own : `${own} - ${site.name}`;
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
