// Islands begun before their site is whole: they are bundled and rendered while types are read. What only the types tell
// is made when these are known, and so is what would have been begun in vain.
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { Project } from '../load/project.ts';
import type { Island } from '../model/island.ts';
import { showsApi, siteIslands, type IslandSources } from '../site/component-islands.ts';
import { entriesOf, islandBundle, type IslandBundle } from './island-bundle.ts';
import { islandRenderings, type IslandRenderings } from './island-renderings.ts';

export interface BegunDemos {
  /** All islands, by what is bundled of them. */
  readonly islands: readonly Island[];
  readonly browser: Promise<IslandBundle>;
  /** Ids of those that are rendered. */
  readonly rendered: ReadonlySet<string>;
  readonly server: Promise<IslandRenderings>;
}

/**
 * Begins to bundle and to render a site's islands. What fails is told where it is waited for.
 *
 * @param sources the site but for its API: lists of it are props of some islands, and no part of a bundle
 */
export function beginDemos(
  project: Project,
  sources: Omit<IslandSources, 'apiLists'>,
  files: FileSnapshot,
): BegunDemos | undefined {
  const islands = siteIslands({ ...sources, apiLists: [] });
  if (islands.length === 0) return undefined;
  const known = islands.filter((island) => !showsApi(island));
  const begun = {
    islands,
    browser: islandBundle(project, islands, 'browser', files),
    rendered: new Set(known.map(({ id }) => id)),
    server: islandRenderings(project, known, files, islands),
  };
  // Neither must be left without a listener while types are read.
  for (const started of [begun.browser, begun.server]) started.catch(() => undefined);
  return begun;
}

/** The browser's bundle of islands: the one that was begun, where it is of the same modules. */
export function browserBundle(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
  begun?: BegunDemos,
): Promise<IslandBundle> {
  const textOf = (all: readonly Island[]) => JSON.stringify(entriesOf(all, files, project.config));
  return begun && textOf(begun.islands) === textOf(islands)
    ? begun.browser
    : islandBundle(project, islands, 'browser', files);
}

/** The renderings of islands, in their order: those that were begun, and the rest. */
export async function allRenderings(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
  begun?: BegunDemos,
): Promise<IslandRenderings> {
  if (!begun) return islandRenderings(project, islands, files);
  const early = await begun.server;
  const late = await islandRenderings(
    project,
    islands.filter(({ id }) => !begun.rendered.has(id)),
    files,
    islands,
  );
  const found = new Map([...early.renderings, ...late.renderings]);
  return {
    renderings: new Map(islands.flatMap(({ id }) => (found.has(id) ? [[id, found.get(id)!] as const] : []))),
    problems: new Map([...early.problems, ...late.problems]),
    withoutFile: [...early.withoutFile, ...late.withoutFile],
  };
}
