// What runs in a page as its template needs it: demos and components, with ids that are unique in the page.
import { shownVariants, type Demo, type DemoRendering } from '../model/demo.ts';
import { demoAnchorsOf } from '../model/island-ids.ts';
import type { Island } from '../model/island.ts';
import type { DemoOptions } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { ComponentView, DemoView } from '../model/view.ts';
import { demoPrefix } from './demo-prefix.ts';
import { withUniqueIds } from './unique-ids.ts';

/** What is known of an island where it stands. */
export interface PlacedIsland {
  readonly island: Island;
  readonly rendering?: DemoRendering | undefined;
  /** URL of its module. */
  readonly module?: string | undefined;
  /** DOM id, unique in the page. */
  readonly id: string;
  /** How often it has been placed in the page, this time included. */
  readonly count: number;
  /** The page's DOM ids so far; those of the island join them. */
  readonly ids: Set<string>;
}

export interface IslandSkills {
  readonly sentenceOf: (problem: Problem) => string;
  readonly codeBlock: (code: string, language: string) => string;
  /** URL of the variants of a demo's source that the page does not hold. */
  readonly sourcesUrl: (demo: Demo) => string | undefined;
}

/** The view of a demo: what is shown first is in it, its other variants are at a URL. */
export function demoView(demo: Demo, placed: PlacedIsland, options: DemoOptions, skills: IslandSkills): DemoView {
  const [shown] = demo.variants;
  const variants = shownVariants(demo);
  const sources = variants.length > 1 ? skills.sourcesUrl(demo) : undefined;
  return {
    ...mounted(placed, demo.name, skills),
    name: demo.name,
    options,
    files: (shown?.ts ?? shown?.js ?? []).map((file) => ({
      ...file,
      html: skills.codeBlock(file.code, file.name.split('.').at(-1)!),
    })),
    ...(demo.preview && { preview: skills.codeBlock(demo.preview, 'tsx') }),
    variants,
    ...(sources && { sources }),
    anchors: demoAnchorsOf(placed.id, variants),
  };
}

/** The view of a component; its props are those of its island. */
export function componentView(name: string, placed: PlacedIsland, skills: IslandSkills): ComponentView {
  return { ...mounted(placed, name, skills), name, props: placed.island.props ?? {} };
}

function mounted(
  { island, rendering, module, id, count, ids }: PlacedIsland,
  title: string,
  { sentenceOf }: IslandSkills,
) {
  const failure = rendering?.problems.find((problem) => problem.severity === 'error');
  const prefix = demoPrefix(island.id);
  const idPrefix = count === 1 ? prefix : `${prefix}${count}-`;
  const html =
    rendering?.html === undefined
      ? undefined
      : withUniqueIds(count > 1 ? rendering.html.replaceAll(prefix, idPrefix) : rendering.html, idPrefix, ids);
  const place = failure && (failure.line === undefined ? failure.file : `${failure.file}:${failure.line}`);
  return {
    id,
    ...(html !== undefined && { html }),
    ...(module && { module }),
    idPrefix,
    ...(failure && { error: { title, message: sentenceOf(failure), place: place! } }),
  };
}
