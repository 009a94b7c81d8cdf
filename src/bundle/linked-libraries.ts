// Demos without the code of their libraries: an esbuild plugin that puts in the place of each installed module one that
// hands on what finished modules export of it. Bundling a demo then takes the time of its own files. In: links, made by
// `bundle-libraries.ts` for a dev server and by `shaken-modules.ts` for a build. How imports are resolved, and what
// CommonJS means to its importers, stays the bundler's.
import { regExpText } from '../model/reg-exp-text.ts';
import { join, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { isLoadedAsData } from './facades.ts';

/** A finished module of a library. */
export interface LibraryModule {
  readonly url: string;
  /** Whether its file is CommonJS; its default export is then what the file exports. */
  readonly isCommonJs: boolean;
  /** Names of the exports. */
  readonly exports: readonly string[];
  /** Whether it may export more than is known before it runs, as what hands on all of a module of CommonJS does. */
  readonly isOpen?: true;
  /** Project paths of the style sheets that it imports, in their order. */
  readonly sheets?: readonly string[];
}

/** Finished modules, by the absolute paths of their files. */
export type Libraries = ReadonlyMap<string, LibraryModule>;

/** The code that stands in the place of an installed module, by its absolute path; `undefined` where there is none. */
export type LinkOf = (path: string) => string | undefined;

interface LinkContext {
  readonly templates: string;
  readonly loaders: Readonly<Record<string, string>>;
}

const prefix = 'library:';
const effectsPrefix = 'library-effects:';
const valuePrefix = 'library-value:';
const namePrefix = 'library-name:';
const code = /[\\/]node_modules[\\/].*\.[cm]?[jt]sx?$/;

/** Whether a file is an installed module, as its path tells. The templates are none: they depend on the site. */
export function isLibraryFile(path: string, { templates, loaders }: LinkContext): boolean {
  return code.test(path) && !path.startsWith(templates + sep) && !isLoadedAsData(path, loaders);
}

/** Leaves libraries out, so that only the site's own code is looked at: anything can be imported from what stands in their place. */
export function withoutLibraries(context: LinkContext): Plugin {
  const nothing = () => undefined;
  return linkedLibraries(nothing, context, nothing);
}

/**
 * Links libraries. It comes before all plugins that load files.
 *
 * @param onMissing told of a file that there is no module of; anything can be imported from what stands in its place
 */
export function linkedLibraries(linkOf: LinkOf, context: LinkContext, onMissing: (path: string) => void): Plugin {
  return {
    name: 'linked-libraries',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: code, namespace: 'file' }, ({ path, suffix, with: attributes }) => {
        if (suffix || Object.keys(attributes).length > 0 || !isLibraryFile(path, context)) return undefined;
        const link = linkOf(path);
        if (link !== undefined) return { contents: link, loader: 'js' };
        onMissing(path);
        // The bundler cannot know what this exports, so that it complains of no name.
        return { contents: `export * from '${prefix}missing';`, loader: 'js' };
      });
      onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
        path: path.slice(prefix.length),
        external: true,
        // What has effects is imported for them beside.
        sideEffects: false,
      }));
      onResolve({ filter: new RegExp(`^${effectsPrefix}`) }, ({ path }) => ({
        path: path.slice(effectsPrefix.length),
        external: true,
      }));
      onResolve({ filter: new RegExp(`^${namePrefix}`) }, ({ path }) => ({
        path: path.slice(namePrefix.length),
        namespace: 'library-name',
        sideEffects: false,
      }));
      onLoad({ filter: /.*/, namespace: 'library-name' }, ({ path }) => {
        const [, list = '', url = ''] = /^([^@]*)@(.*)$/.exec(path)!;
        return { contents: exportsFrom(url, [list]), loader: 'js' };
      });
      onResolve({ filter: new RegExp(`^${valuePrefix}`) }, ({ path }) => ({
        path: path.slice(valuePrefix.length),
        namespace: 'library-value',
      }));
      onLoad({ filter: /.*/, namespace: 'library-value' }, ({ path }) => {
        const [, name, url] = /^(\w+)@(.*)$/.exec(path)!;
        return { contents: `export { ${name} as value } from ${JSON.stringify(prefix + url)};`, loader: 'js' };
      });
    },
  };
}

/** Links to whole modules. */
export function linksTo(libraries: Libraries, root: string): LinkOf {
  return (path) => {
    const module = libraries.get(path);
    if (!module) return undefined;
    const { url, isCommonJs, exports, sheets = [] } = module;
    const link = isCommonJs ? commonJsLink(url, 'default') : `${effectsOf(url)}${exportsFrom(url, exports)}`;
    return sheetImports(sheets, root, isCommonJs) + link;
  };
}

/** Code that asks for style sheets, given by their project paths; CommonJS has its own way. */
export function sheetImports(sheets: readonly string[], root: string, isCommonJs: boolean): string {
  const from = (sheet: string) => JSON.stringify(join(root, sheet));
  return sheets.map((sheet) => (isCommonJs ? `require(${from(sheet)});\n` : `import ${from(sheet)};\n`)).join('');
}

/** Code that is CommonJS to its importers: it hands on a value that a module exports by a name. */
export function commonJsLink(url: string, name: string): string {
  return `module.exports = require(${JSON.stringify(`${valuePrefix}${name}@${url}`)}).value;`;
}

/** Code that runs a module for its effects. */
export function effectsOf(url: string): string {
  return `import ${JSON.stringify(effectsPrefix + url)};\n`;
}

/**
 * Code that hands on one export of a module under a name. It is a module of its own behind a star: code that names what it
 * hands on would bring all of it to whoever imports one.
 */
export function oneExportFrom(url: string, exported: string, name: string): string {
  const from = JSON.stringify(`${namePrefix}${exported} as ${name}@${url}`);
  return name === 'default' ? `export { default } from ${from};\n` : `export * from ${from};\n`;
}

/** Code that hands on exports of a module, given as in a list of exports: `name` or `name as other`. */
export function exportsFrom(url: string, exports: readonly string[]): string {
  const names = exports.map((name) => (/^[\w$]+(?: as [\w$]+)?$/.test(name) ? name : JSON.stringify(name)));
  return `export { ${names.join(', ')} } from ${JSON.stringify(prefix + url)};\n`;
}

/**
 * Links some of the site's own modules, before what links libraries, whose words the links are in.
 *
 * @param setup absolute path of the module that is there for what it does, whatever a manifest says
 */
export function linkedOwnModules(linkOf: LinkOf, setup: string | undefined): Plugin {
  return {
    name: 'linked-own-modules',
    setup({ onLoad, onResolve }) {
      if (setup) onResolve({ filter: exactly(setup) }, () => ({ path: setup, sideEffects: true }));
      onLoad({ filter: /\.(?:[cm]?[jt]sx?|json)$/, namespace: 'file' }, ({ path, suffix, with: attributes }) => {
        const link = suffix || Object.keys(attributes).length > 0 ? undefined : linkOf(path);
        return link === undefined ? undefined : { contents: link, loader: 'js' };
      });
    },
  };
}

function exactly(path: string): RegExp {
  return new RegExp(`^${regExpText(path)}$`);
}
