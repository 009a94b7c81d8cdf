// Demos without the code of their libraries: an esbuild plugin that puts in the place of each installed module one that
// hands on what a finished module of it exports. Bundling a demo then takes the time of its own files. In: modules of
// `bundle-libraries.ts`. How imports are resolved, and what CommonJS means to its importers, stays the bundler's.
import { sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { isLoadedAsData } from './facades.ts';

/** A finished module of a library. */
export interface LibraryModule {
  readonly url: string;
  /** Whether its file is CommonJS; its default export is then what the file exports. */
  readonly isCommonJs: boolean;
  /** Names of the exports. */
  readonly exports: readonly string[];
}

/** Finished modules, by the absolute paths of their files. */
export type Libraries = ReadonlyMap<string, LibraryModule>;

interface LinkContext {
  readonly templates: string;
  readonly loaders: Readonly<Record<string, string>>;
}

const prefix = 'library:';
const valuePrefix = 'library-value:';
const code = /[\\/]node_modules[\\/].*\.[cm]?[jt]sx?$/;

/**
 * Links libraries. It comes before all plugins that load files.
 *
 * @param onMissing told of a file that there is no module of; anything can be imported from what stands in its place
 */
export function linkedLibraries(
  libraries: Libraries,
  { templates, loaders }: LinkContext,
  onMissing: (path: string) => void,
): Plugin {
  return {
    name: 'linked-libraries',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: code, namespace: 'file' }, ({ path, suffix, with: attributes }) => {
        // The templates are no library: what they are made of depends on the site.
        if (path.startsWith(templates + sep) || suffix || Object.keys(attributes).length > 0) return undefined;
        if (isLoadedAsData(path, loaders)) return undefined;
        const module = libraries.get(path);
        if (module) return { contents: linkTo(path, module), loader: 'js' };
        onMissing(path);
        return { contents: 'module.exports = {};', loader: 'js' };
      });
      onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
        path: libraries.get(path.slice(prefix.length))!.url,
        external: true,
      }));
      onResolve({ filter: new RegExp(`^${valuePrefix}`) }, ({ path }) => ({
        path: path.slice(valuePrefix.length),
        namespace: 'library-value',
      }));
      onLoad({ filter: /.*/, namespace: 'library-value' }, ({ path }) => ({
        contents: `export { default } from ${JSON.stringify(prefix + path)};`,
        loader: 'js',
      }));
    },
  };
}

function linkTo(path: string, { isCommonJs, exports }: LibraryModule): string {
  if (isCommonJs) return `module.exports = require(${JSON.stringify(valuePrefix + path)}).default;`;
  const from = JSON.stringify(prefix + path);
  const names = exports.map((name) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name)));
  return names.length === 0 ? `import ${from};\nexport {};` : `export { ${names.join(', ')} } from ${from};`;
}
