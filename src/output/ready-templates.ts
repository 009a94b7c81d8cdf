// The templates made ready, compiled only when they or a package that they import have changed.
import {
  compileRenderer,
  compileScripts,
  templatesOf,
  type BundledFrom,
  type CompiledRenderer,
  type CompiledScripts,
  type TemplatesBundle,
} from '../bundle/bundle-templates.ts';
import { projectPath } from '../disk/read-sources.ts';
import type { RecordStore } from '../disk/record-store.ts';
import { storeOf } from '../load/cache.ts';
import { cacheKey } from '../load/cache-key.ts';
import { memo } from '../load/memo.ts';
import type { Project } from '../load/project.ts';
import { assetsPath } from '../model/address.ts';
import type { FileRead } from '../model/source-file.ts';
import { bundleReads } from './bundle-reads.ts';

/** The templates, and what they were made from: absolute paths. */
export interface ReadyTemplates extends TemplatesBundle {
  readonly inputs: readonly string[];
}

interface TemplatesRecord<T> {
  readonly compiled: T;
  /** Project paths of what it was made from: absolute ones would be wrong where the project is moved. */
  readonly inputs: readonly string[];
  /** Absent where a file was written while they were compiled. */
  readonly reads?: readonly FileRead[] | undefined;
}

const rendererStore = storeOf<TemplatesRecord<CompiledRenderer>>('renderer', { expires: 'release' });
const scriptsStore = storeOf<TemplatesRecord<CompiledScripts>>('scripts', { expires: 'release' });

/** Compiles the templates, or takes them from the cache, and loads their renderer. */
export async function readyTemplates({ bundling, config, cache, disk }: Project): Promise<ReadyTemplates> {
  const { root } = config;
  const files = disk.files();
  const ready = <T>(
    store: RecordStore<TemplatesRecord<T>>,
    dependsOn: object,
    compile: () => Promise<T & BundledFrom>,
  ): Promise<TemplatesRecord<T>> =>
    memo<TemplatesRecord<T>>(
      store,
      cacheKey(root, dependsOn),
      ({ reads }) => reads !== undefined && files.unchanged(reads),
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
  const { templates, aliases, define, readText, parts } = bundling;
  const context = { root, templates, aliases, define, readText };
  const [renderer, scripts] = await Promise.all([
    ready(cache.open(rendererStore), { ...context, parts }, () => compileRenderer({ ...context, parts })),
    ready(cache.open(scriptsStore), context, () => compileScripts(context)),
  ]);
  const inputs = new Set([...renderer.inputs, ...scripts.inputs]);
  return {
    ...(await templatesOf(renderer.compiled, scripts.compiled, assetsPath(config.base))),
    inputs: [...inputs].map(files.absolute),
  };
}
