// Component directives as islands: the module that a name resolves to on a page, and its props.
import type { ApiLists } from '../model/api.ts';
import { componentKey } from '../model/component-key.ts';
import type { Demo } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import type { Directive, Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { demoPrefix } from './demo-prefix.ts';

/** What islands are made of. */
export type IslandSources = Pick<Site, 'pages' | 'demos' | 'components' | 'apiLists'>;

type ComponentBlock = Extract<Directive, { type: 'component' }>;

/** The island of a directive; `undefined` if its name cannot be resolved. */
export function componentIsland(block: ComponentBlock, page: Page, site: IslandSources): Island | undefined {
  const key = componentKey(page.source, block.name);
  const entry = site.components.get(key)?.entry;
  if (entry === undefined) return undefined;
  const api = apiListOf(block.props, page, site);
  const props = { component: block.name, ...block.props, ...(api && { api }), markdown: pageFactsOf(page) };
  return {
    id: `${key} ${demoPrefix(JSON.stringify(props))}`,
    module: entry.replace(/\.[jt]sx?$/, ''),
    entry,
    props,
    reads: [],
  };
}

/**
 * The value of the `api` prop for a directive with `"api": "selectors"` or `"api": "events"`: the list of the page's
 * product. `"category"` filters selectors.
 */
function apiListOf(
  { api, category }: ComponentBlock['props'],
  page: Page,
  site: IslandSources,
): ApiLists['selectors'] | ApiLists['events'] | undefined {
  if (api !== 'selectors' && api !== 'events') return undefined;
  const lists = site.apiLists.find(({ productId }) => productId === page.frontMatter.productId);
  if (api === 'events') return lists?.events ?? [];
  return lists?.selectors.filter((selector) => category === undefined || selector.category === category) ?? [];
}

/**
 * The islands of a demo, which have no props: one for each styling. The first is the one that pages show before any
 * other is chosen.
 */
export function demoIslands({ id: demo, variants, reads, imports }: Demo): [Island, ...Island[]] {
  const isFolder = variants.length > 1 || variants[0]!.styling !== 'system';
  return variants.map(({ styling, entry, classes, values }, index): Island => {
    const id = index === 0 ? demo : `${demo} ${styling}`;
    return {
      id,
      module: id,
      entry,
      reads,
      imports,
      ...(isFolder && { styling }),
      ...(classes && { classes }),
      ...(values && { values }),
    };
  }) as [Island, ...Island[]];
}

/** The islands of one page, in order, with duplicates. */
export function islandsOf(
  page: Page,
  site: IslandSources,
  demoOf: (page: Page, reference: string) => Demo | undefined,
): Island[] {
  return page.directives.flatMap((block) => {
    if (block.type === 'component') return componentIsland(block, page, site) ?? [];
    const demo = demoOf(page, block.demo);
    return demo ? demoIslands(demo) : [];
  });
}

/** Every island of a site, once. */
export function siteIslands(site: IslandSources): Island[] {
  const islands = new Map([...site.demos.values()].flatMap(demoIslands).map((island) => [island.id, island]));
  for (const pages of site.pages.values()) {
    for (const page of pages.values())
      for (const island of islandsOf(page, site, () => undefined)) islands.set(island.id, island);
  }
  return [...islands.values()];
}

/** Whether an island's props have a list that is read from types: all else of islands is known before. */
export function showsApi({ props }: Island): boolean {
  return Array.isArray(props?.['api']);
}

/** The `markdown` prop: what a component knows about its page. */
function pageFactsOf({ headings, title, description, address }: Page): Readonly<Record<string, unknown>> {
  return {
    headings: headings.map(({ level, id, text }) => ({ level, id, text })),
    title,
    description,
    pathname: address.pathname,
  };
}
