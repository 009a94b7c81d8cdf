// The bundle of islands for one side; the browser's from the cache where its inputs are unchanged.
import type { AroundDemos } from '../bundle/bundle-around.ts';
import type { DemoEntry } from '../bundle/demo-entries.ts';
import type { Libraries } from '../bundle/linked-libraries.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { storeOf } from '../load/cache.ts';
import { cacheKey } from '../load/cache-key.ts';
import { filesUnchanged, recorded } from '../load/memo.ts';
import type { Project } from '../load/project.ts';
import type { Config } from '../model/config.ts';
import { wrapperOf } from '../model/demo-wrapper.ts';
import type { Island } from '../model/island.ts';
import type { Problem } from '../model/problem.ts';
import type { FileRead } from '../model/source-file.ts';
import { bundleFile, keepFiles, keptFiles, type BundleFile, type NamedFile } from './bundle-files.ts';
import { bundleReads, inputsWithoutFile } from './bundle-reads.ts';
import { keptFloors, keptSheets } from './kept-floors.ts';

export interface IslandBundle {
  /** Name of its module's file, by the id that an island is bundled by. */
  readonly modules: ReadonlyMap<string, string>;
  /** Name of its style sheet's file, likewise. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly files: readonly BundleFile[];
  /** Names of the files that a browser loads with a module's file, by its name. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** What it was made from; absent where a file was written while it was bundled. */
  readonly reads: readonly FileRead[] | undefined;
  readonly sourcesOf: (module: string) => readonly string[];
  /** Project paths of inputs that are no files; with one, the bundle is made again in each run. */
  readonly withoutFile: readonly string[];
}

/** What a dev server's demos need not be bundled with. */
export interface LinkedModules {
  readonly libraries: Libraries;
  readonly around?: AroundDemos | undefined;
}

/** A bundle as the cache keeps it: only one without problems. */
interface BundleRecord {
  readonly reads: readonly FileRead[];
  readonly modules: readonly (readonly [string, string])[];
  readonly sheets: readonly (readonly [string, string])[];
  readonly files: readonly NamedFile[];
  readonly imports: readonly (readonly [string, readonly string[]])[];
}

const bundleStore = storeOf<BundleRecord>('bundles');

/**
 * Bundles the modules of islands for the browser or for the server. Only the browser's bundle is kept: of the server's,
 * the renderings are.
 */
export async function islandBundle(
  project: Project,
  islands: readonly Island[],
  side: 'browser' | 'server',
  files: FileSnapshot,
): Promise<IslandBundle> {
  const { config, bundling, cache } = project;
  const demos = entriesOf(islands, files, config);
  const store = side === 'browser' ? cache.open(bundleStore) : undefined;
  const key = cacheKey(config.root, side, demos, bundling, config.demoSetup);
  const known = store && recorded(store, key, filesUnchanged(files));
  const kept = known && keptFiles(cache, known.files);
  if (known && kept) return bundleOf(known, kept, files);
  const { bundleDemos } = await import('../bundle/bundle-demos.ts');
  const made = await project.trace.step(`bundle demos for the ${side}`, () =>
    bundleDemos({
      context: bundling,
      demos,
      side,
      setup: config.demoSetup,
      minify: side === 'browser',
      ...(side === 'browser' && { floors: keptFloors(project, files) }),
    }),
  );
  const reads = bundleReads(made, config.root, files);
  const withoutFile = reads ? [] : inputsWithoutFile(made, config.root, files);
  const outputs = made.files.map(bundleFile);
  if (store && reads && made.problems.size === 0)
    store.set(key, recordOf({ ...made, files: keepFiles(cache, outputs), reads }));
  return { ...made, files: outputs, reads, withoutFile };
}

/**
 * Bundles for the browser of a writer: readable, with source maps. Nothing of it is kept but what is in style sheets.
 *
 * @param linked what the browser has already, so that bundling takes the time of the islands' own files
 * @returns the bundle, and the absolute paths of installed modules that are missing among the libraries; if there are
 *   any, the bundle holds its libraries
 */
export async function servedBundle(
  project: Project,
  islands: readonly Island[],
  files: FileSnapshot,
  linked: LinkedModules | undefined,
): Promise<IslandBundle & { readonly unlinked: readonly string[] }> {
  const { config, bundling } = project;
  const { bundleDemos } = await import('../bundle/bundle-demos.ts');
  const made = await bundleDemos({
    context: bundling,
    demos: entriesOf(islands, files, config),
    side: 'browser',
    setup: config.demoSetup,
    minify: false,
    sourceMaps: true,
    sheets: islands.some(hasClassNames) ? undefined : keptSheets(project, files),
    ...linked,
  });
  return { ...made, files: made.files.map(bundleFile), reads: undefined, withoutFile: [] };
}

/** Whether code of an island's asks for classes that the bundler names. */
function hasClassNames({ reads }: Island): boolean {
  return reads.some(({ path }) => path.endsWith('.module.css'));
}

/** What the modules of islands are bundled from, each once. */
export function entriesOf(islands: readonly Island[], files: FileSnapshot, config: Config): readonly DemoEntry[] {
  return [
    ...new Map(
      islands.map((island) => [island.module, entryOf(island, files.absolute(island.entry), config)]),
    ).values(),
  ];
}

/** What an island's module is bundled from; `entry` is absolute. */
export function entryOf({ module, styling, values }: Island, entry: string, config: Config): DemoEntry {
  return { id: module, entry, wrapper: wrapperOf(entry, config), styling, values };
}

function bundleOf(
  { modules, sheets, imports, reads }: BundleRecord,
  outputs: readonly BundleFile[],
  files: FileSnapshot,
): IslandBundle {
  return {
    modules: new Map(modules),
    sheets: new Map(sheets),
    files: outputs,
    imports: new Map(imports),
    problems: new Map(),
    reads,
    withoutFile: [],
    // Which module is made of which files is not kept: each may be made of all.
    sourcesOf: () => reads.flatMap(({ path, hash }) => (hash === null ? [] : files.absolute(path))),
  };
}

function recordOf({
  modules,
  sheets,
  files,
  imports,
  reads,
}: Pick<IslandBundle, 'modules' | 'sheets' | 'imports'> & Pick<BundleRecord, 'files' | 'reads'>): BundleRecord {
  return { reads, modules: [...modules], sheets: [...sheets], files, imports: [...imports] };
}
