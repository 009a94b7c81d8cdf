// The editor of demos made ready, for sites that have any.
import type { CompiledEditor } from '../bundle/compile-editor.ts';
import { storeOf } from '../load/cache.ts';
import type { Project } from '../load/project.ts';
import { compiledOnce, type CompiledRecord } from './compiled-once.ts';

const editorStore = storeOf<CompiledRecord<CompiledEditor>>('editor', { expires: 'release' });

/** Compiles the editor, or takes it from the cache. */
export async function readyEditor({ bundling, config, cache, disk }: Project): Promise<CompiledEditor> {
  const { localPackages, templates, aliases, define, readText } = bundling;
  const context = { root: config.root, localPackages, templates, aliases, define, readText };
  const store = cache.open(editorStore);
  return (
    await compiledOnce(store, disk.files(), context, async () =>
      (await import('../bundle/compile-editor.ts')).compileEditor(context),
    )
  ).compiled;
}
