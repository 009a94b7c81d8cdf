// Turns a block of a page into what a template shows: HTML, a live demo, a component, an API table, or an error.
import type { Api } from '../model/api.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import type { Block, Page } from '../model/page.ts';
import type { NavigationLink } from '../model/navigation.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { BlockView } from '../model/view.ts';
import { builtInOf, componentKey, isHeaderDirective } from '../model/component-key.ts';
import { missingComponent } from '../model/missing-component.ts';
import { islandNameOf } from '../model/island-ids.ts';
import { withOwnLinks } from '../model/own-links.ts';
import { apiTypeLinks } from './api-type-links.ts';
import { componentIsland, demoIslands } from './component-islands.ts';
import { demoControlsOf } from './demo-controls.ts';
import { firstSentenceOf } from './first-sentence.ts';
import { galleryCards, productCards } from './gallery-cards.ts';
import { componentView, demoView, type PlacedIsland } from './island-views.ts';
import { standaloneUrlOf } from './standalone-pages.ts';
import type { ViewSources } from './view-sources.ts';

type DemoBlock = Extract<Block, { type: 'demo' }>;

/** State shared by the blocks of one page. */
interface BlockSources {
  readonly site: Site;
  readonly sources: ViewSources;
  /** The guides with demos of an API, by the pathname of its page. */
  readonly demosOf: (api: string) => readonly NavigationLink[];
  /** How often each island has been placed. */
  readonly used: Map<string, number>;
  /** Returns a DOM id for an island, unique in the page. */
  readonly idOf: (name: string) => string;
  /** All DOM ids of the page so far. */
  readonly ids: Set<string>;
  readonly renderings: DemoRendering[];
  /** URL of a file's source in the repository, if it is there. */
  readonly sourceUrlOf: (entry: string) => string | undefined;
}

/** The views of a block: none, one, or an error in its place. */
export function blockView(block: Block, page: Page, blockSources: BlockSources): BlockView[] {
  const { site, sources, demosOf } = blockSources;
  const place = (island: Island, name: string, frameUrl?: string) => placeIsland(island, name, blockSources, frameUrl);
  if (block.type === 'html') return [block];
  if (block.type === 'problem') return [problemBlock(page.source, block.problem, sources)];
  if (block.type === 'component') {
    if (isHeaderDirective(block.name)) return [];
    const builtIn = builtInOf(block.name);
    if (builtIn === 'landing') return [];
    if (builtIn)
      return [
        {
          type: 'cards',
          cards: (builtIn === 'gallery' ? galleryCards : productCards)(page, block.props, site),
          ...(block.props['large'] === true && { isLarge: true }),
        },
      ];
    const island = componentIsland(block, page, site);
    if (island)
      return [
        {
          type: 'component',
          ...componentView(block.name, place(island, islandNameOf(block.name)), sources),
          ...(block.isAboveTitle && { isAboveTitle: true }),
        },
      ];
    const problem = missingComponent(page, block, site.components.get(componentKey(page.source, block.name)));
    return [problemBlock(block.name, problem, sources)];
  }
  if (block.type === 'api') return apiBlock(block.api, page.address.locale, site, demosOf);
  const demo = sources.demoOf(page, block.demo);
  if (!demo) {
    const problem = missingDemo(block, page, site);
    return [problemBlock(block.demo, problem, sources)];
  }
  const frameUrl =
    block.options.iframe && page.kind !== 'standalone'
      ? standaloneUrlOf(demo.id, page.address.locale, site)
      : undefined;
  const placed = place(demoIslands(demo)[0], demo.name, frameUrl);
  const controls = demoControlsOf(block.options, demo, page, site);
  const sourceUrl = blockSources.sourceUrlOf(demo.variants[0]?.entry ?? '');
  return [
    { type: 'demo', ...demoView(demo, placed, block.options, sources, sourceUrl), ...(controls && { controls }) },
  ];
}

/** Why a directive shows no demo: its file may not be used, which is known already, or is not there. */
function missingDemo({ demo, position }: DemoBlock, { source }: Page, { problems }: Site): Problem {
  const place = { severity: 'error', file: source, ...position } as const;
  const refusal = problems.find(
    ({ rule, file, line }) => rule === 'file-refused' && file === source && line === position.line,
  );
  return refusal ?? { rule: 'demo-missing', ...place, demo };
}

/** Places an island in the page, with an id that no heading and no other island has. */
function placeIsland(
  island: Island,
  name: string,
  { sources, used, idOf, ids, renderings }: BlockSources,
  frameUrl: string | undefined,
): PlacedIsland {
  const count = (used.get(island.id) ?? 0) + 1;
  used.set(island.id, count);
  const rendering = sources.renderingOf(island.id);
  // In a frame that is a page of its own, its styles are that page's.
  if (rendering && frameUrl === undefined) renderings.push(rendering);
  const id = idOf(name);
  ids.add(id);
  const module = sources.moduleOf(island.module);
  return { island, rendering, module, id, count, ids, ...(frameUrl !== undefined && { frameUrl }) };
}

function problemBlock(title: string, problem: Problem, sources: ViewSources): BlockView {
  return { type: 'error', title, message: sources.sentenceOf(problem), place: placeOf(problem) };
}

function placeOf({ file, line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`;
}

function apiBlock(key: string, locale: string, site: Site, demosOf: BlockSources['demosOf']): BlockView[] {
  const api = site.apis.get(key);
  if (api)
    return [
      {
        type: 'api',
        api: withOwnLinks(api, (pathname) => site.pages.get(locale)!.has(pathname)),
        types: apiTypeLinks(api, site),
        demos: demosOf(key),
      },
    ];
  const product = site.config.products.find((candidate) => candidate.api?.pathname === key);
  const own = [...site.apis.values()].filter((candidate) => candidate.productId === product?.id);
  const kinds: readonly (readonly [Api['kind'], string])[] = [
    ['component', 'Components'],
    ['interface', 'Interfaces'],
    ['enum', 'Enums'],
    ['hook', 'Hooks'],
    ['function', 'Functions'],
  ];
  const groups = kinds
    .map(([kind, title]) => ({
      title,
      items: own
        .filter((one) => one.kind === kind)
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
        .map((one) => ({
          title: one.name,
          href: one.pathname,
          ...(one.plan && { plan: one.plan }),
          ...(one.description && { description: firstSentenceOf(one.description) }),
        })),
    }))
    .filter((group) => group.items.length > 0);
  return [{ type: 'api-index', groups }];
}
