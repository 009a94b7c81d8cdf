// An esbuild plugin that replaces parts of the shell with the site's own.
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { isTemplatePart, templateParts } from '../model/template-parts.ts';

/**
 * Replaces parts of the shell with a site's components (default exports). In such a component, `import { ShellFooter }
 * from 'xdocs:Footer'` is the original part, so that it can be wrapped.
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
        build.onResolve({ filter }, ({ path: requested, resolveDir }) =>
          join(resolveDir, requested) === original ? { path: name, namespace: 'site-part' } : undefined,
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
