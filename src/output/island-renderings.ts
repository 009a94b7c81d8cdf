// What islands look like before any script runs: rendered on the server, each again only when something that it is made
// of has changed.
import { join } from 'node:path';
import { withoutRepeatedImports } from '../bundle/repeated-imports.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { contentHash, projectPath } from '../disk/read-sources.ts';
import { withTemporaryModules } from '../disk/temporary-modules.ts';
import type { Project } from '../load/project.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { IslandFacts } from '../model/docs-config.ts';
import type { Island } from '../model/island.ts';
import { gaveNoResult, renderDemos } from '../render/render-demos.ts';
import { demoPrefix } from '../site/demo-prefix.ts';
import { failurePlaces, hasThrown, placedAt } from './failure-places.ts';
import { entryOf, islandBundle, type IslandBundle } from './island-bundle.ts';
import { knownRenderings, rememberRenderings, renderingStore } from './known-renderings.ts';

/** Renderings by the ids of islands, and what was found by bundling those that had to be made. */
export interface IslandRenderings extends Pick<IslandBundle, 'problems' | 'withoutFile'> {
  readonly renderings: Map<string, DemoRendering>;
}

/** The renderings of islands: those of earlier runs that would be the same now, the others made. */
export async function islandRenderings(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
): Promise<IslandRenderings> {
  const renderings = new Map(knownRenderings(project, islands, files));
  const changed = islands.filter(({ id }) => !renderings.has(id));
  if (changed.length === 0) return { renderings, problems: new Map(), withoutFile: [] };
  const company = companyOf(changed, islands, renderings);
  const server = await islandBundle(project, [...changed, ...company], 'server', files);
  for (const [id, rendering] of await renderedFrom(server, project, changed, company, files))
    renderings.set(id, rendering);
  return { renderings, problems: server.problems, withoutFile: server.withoutFile };
}

/**
 * Some of the other islands that rendered differently each time, the nearest to those that changed. A library that counts (ids,
 * classes) goes on from one demo to the next, which shows where several are rendered: one that is rendered alone begins at zero
 * each time, and would be another one than in a build of all.
 */
function companyOf(
  changed: readonly Island[],
  islands: readonly Island[],
  renderings: ReadonlyMap<string, DemoRendering>,
): Island[] {
  const isUnstable = ({ id }: Island) =>
    renderings.get(id)?.problems.some(({ rule }) => rule === 'demo-server-unstable') ?? false;
  const modules = new Set(changed.map(({ module }) => module));
  // One that brings other packages would have them bundled and loaded, too.
  const packages = new Set(changed.flatMap((island) => countingPackages(island)));
  const usesNoOther = (island: Island) => {
    const own = countingPackages(island);
    return own.length > 0 && own.every((name) => packages.has(name));
  };
  const nearness = ({ module }: Island) => Math.max(...changed.map((one) => sharedLength(one.module, module)));
  const others = new Map(islands.filter(isUnstable).map((island) => [island.module, island] as const));
  return [...others.values()]
    .filter((island) => !modules.has(island.module) && usesNoOther(island))
    .map((island) => ({ island, near: nearness(island) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, companySize)
    .map(({ island }) => island);
}

/** The packages of an island that may count; React is the page's. */
function countingPackages({ packages = [] }: Island): readonly string[] {
  return packages.filter((name) => name !== 'react' && name !== 'react-dom');
}

/** So many that one of them is likely to count what a changed one counts, and so few that they cost next to nothing. */
const companySize = 6;

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * Renders what the cache does not have of a bundle.
 *
 * @param company islands that are rendered beside, and whose renderings are known
 */
async function renderedFrom(
  server: IslandBundle,
  project: Project,
  changed: readonly Island[],
  company: readonly Island[],
  files: FileSnapshot,
): Promise<ReadonlyMap<string, DemoRendering>> {
  const { cache, config } = project;
  const store = cache.open(renderingStore);
  const { theme: colors, base, locales } = config;
  const facts: IslandFacts = { colors, docs: { base, defaultLocale: locales[0]!, locales } };
  const results = new Map<string, DemoRendering>();
  const keyOf = ({ id, module }: Island) => `${id} ${server.modules.get(module)} ${JSON.stringify(facts)}`;
  // The same module may come of files whose lines are others.
  const failureKeyOf = (island: Island) => `${keyOf(island)} ${sourcesKey(server, island.module, config.root)}`;
  const knownKeyOf = (island: Island) => [keyOf(island), failureKeyOf(island)].find((key) => store.has(key));
  const missing: Island[] = [];
  for (const island of changed) {
    if (!server.modules.has(island.module)) continue;
    const known = store.get(knownKeyOf(island) ?? '');
    if (known) results.set(island.id, known);
    else missing.push(island);
  }
  if (missing.length > 0) {
    const rendered = [...missing, ...company.filter(({ module }) => server.modules.has(module))];
    const byId = new Map(missing.map((island) => [island.id, island]));
    const moduleOf = (island: Island) => ({
      id: island.id,
      name: island.module,
      idPrefix: demoPrefix(island.id),
      props: island.props,
      file: island.entry,
    });
    const modulesIn = (folder: string) =>
      rendered.map((island) => ({ ...moduleOf(island), module: join(folder, server.modules.get(island.module)!) }));
    const modules = withoutRepeatedImports(server.files.map(({ path, read }) => ({ path, contents: read() })));
    const renderings = (
      await project.trace.step('render demos', () =>
        withTemporaryModules(modules, (folder) => renderDemos(modulesIn(folder), facts, project.trace)),
      )
    ).filter(({ id }) => byId.has(id));
    const failed = renderings.filter((rendering) => hasThrown(rendering) && !gaveNoResult(rendering));
    const places = await failurePlaces(
      project,
      failed.map(({ id }) => {
        const island = byId.get(id)!;
        return { entry: entryOf(island, files.absolute(island.entry), config), module: moduleOf(island) };
      }),
      facts,
    );
    for (const rendering of renderings) {
      const island = byId.get(rendering.id)!;
      results.set(rendering.id, placedAt(rendering, places.get(rendering.id)));
      // A machine that was busy once says nothing of the next build.
      if (gaveNoResult(rendering)) continue;
      if (!hasThrown(rendering)) store.set(keyOf(island), rendering);
      else if (server.reads) store.set(failureKeyOf(island), results.get(rendering.id)!);
    }
  }
  const remembered = [...changed, ...company].flatMap((island) => {
    const rendering = knownKeyOf(island);
    return rendering === undefined ? [] : [{ island, rendering }];
  });
  rememberRenderings(project, remembered, server, files);
  return results;
}

/** What stands for the very texts that a module of a bundle is made of. */
function sourcesKey({ reads = [], sourcesOf }: IslandBundle, module: string, root: string): string {
  const own = new Set(sourcesOf(module).map((path) => projectPath(root, path)));
  return contentHash(JSON.stringify(reads.filter(({ path }) => own.has(path))));
}
