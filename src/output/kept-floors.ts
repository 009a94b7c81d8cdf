// The floors of a built site's demos in the cache: libraries, what groups of demos share, the demos of each group, and what these
// import. While a floor is made from the same, it is taken as it is.
import type { KeptFloors, KeptModules } from '../bundle/bundle-demos.ts';
import type { FinishedModules } from '../bundle/finished-modules.ts';
import type { OwnGraph } from '../bundle/own-graph.ts';
import type { ShakenModules, ShakenLink } from '../bundle/shaken-modules.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { storeOf, type StoreSpec } from '../load/cache.ts';
import { cacheKey } from '../load/cache-key.ts';
import { filesUnchanged, recorded } from '../load/memo.ts';
import type { Project } from '../load/project.ts';
import type { FileRead } from '../model/source-file.ts';
import { bundleReads } from './bundle-reads.ts';
import { bytesOf, storedBytes, type StoredBytes } from './stored-bytes.ts';

/** One record for each name and way of bundling: that of the last build. */
interface FloorRecord<Text> {
  readonly madeFrom: string;
  readonly made: Text;
  /** Own files, those of local packages, manifests of the others, and files that were not there. */
  readonly reads: readonly FileRead[];
}

/** How a value is written into a record. */
interface Codec<T, Text> {
  readonly encode: (value: T) => Text;
  readonly decode: (text: Text) => T;
}

interface FinishedRecord extends Pick<FinishedModules, 'metafile' | 'workers' | 'from'> {
  readonly files: readonly (readonly [name: string, contents: StoredBytes])[];
}

interface ShakenRecord extends FinishedRecord {
  readonly links: readonly (readonly [string, ShakenLink])[];
}

type GraphRecord = readonly (readonly [string, ReturnType<OwnGraph['get']> & {}])[];

const store = <Text>(name: string): StoreSpec<FloorRecord<Text>> => storeOf(name, { remember: false });
const libraryStore = store<ShakenRecord>('demo-libraries');
const sharedStore = store<ShakenRecord>('shared-modules');
const groupStore = store<FinishedRecord>('demo-groups');
const sheetStore = store<FinishedRecord>('demo-sheets');
const graphStore = store<GraphRecord>('demo-imports');

/** The code of joined chunks, and which are joined. */
const joinStore = storeOf<string>('joined-chunks', { expires: 'release', remember: false });

const graphs: Codec<OwnGraph, GraphRecord> = { encode: (graph) => [...graph], decode: (record) => new Map(record) };

const finished: Codec<FinishedModules, FinishedRecord> = {
  encode: ({ metafile, workers, files, from }) => ({
    metafile,
    workers,
    from,
    files: [...files].map(([name, contents]) => [name, storedBytes(contents)]),
  }),
  decode: ({ metafile, workers, files, from }) => ({
    metafile,
    workers,
    from,
    files: new Map(files.map(([name, stored]) => [name, bytesOf(stored)])),
  }),
};

const shaken: Codec<ShakenModules, ShakenRecord> = {
  encode: (value) => ({ ...finished.encode(value), links: [...value.links] }),
  decode: (record) => ({ ...finished.decode(record), links: new Map(record.links) }),
};

/** Where lists of a project's style sheets are kept. */
export function keptSheets(project: Project, files: FileSnapshot): KeptFloors['sheets'] {
  return keptIn(project, files)(sheetStore, finished);
}

/** Where a project's floors are kept. */
export function keptFloors(project: Project, files: FileSnapshot): KeptFloors {
  const kept = keptIn(project, files);
  return {
    graphs: kept(graphStore, graphs),
    libraries: kept(libraryStore, shaken),
    shared: kept(sharedStore, shaken),
    groups: kept(groupStore, finished),
    sheets: keptSheets(project, files),
    joins: project.cache.open(joinStore),
  };
}

/** Keeps values in a project's cache, with what they were made from. */
function keptIn({ config, bundling, cache }: Project, files: FileSnapshot) {
  const context = cacheKey(config.root, bundling);
  return <T, Text>(spec: StoreSpec<FloorRecord<Text>>, codec: Codec<T, Text>): KeptModules<T> => {
    const records = cache.open(spec);
    return {
      get(name, madeFrom) {
        const record = recorded(records, `${name} ${context}`, filesUnchanged(files));
        return record?.madeFrom === madeFrom ? codec.decode(record.made) : undefined;
      },
      outdated(name, madeFrom) {
        const record = records.get(`${name} ${context}`);
        if (record?.madeFrom !== madeFrom) return undefined;
        const changed = record.reads.filter((read) => !files.unchanged([read]));
        if (
          changed.length === 0 ||
          changed.some(({ path, hash }) => hash === null || files.readFile(path) === undefined)
        )
          return undefined;
        const paths = (isThere: boolean) =>
          record.reads.flatMap(({ path, hash }) => ((hash !== null) === isThere ? files.absolute(path) : []));
        return {
          made: codec.decode(record.made),
          from: { inputs: paths(true), absent: paths(false) },
          changed: changed.map(({ path }) => files.absolute(path)),
        };
      },
      set(name, madeFrom, made, from) {
        const reads = bundleReads(from, config.root, files);
        if (reads) records.set(`${name} ${context}`, { madeFrom, made: codec.encode(made), reads });
      },
    };
  };
}
