// The libraries of a built site's demos, bundled apart and kept: while demos import the same of the same packages, only the
// demos themselves are bundled.
import type { ShakenStore } from '../bundle/bundle-demos.ts';
import type { ShakenLibraries, ShakenLink } from '../bundle/shaken-libraries.ts';
import { bundleInputs } from '../bundle/package-inputs.ts';
import type { UsedNames } from '../bundle/library-uses.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { storeOf } from '../load/cache.ts';
import { cacheKey } from '../load/cache-key.ts';
import { filesUnchanged, recorded } from '../load/memo.ts';
import type { Project } from '../load/project.ts';
import type { FileRead } from '../model/source-file.ts';
import { bundleReads } from './bundle-reads.ts';

interface ShakenRecord extends Pick<ShakenLibraries, 'metafile' | 'workers'> {
  readonly uses: readonly (readonly [string, UsedNames])[];
  readonly links: readonly (readonly [string, ShakenLink])[];
  /** Names and base64 contents. */
  readonly files: readonly (readonly [string, string])[];
  /** Manifests of packages. */
  readonly reads: readonly FileRead[];
}

/** One record for each way of bundling: that of the last build. */
const shakenStore = storeOf<ShakenRecord>('shaken-libraries', { remember: false });

/** The code of joined chunks, and which are joined. */
const joinStore = storeOf<string>('joined-chunks', { expires: 'release', remember: false });

/** The names that an own module imports, by specifier, with what says how it is compiled. */
interface NamesRecord {
  readonly names: readonly (readonly [string, UsedNames])[];
  readonly reads: readonly FileRead[];
}

const nameStore = storeOf<NamesRecord>('imported-names', { remember: false });

/** Where a project's libraries are kept. */
export function keptLibraries({ config, bundling, cache }: Project, files: FileSnapshot): ShakenStore {
  const store = cache.open(shakenStore);
  const names = cache.open(nameStore);
  const key = cacheKey(config.root, bundling);
  return {
    known() {
      const record = recorded(store, key, filesUnchanged(files));
      if (!record) return undefined;
      const { uses, links, files: contents, metafile, workers } = record;
      return {
        uses: new Map(uses),
        links: new Map(links),
        files: new Map(contents.map(([path, text]) => [path, Buffer.from(text, 'base64')])),
        metafile,
        workers,
      };
    },
    keep({ uses, links, files: contents, metafile, workers }) {
      const inputs = bundleInputs([metafile, ...workers], config.root);
      const reads = bundleReads({ inputs, absent: [] }, config.root, files);
      if (!reads) return;
      store.set(key, {
        uses: [...uses],
        links: [...links],
        files: [...contents].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]),
        metafile,
        workers,
        reads,
      });
    },
    joins: cache.open(joinStore),
    names: {
      get(path) {
        const record = recorded(names, `${path} ${key}`, filesUnchanged(files));
        return record && new Map(record.names);
      },
      set(path, own) {
        const reads = bundleReads({ inputs: [files.absolute(path)], absent: [] }, config.root, files);
        if (reads) names.set(`${path} ${key}`, { names: [...own], reads });
      },
    },
  };
}
