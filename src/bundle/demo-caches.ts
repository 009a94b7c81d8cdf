// An esbuild plugin that has demos on the server make caches of Emotion's that can be emptied between two renderings.
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

const namespace = 'demo-caches';

/** Puts a function of the templates in the place of the one that `@emotion/cache` exports. */
export function demoCaches(templates: string): Plugin {
  const file = join(templates, 'islands', 'demo-caches.ts');
  return {
    name: 'demo-caches',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^@emotion\/cache$/ }, ({ importer }) =>
        importer === file ? undefined : { path: '@emotion/cache', namespace },
      );
      onLoad({ filter: /.*/, namespace }, () => ({
        contents: `export { createKnownCache as default } from ${JSON.stringify(file)};`,
        resolveDir: dirname(file),
      }));
    },
  };
}
