// An esbuild plugin that puts the site's own options of Material UI's theme in the place of none.
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { ThemeOptions } from '../model/config.ts';

/** Replaces `templates/theme/site-options.ts`, for whatever makes themes: the shell, demos on both sides. */
export function siteTheme(options: ThemeOptions | undefined, templates: string): Plugin {
  const original = join(templates, 'theme', 'site-options.ts');
  return {
    name: 'site-theme',
    setup(build) {
      if (!options) return;
      build.onResolve({ filter: /(?:^|\/)site-options\.ts$/ }, ({ path, resolveDir }) =>
        join(resolveDir, path) === original ? { path: 'options', namespace: 'site-theme' } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'site-theme' }, () =>
        'module' in options
          ? {
              contents: `export { default as siteOptions } from ${JSON.stringify(options.module)};`,
              resolveDir: dirname(options.module),
              loader: 'js',
            }
          : { contents: `export const siteOptions = ${options.json};`, loader: 'js' },
      );
    },
  };
}
