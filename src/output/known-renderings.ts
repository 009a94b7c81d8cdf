// Renderings of earlier runs: none that would be another by now. What they know needs no bundle for the server.
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { Island } from '../model/island.ts';
import type { FileRead } from '../model/source-file.ts';
import { storeOf } from '../load/cache.ts';
import { cacheKey } from '../load/cache-key.ts';
import type { Project } from '../load/project.ts';
import { contentHash, projectPath } from '../disk/read-sources.ts';
import type { IslandBundle } from './island-bundle.ts';
import { companyAmong, type Company } from './island-company.ts';

/** Renderings by what they are made from. */
export const renderingStore = storeOf<DemoRendering>('renderings');

/** The latest rendering of an island as it is now. */
interface LatestRendering {
  /** Key of the rendering itself. */
  readonly rendering: string;
  /** Key of the list of files that its bundle was made from, without those of some islands only. */
  readonly inputs: string;
  /** Those of the latter that this one is made from and does not name itself. */
  readonly own: readonly FileRead[];
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

/**
 * What earlier runs know of islands, without any bundling.
 *
 * @param among all islands of the site, of which these are some
 */
export function knownRenderings(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
  among: readonly Island[] = islands,
): ReadonlyMap<string, DemoRendering> {
  const { latest, inputs, renderings } = storesOf(project);
  const current = new Map<string, boolean>();
  // A bundle's islands share a list, which is compared once.
  const isCurrent = (key: string) => {
    const list = current.has(key) ? undefined : inputs.get(key);
    if (!current.has(key)) current.set(key, list !== undefined && files.unchanged(list));
    return current.get(key)!;
  };
  const keyOf = latestKeys(project, companyAmong(among));
  const known = islands.flatMap((island) => {
    const found = latest.get(keyOf(island));
    const rendering =
      found && files.unchanged(found.own) && isCurrent(found.inputs) ? renderings.get(found.rendering) : undefined;
    return rendering ? [[island.id, rendering] as const] : [];
  });
  return new Map(known);
}

/**
 * Remembers renderings of a bundle that was just made as those of islands as they are now.
 *
 * @param files the view of the disk that the islands were read with
 */
export function rememberRenderings(
  project: Project,
  rendered: readonly Rendered[],
  { reads, sourcesOf }: Pick<IslandBundle, 'reads' | 'sourcesOf'>,
  files: FileSnapshot,
  company: Pick<Company, 'sharedBy'>,
): void {
  if (!reads) return;
  const { latest, inputs } = storesOf(project);
  const sources = new Map(
    [...new Set(rendered.map(({ island }) => island.module))].map((module) => [
      module,
      new Set(sourcesOf(module).map((path) => projectPath(project.config.root, path))),
    ]),
  );
  const users = new Map<string, number>();
  for (const paths of sources.values()) for (const path of paths) users.set(path, (users.get(path) ?? 0) + 1);
  const isShared = ({ path }: FileRead) => (users.get(path) ?? sources.size) === sources.size;
  const shared = reads.filter(isShared);
  const key = contentHash(JSON.stringify(shared));
  if (!inputs.has(key)) inputs.set(key, shared);
  const particular = new Map(reads.filter((read) => !isShared(read)).map((read) => [read.path, read]));
  const keyOf = latestKeys(project, company);
  for (const { island, rendering } of rendered) {
    if (!files.unchanged(island.reads)) continue;
    const named = new Set(island.reads.map(({ path }) => path));
    const own = [...sources.get(island.module)!].flatMap((path) =>
      particular.has(path) && !named.has(path) ? [particular.get(path)!] : [],
    );
    latest.set(keyOf(island), { rendering, inputs: key, own });
  }
}

/**
 * An island's own files, how modules are found, what runs before it and stands around it, the colours it is rendered in, and
 * what it shares with others, which may count there, too.
 */
function latestKeys({ bundling, config }: Project, company: Pick<Company, 'sharedBy'>): (island: Island) => string {
  const settings = cacheKey(config.root, bundling, config.demoSetup, config.demoWrappers, config.theme);
  return (island) =>
    `${island.id} ${contentHash([settings, digestOf(island.reads), ...company.sharedBy(island)].join(' '))}`;
}

const digests = new WeakMap<Island['reads'], string>();

/** A hash of a list of files; where a process loads a site again, the list of an untouched demo is the same value. */
function digestOf(reads: Island['reads']): string {
  const digest = digests.get(reads) ?? contentHash(JSON.stringify(reads));
  digests.set(reads, digest);
  return digest;
}
