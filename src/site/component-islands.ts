// Component directives as islands: which module a name means on a page, and the props that it gets there.
import type { ApiLists } from '../model/api.ts';
import { componentKey } from '../model/component-key.ts';
import type { Demo } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import type { Directive, Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { demoPrefix } from './demo-prefix.ts';

type ComponentBlock = Extract<Directive, { type: 'component' }>;

/** The island of a directive; `undefined` where its name leads nowhere. */
export function componentIsland(block: ComponentBlock, page: Page, site: Site): Island | undefined {
  const key = componentKey(page.source, block.name);
  const entry = site.components.get(key)?.entry;
  if (entry === undefined) return undefined;
  const api = apiListOf(block.props, page, site);
  const props = { component: block.name, ...block.props, ...(api && { api }), markdown: markdownOf(page) };
  return {
    id: `${key} ${demoPrefix(JSON.stringify(props))}`,
    module: entry.replace(/\.[jt]sx?$/, ''),
    entry,
    props,
    reads: [],
  };
}

/**
 * What a directive with `"api": "selectors"` or `"api": "events"` gets in place of the word: the list of the page's
 * product. A `"category"` picks among selectors.
 */
function apiListOf(
  { api, category }: ComponentBlock['props'],
  page: Page,
  site: Site,
): ApiLists['selectors'] | ApiLists['events'] | undefined {
  if (api !== 'selectors' && api !== 'events') return undefined;
  const lists = site.apiLists.find(({ productId }) => productId === page.frontMatter.productId);
  if (api === 'events') return lists?.events ?? [];
  return lists?.selectors.filter((selector) => category === undefined || selector.category === category) ?? [];
}

/** A demo is an island without props. */
export function demoIsland(demo: Demo): Island {
  return { id: demo.id, module: demo.id, entry: demo.variants[0]!.entry, reads: demo.reads };
}

/** The islands of one page, in order; one used twice is there twice. */
export function islandsOf(
  page: Page,
  site: Site,
  demoOf: (page: Page, reference: string) => Demo | undefined,
): Island[] {
  return page.directives.flatMap((block) => {
    if (block.type === 'component') return componentIsland(block, page, site) ?? [];
    const demo = demoOf(page, block.demo);
    return demo ? [demoIsland(demo)] : [];
  });
}

/** Every island of a site, once. */
export function siteIslands(site: Site): Island[] {
  const islands = new Map<string, Island>([...site.demos.values()].map((demo) => [demo.id, demoIsland(demo)]));
  for (const pages of site.pages.values()) {
    for (const page of pages.values())
      for (const island of islandsOf(page, site, () => undefined)) islands.set(island.id, island);
  }
  return [...islands.values()];
}

/** What a component knows of the page it stands in. */
function markdownOf({ headings, title, description, address }: Page): Readonly<Record<string, unknown>> {
  return {
    headings: headings.map(({ level, id, text }) => ({ level, id, text })),
    title,
    description,
    pathname: address.pathname,
  };
}
