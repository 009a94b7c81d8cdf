// Parts of the shell that are the site's own, as an esbuild plugin.
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { isTemplatePart, templateParts } from '../model/template-parts.ts';

/**
 * Puts a site's components (default exports) in the place of parts of the shell. `import { ShellFooter } from
 * 'xdocs:Footer'` in such a component is the part that it replaces, to be shown within.
 *
 * @param parts absolute paths by the part's name
 */
export function replacedParts(parts: Readonly<Record<string, string>>, templates: string): Plugin {
  return {
    name: 'replaced-parts',
    setup(build) {
      for (const [name, file] of Object.entries(parts)) {
        if (!isTemplatePart(name)) continue;
        const [path, exported] = templateParts[name];
        const original = join(templates, path);
        const filter = new RegExp(`(?:^|/)${basename(path).replaceAll('.', '\\.')}$`);
        build.onResolve({ filter }, ({ path: asked, resolveDir }) =>
          join(resolveDir, asked) === original ? { path: name, namespace: 'site-part' } : undefined,
        );
        build.onLoad({ filter: new RegExp(`^${name}$`), namespace: 'site-part' }, () => ({
          contents: `export { default as ${exported} } from ${JSON.stringify(file)};`,
          resolveDir: dirname(file),
          loader: 'js',
        }));
        build.onResolve({ filter: new RegExp(`^xdocs:${name}$`) }, () => ({ path: original }));
      }
    },
  };
}
