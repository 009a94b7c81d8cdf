// Code of xdocs itself, compiled only when it or a package that it imports has changed.
import type { BundledFrom } from '../bundle/bundle-templates.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { projectPath } from '../disk/read-sources.ts';
import type { RecordStore } from '../disk/record-store.ts';
import { cacheKey } from '../load/cache-key.ts';
import { memo } from '../load/memo.ts';
import type { FileRead } from '../model/source-file.ts';
import { bundleReads } from './bundle-reads.ts';

export interface CompiledRecord<T> {
  readonly compiled: T;
  /** Project paths of what it was made from: absolute ones would be wrong where the project is moved. */
  readonly inputs: readonly string[];
  /** Absent where a file was written while they were compiled. */
  readonly reads?: readonly FileRead[] | undefined;
}

/**
 * Compiles, or takes from a store what was compiled from the same.
 *
 * @param isThere whether what belongs to a record is where the record says. Default: always
 */
export function compiledOnce<T, Context extends { readonly root: string }>(
  store: RecordStore<CompiledRecord<T>>,
  files: FileSnapshot,
  context: Context,
  compile: () => Promise<T & BundledFrom>,
  isThere: (compiled: T) => boolean = () => true,
): Promise<CompiledRecord<T>> {
  const { root } = context;
  return memo<CompiledRecord<T>>(
    store,
    cacheKey(root, context),
    ({ reads, compiled }) => reads !== undefined && isThere(compiled) && files.unchanged(reads),
    async () => {
      const { inputs, absent, ...compiled } = await compile();
      return {
        compiled: compiled as T,
        inputs: inputs.map((file) => projectPath(root, file)),
        reads: bundleReads({ inputs, absent }, root, files),
      };
    },
    ({ reads }) => reads !== undefined,
  );
}
