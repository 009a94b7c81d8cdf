// What islands look like before any script runs: rendered on the server from their bundle, cached by it.
import { join } from 'node:path';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { withTemporaryModules } from '../disk/temporary-modules.ts';
import type { Project } from '../load/project.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import { gaveNoResult, renderDemos } from '../render/render-demos.ts';
import { demoPrefix } from '../site/demo-prefix.ts';
import type { IslandBundle } from './island-bundle.ts';
import { rememberRenderings, renderingStore } from './known-renderings.ts';

/** The renderings of islands, by their ids: from the cache where their bundle is the same, the others made. */
export async function islandRenderings(
  project: Project,
  islands: readonly Island[],
  server: IslandBundle,
  files: FileSnapshot,
): Promise<Map<string, DemoRendering>> {
  const { cache, config } = project;
  const store = cache.open(renderingStore);
  const colors = config.theme;
  const results = new Map<string, DemoRendering>();
  const keyOf = ({ id, module }: Island) => `${id} ${server.modules.get(module)} ${JSON.stringify(colors)}`;
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
        colors,
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
  if (server.reads) rememberRenderings(project, remembered, { reads: server.reads, files });
  return results;
}
