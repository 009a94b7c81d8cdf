// The templates made ready, compiled only when they or a package that they import have changed.
import {
  compileTemplates,
  templatesOf,
  type CompiledTemplates,
  type TemplatesBundle,
} from '../bundle/bundle-templates.ts';
import { storeOf } from '../load/cache.ts';
import { cacheKey } from '../load/cache-key.ts';
import { memo } from '../load/memo.ts';
import type { Project } from '../load/project.ts';
import { assetsPath } from '../model/address.ts';
import type { FileRead } from '../model/source-file.ts';
import { bundleReads } from './bundle-reads.ts';

interface TemplatesRecord {
  readonly compiled: CompiledTemplates;
  /** Absent where a file was written while they were compiled. */
  readonly reads?: readonly FileRead[] | undefined;
}

const templateStore = storeOf<TemplatesRecord>('templates');

/** Compiles the templates, or takes them from the cache, and loads their renderer. */
export async function readyTemplates({ bundling, config, cache, disk }: Project): Promise<TemplatesBundle> {
  const files = disk.files();
  const { compiled } = await memo<TemplatesRecord>(
    cache.open(templateStore),
    cacheKey(config.root, bundling),
    ({ reads }) => reads !== undefined && files.unchanged(reads),
    async () => {
      const made = await compileTemplates(bundling);
      return { compiled: made, reads: bundleReads(made, config.root, files) };
    },
    ({ reads }) => reads !== undefined,
  );
  return templatesOf(compiled, assetsPath(config.base));
}
