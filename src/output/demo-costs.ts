// What a demo costs its reader: the compressed bytes of all scripts that a browser loads for it, as most servers send
// them. In: the browser's bundle. Out: bytes by module. Each file is compressed once for all demos, and once for all runs.
import { compressedSize } from '../disk/compressed-size.ts';
import { storeOf, type Cache } from '../load/cache.ts';
import type { IslandBundle } from './island-bundle.ts';

/** Compressed bytes by file name, which carries a hash of the content, but for the base of the site's addresses. */
const sizeStore = storeOf<number>('script-sizes');

/** The bytes of each module with what it imports, by the id that it is bundled by. */
export async function demoCosts(
  { modules, imports, files }: Pick<IslandBundle, 'modules' | 'imports' | 'files'>,
  cache: Cache,
): Promise<ReadonlyMap<string, number>> {
  const store = cache.open(sizeStore);
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const sizes = new Map(
    await Promise.all(
      scripts.map(async ({ path, read }) => {
        const size = store.get(path) ?? (await compressedSize(read()));
        store.set(path, size);
        return [path, size] as const;
      }),
    ),
  );
  return new Map(
    [...modules].map(([id, module]) => {
      const loaded = new Set([module, ...(imports.get(module) ?? [])]);
      return [id, [...loaded].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)];
    }),
  );
}
