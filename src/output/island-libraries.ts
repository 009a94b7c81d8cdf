// The libraries that a dev server's demos import, as modules for a browser: bundled once per set of versions, and kept. In:
// islands. Out: modules to link, and their files.
import { bundleLibraries, importedLibraries } from '../bundle/bundle-libraries.ts';
import type { Libraries, LibraryModule } from '../bundle/linked-libraries.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { projectPath } from '../disk/read-sources.ts';
import { storeOf } from '../load/cache.ts';
import { cacheKey } from '../load/cache-key.ts';
import type { Project } from '../load/project.ts';
import type { Island } from '../model/island.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { FileRead } from '../model/source-file.ts';
import { assetsPath } from '../model/address.ts';
import { bundleReads } from './bundle-reads.ts';
import { entriesOf } from './island-bundle.ts';

export interface IslandLibraries {
  readonly modules: Libraries;
  readonly files: readonly OutputFile[];
  /** Paths of all files that modules were to be made of, of those, too, that cannot be linked. */
  readonly asked: ReadonlySet<string>;
  /** What they were made from: manifests of packages, and files of local ones. */
  readonly reads: readonly FileRead[];
}

interface LibraryRecord {
  /** By project path. */
  readonly modules: readonly (readonly [string, LibraryModule])[];
  /** Names and base64 contents. */
  readonly files: readonly (readonly [string, string])[];
  /** Project paths. */
  readonly asked: readonly string[];
  readonly reads: readonly FileRead[];
}

/** One record for each way of bundling: that of the most modules that were ever needed. */
const libraryStore = storeOf<LibraryRecord>('libraries', { remember: false });

function keyOf({ config, bundling }: Project): string {
  return cacheKey(config.root, bundling);
}

/** Those of an earlier run, where no package has changed since. */
export function knownLibraries(project: Project, files: FileSnapshot): IslandLibraries | undefined {
  const record = project.cache.open(libraryStore).get(keyOf(project));
  return record && files.unchanged(record.reads) ? librariesOf(record, project, files) : undefined;
}

/**
 * Libraries that hold all that islands import and that can be bundled apart from the site's own files.
 *
 * @param known those that are there; they are returned where there is nothing to add
 */
export async function readyLibraries(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
  known: IslandLibraries | undefined,
): Promise<IslandLibraries> {
  const { config, bundling, cache } = project;
  const wanted = await importedLibraries(bundling, entriesOf(islands, files, config), config.demoSetup);
  if (known && wanted.every((path) => known.asked.has(path))) return known;
  const asked = [...new Set([...wanted, ...(known?.asked ?? [])])].sort();
  const made = asked.length > 0 ? await bundleLibraries(bundling, asked) : undefined;
  const reads = made && bundleReads({ inputs: made.inputs, absent: [] }, config.root, files);
  if (!made || !reads) return { modules: new Map(), files: [], asked: new Set(asked), reads: [] };
  const record: LibraryRecord = {
    modules: [...made.modules].map(([path, module]) => [projectPath(config.root, path), module]),
    files: made.files.map(({ path, contents }) => [path, Buffer.from(contents).toString('base64')]),
    asked: asked.map((path) => projectPath(config.root, path)),
    reads,
  };
  cache.open(libraryStore).set(keyOf(project), record);
  return librariesOf(record, project, files);
}

function librariesOf(
  { modules, files: made, asked, reads }: LibraryRecord,
  { config }: Project,
  files: FileSnapshot,
): IslandLibraries {
  const folder = `${assetsPath(config.base)}demos/`.slice(1);
  return {
    modules: new Map(modules.map(([path, module]) => [files.absolute(path), module])),
    files: made.map(([path, contents]) => ({ path: folder + path, contents: Buffer.from(contents, 'base64') })),
    asked: new Set(asked.map((path) => files.absolute(path))),
    reads,
  };
}
