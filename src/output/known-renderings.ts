// Renderings of earlier runs, for a first answer while the rest is made: none that would be another by now.
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { contentHash } from '../disk/read-sources.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import type { FileRead } from '../model/source-file.ts';
import { storeOf } from '../load/cache.ts';
import { cacheKey } from '../load/cache-key.ts';
import type { Project } from '../load/project.ts';

/** Renderings by what they are made from. */
export const renderingStore = storeOf<DemoRendering>('renderings');

/** The latest rendering of an island as it is now. */
interface LatestRendering {
  /** Key of the rendering itself. */
  readonly rendering: string;
  /** Key of the list of files that its bundle was made from, without those that islands name themselves. */
  readonly inputs: string;
}

const latestStore = storeOf<LatestRendering>('latest-renderings');
/** Lists of files that latest renderings share. */
const inputStore = storeOf<readonly FileRead[]>('rendering-inputs');

function storesOf({ cache }: Project) {
  return { latest: cache.open(latestStore), inputs: cache.open(inputStore), renderings: cache.open(renderingStore) };
}

interface Rendered {
  readonly island: Island;
  /** Key of its rendering. */
  readonly rendering: string;
}

/** What earlier runs know of islands, without any bundling. */
export function knownRenderings(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
): ReadonlyMap<string, DemoRendering> {
  const { latest, inputs, renderings } = storesOf(project);
  const current = new Map<string, boolean>();
  // A bundle's islands share a list, which is compared once.
  const isCurrent = (key: string) => {
    const list = current.has(key) ? undefined : inputs.get(key);
    if (!current.has(key)) current.set(key, list !== undefined && files.unchanged(list));
    return current.get(key)!;
  };
  const known = islands.flatMap((island) => {
    const found = latest.get(latestKey(island, project));
    const rendering = found && isCurrent(found.inputs) ? renderings.get(found.rendering) : undefined;
    return rendering ? [[island.id, rendering] as const] : [];
  });
  return new Map(known);
}

/**
 * Remembers renderings of one bundle as those of islands as they are now.
 *
 * @param made what the bundle was made from, and the view of the disk that the islands were read with
 */
export function rememberRenderings(
  project: Project,
  rendered: readonly Rendered[],
  { reads, files }: { readonly reads: readonly FileRead[]; readonly files: FileSnapshot },
): void {
  const { latest, inputs } = storesOf(project);
  // Files that islands name are compared island by island: a changed demo leaves the others of its bundle as they are.
  const named = new Set(rendered.flatMap(({ island }) => island.reads.map(({ path }) => path)));
  const shared = reads.filter(({ path }) => !named.has(path));
  const key = contentHash(JSON.stringify(shared));
  if (!inputs.has(key)) inputs.set(key, shared);
  for (const { island, rendering } of rendered) {
    const known = latest.get(latestKey(island, project));
    if ((known?.rendering !== rendering || known.inputs !== key) && files.unchanged(island.reads))
      latest.set(latestKey(island, project), { rendering, inputs: key });
  }
}

/** An island's own files, how modules are found, and the colours that they are rendered in. */
function latestKey({ id, reads }: Island, { bundling, config }: Project): string {
  return `${id} ${cacheKey(config.root, reads, bundling, config.theme)}`;
}
