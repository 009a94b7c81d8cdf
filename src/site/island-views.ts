// The views of islands for their templates: demos and components, with ids that are unique in the page.
import { shownVariants, type Demo, type DemoRendering } from '../model/demo.ts';
import { demoAnchorsOf } from '../model/island-ids.ts';
import type { Island } from '../model/island.ts';
import type { DemoOptions } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { ComponentView, DemoView } from '../model/view.ts';
import { demoIslands } from './component-islands.ts';
import { demoPrefix, tailwindScope } from './demo-prefix.ts';
import { namesIn, previewsOf, roomOf } from './demo-variants.ts';
import { withUniqueIds } from './unique-ids.ts';

/** An island at a place in a page. */
export interface PlacedIsland {
  readonly island: Island;
  readonly rendering?: DemoRendering | undefined;
  /** URL of its module. */
  readonly module?: string | undefined;
  /** DOM id, unique in the page. */
  readonly id: string;
  /** How often it has been placed in the page, including this time. */
  readonly count: number;
  /** URL of the standalone page that is its frame; the page around it holds neither its HTML nor its module. */
  readonly frameUrl?: string;
  /** The page's DOM ids so far; the island's own are added. */
  readonly ids: Set<string>;
}

export interface IslandContext {
  /** URL of an island's client module, by the id of its bundle. */
  readonly moduleOf: (module: string) => string | undefined;
  readonly renderingOf: (island: string) => DemoRendering | undefined;
  readonly sentenceOf: (problem: Problem) => string;
  readonly codeBlock: (code: string, language: string) => string;
  /** URL of what a demo has besides the page: other variants of its source, and what an export is made of. */
  readonly sourcesUrl: (demo: Demo) => string;
  /** Minified and compressed bytes of all scripts that the module of an island needs, if known. */
  readonly costOf?: (module: string) => number | undefined;
}

/** The view of a demo: it contains the variant shown first, and the URL of the others. */
export function demoView(
  demo: Demo,
  placed: PlacedIsland,
  options: DemoOptions,
  context: IslandContext,
  sourceUrl?: string,
): DemoView {
  const [shown] = demo.variants;
  const jsNames = shown?.ts && namesIn('js', demo);
  const previews = options.defaultCodeOpen === undefined ? previewsOf(demo, context.codeBlock) : undefined;
  const cost = context.costOf?.(placed.island.module);
  const variants = shownVariants(demo);
  return {
    ...mountFacts(placed, demo.name, context),
    name: demo.name,
    options,
    files: (shown?.ts ?? shown?.js ?? []).map((file, index) => ({
      ...file,
      html: context.codeBlock(file.code, file.name.split('.').at(-1)!),
      ...(jsNames && jsNames[index] !== file.name && { jsName: jsNames[index]! }),
    })),
    ...(demo.preview && { preview: context.codeBlock(demo.preview, 'tsx') }),
    ...(previews && { previews }),
    ...(options.defaultCodeOpen && shown?.ts && shown.js && { jsRoom: roomOf(shown.js[0]!.code) }),
    ...(cost && { cost }),
    ...(sourceUrl && { sourceUrl }),
    variants,
    ...stylingsOf(demo, context),
    sources: context.sourcesUrl(demo),
    anchors: demoAnchorsOf(placed.id, variants),
  };
}

/** The stylings that a reader may choose between: those that could be made. */
function stylingsOf(demo: Demo, { moduleOf, renderingOf }: IslandContext): Pick<DemoView, 'styling' | 'stylings'> {
  const islands = demoIslands(demo);
  const [{ styling }] = islands;
  if (!styling) return {};
  const stylings = islands.flatMap((island) => {
    const module = moduleOf(island.module);
    const rendering = renderingOf(island.id);
    if (!module || rendering?.problems.some(({ severity }) => severity === 'error')) return [];
    const { url: sheet } = rendering?.sheet ?? {};
    const scope = island.classes && tailwindScope(island.module);
    return [[island.styling!, { module, ...(sheet && { sheet }), ...(scope && { scope }) }] as const];
  });
  return { styling, stylings: Object.fromEntries(stylings) };
}

/** The view of a component, with the props of its island. */
export function componentView(name: string, placed: PlacedIsland, context: IslandContext): ComponentView {
  return { ...mountFacts(placed, name, context), name, props: placed.island.props ?? {} };
}

function mountFacts(
  { island, rendering, module, id, count, ids, frameUrl }: PlacedIsland,
  title: string,
  { sentenceOf }: IslandContext,
) {
  const failure = rendering?.problems.find((problem) => problem.severity === 'error');
  const prefix = demoPrefix(island.id);
  const idPrefix = count === 1 ? prefix : `${prefix}${count}-`;
  const html =
    rendering?.html === undefined || frameUrl !== undefined
      ? undefined
      : withUniqueIds(count > 1 ? rendering.html.replaceAll(prefix, idPrefix) : rendering.html, idPrefix, ids);
  const place = failure && (failure.line === undefined ? failure.file : `${failure.file}:${failure.line}`);
  return {
    id,
    ...(html !== undefined && { html }),
    ...(module && frameUrl === undefined && { module }),
    ...(frameUrl !== undefined && { frameUrl }),
    idPrefix,
    ...(failure && { error: { title, message: sentenceOf(failure), place: place! } }),
  };
}
