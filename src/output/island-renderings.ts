// What islands look like before any script runs: rendered on the server, each again only when something that it is made
// of has changed.
import { join } from 'node:path';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { withTemporaryModules } from '../disk/temporary-modules.ts';
import type { Project } from '../load/project.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { IslandFacts } from '../model/docs-config.ts';
import type { Island } from '../model/island.ts';
import { gaveNoResult, renderDemos } from '../render/render-demos.ts';
import { demoPrefix } from '../site/demo-prefix.ts';
import { islandBundle, type IslandBundle } from './island-bundle.ts';
import { knownRenderings, rememberRenderings, renderingStore } from './known-renderings.ts';

/** Renderings by the ids of islands, and what was found by bundling those that had to be made. */
interface IslandRenderings extends Pick<IslandBundle, 'problems' | 'withoutFile'> {
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
  const server = await islandBundle(project, changed, 'server', files);
  for (const [id, rendering] of await renderedFrom(server, project, changed, files)) renderings.set(id, rendering);
  return { renderings, problems: server.problems, withoutFile: server.withoutFile };
}

/** Renders what the cache does not have of a bundle. */
async function renderedFrom(
  server: IslandBundle,
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
): Promise<ReadonlyMap<string, DemoRendering>> {
  const { cache, config } = project;
  const store = cache.open(renderingStore);
  const { theme: colors, base, locales } = config;
  const facts: IslandFacts = { colors, docs: { base, defaultLocale: locales[0]!, locales } };
  const results = new Map<string, DemoRendering>();
  const keyOf = ({ id, module }: Island) => `${id} ${server.modules.get(module)} ${JSON.stringify(facts)}`;
  const missing: Island[] = [];
  for (const island of islands) {
    if (!server.modules.has(island.module)) continue;
    const known = store.get(keyOf(island));
    if (known) results.set(island.id, known);
    else missing.push(island);
  }
  if (missing.length > 0) {
    const byId = new Map(missing.map((island) => [island.id, island]));
    const renderings = await withTemporaryModules(server.files, (folder) =>
      renderDemos(
        missing.map((island) => ({
          id: island.id,
          name: island.module,
          module: join(folder, server.modules.get(island.module)!),
          idPrefix: demoPrefix(island.id),
          props: island.props,
          file: island.entry,
        })),
        facts,
      ),
    );
    for (const rendering of renderings) {
      results.set(rendering.id, rendering);
      // A machine that was busy once says nothing of the next build.
      if (!gaveNoResult(rendering)) store.set(keyOf(byId.get(rendering.id)!), rendering);
    }
  }
  const remembered = islands
    .map((island) => ({ island, rendering: keyOf(island) }))
    .filter(({ rendering }) => store.has(rendering));
  rememberRenderings(project, remembered, server, files);
  return results;
}
