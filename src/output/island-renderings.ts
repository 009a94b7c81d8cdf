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
import { companyAmong, sharedNames, type Company } from './island-company.ts';
import { entryOf, islandBundle, type IslandBundle } from './island-bundle.ts';
import { knownRenderings, rememberRenderings, renderingStore } from './known-renderings.ts';

/** Renderings by the ids of islands, and what was found by bundling those that had to be made. */
export interface IslandRenderings extends Pick<IslandBundle, 'problems' | 'withoutFile'> {
  readonly renderings: Map<string, DemoRendering>;
}

/**
 * The renderings of islands: those of earlier runs that would be the same now, the others made.
 *
 * @param among all islands of the site, of which these are some
 */
export async function islandRenderings(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
  among: readonly Island[] = islands,
): Promise<IslandRenderings> {
  const company = companyAmong(among);
  const renderings = new Map(knownRenderings(project, islands, files, among));
  const changed = islands.filter(({ id }) => !renderings.has(id));
  if (changed.length === 0) return { renderings, problems: new Map(), withoutFile: [] };
  const known = among === islands ? renderings : knownRenderings(project, among, files);
  const server = await islandBundle(project, [...changed, ...company.beside(changed, known)], 'server', files);
  for (const [id, rendering] of await renderedFrom(server, project, { changed, known, company }, files))
    renderings.set(id, rendering);
  return { renderings, problems: server.problems, withoutFile: server.withoutFile };
}

/**
 * Renders what the cache does not have of a bundle.
 *
 * @param known renderings of other islands, of which the bundle has some, to be rendered beside
 */
async function renderedFrom(
  server: IslandBundle,
  project: Project,
  {
    changed,
    known,
    company,
  }: {
    readonly changed: readonly Island[];
    readonly known: ReadonlyMap<string, DemoRendering>;
    readonly company: Company;
  },
  files: FileSnapshot,
): Promise<ReadonlyMap<string, DemoRendering>> {
  const { cache, config } = project;
  const store = cache.open(renderingStore);
  const { theme: colors, base, locales } = config;
  const facts: IslandFacts = { colors, docs: { base, defaultLocale: locales[0]!, locales } };
  const results = new Map<string, DemoRendering>();
  const keyOf = (island: Island) =>
    `${island.id} ${server.modules.get(island.module)} ${JSON.stringify([facts, company.sharedBy(island)])}`;
  // The same module may come of files whose lines are others.
  const failureKeyOf = (island: Island) => `${keyOf(island)} ${sourcesKey(server, island.module, config.root)}`;
  const knownKeyOf = (island: Island) => [keyOf(island), failureKeyOf(island)].find((key) => store.has(key));
  const missing: Island[] = [];
  for (const island of changed) {
    if (!server.modules.has(island.module)) continue;
    const found = store.get(knownKeyOf(island) ?? '');
    if (found) results.set(island.id, found);
    else missing.push(island);
  }
  const beside = company
    .beside(missing, new Map([...known, ...results]))
    .filter(({ module }) => server.modules.has(module));
  if (missing.length > 0) {
    const rendered = [...missing, ...beside];
    const byId = new Map(missing.map((island) => [island.id, island]));
    const moduleOf = (island: Island) => ({
      id: island.id,
      name: island.module,
      idPrefix: demoPrefix(island.id),
      props: island.props,
      file: island.entry,
      shares: sharedNames(island),
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
  const remembered = [...new Set([...changed, ...beside])].flatMap((island) => {
    const rendering = knownKeyOf(island);
    return rendering === undefined ? [] : [{ island, rendering }];
  });
  rememberRenderings(project, remembered, server, files, company);
  return results;
}

/** What stands for the very texts that a module of a bundle is made of. */
function sourcesKey({ reads = [], sourcesOf }: IslandBundle, module: string, root: string): string {
  const own = new Set(sourcesOf(module).map((path) => projectPath(root, path)));
  return contentHash(JSON.stringify(reads.filter(({ path }) => own.has(path))));
}
