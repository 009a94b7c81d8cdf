// Entry points of demos: for each a small virtual module that joins the demo, the site's setup and a template.
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { handedOnName } from '../model/handed-on.ts';
import { projectFile } from '../model/project-file.ts';
import type { DemoStyling, ImportedValues } from '../model/demo.ts';
import type { UsedNames } from './imported-names.ts';

/** A demo to bundle: its id and its entry's absolute path. */
export interface DemoEntry {
  readonly id: string;
  readonly entry: string;
  /** Absolute path of the module whose component is rendered around it. */
  readonly wrapper?: string | undefined;
  /** Of a demo that is a folder of stylings: the one that this is. */
  readonly styling?: DemoStyling | undefined;
  /** What its module hands on in a browser, so that an edited text of the demo can import the same. */
  readonly values?: readonly ImportedValues[] | undefined;
}

const prefix = 'demo:';
const wrapperPrefix = 'demo-wrapper:';
const valuesPrefix = 'demo-values:';

/**
 * Checks the default export by its value, because syntax may not tell: describes it if it is not a component; empty if
 * it is missing.
 */
const refusal = `export const refused = typeof Demo === 'function' || Demo?.$$typeof ? undefined
  : Demo === undefined ? '' : Demo === null ? 'null' : typeof Demo === 'object' ? 'an object' : 'a ' + typeof Demo;`;

/** Around a demo stands one component, however often the demo renders. */
const wrapping = `import { createElement } from 'react';
export const wrapped = (Demo) => (props) => createElement(Wrapper, null, createElement(Demo, props));`;

/** The entry point of a demo; esbuild names its output by `out`. */
export function entryPointOf(demo: DemoEntry): { in: string; out: string } {
  return { in: prefix + demo.id, out: demo.id.split('/').at(-1)!.replaceAll(' ', '-') };
}

/**
 * The project path of the wrapper that an error of the bundler is about; `undefined` if it is about something else.
 *
 * @param file the error's file, as the bundler names it
 */
export function wrapperIn(file: string | undefined): string | undefined {
  return file?.startsWith(wrapperPrefix) ? file.slice(wrapperPrefix.length) : undefined;
}

/**
 * Returns a function that gives the names that a module without a file imports by a specifier: those of entry points are known,
 * for all others these are `all`.
 */
export function namesInEntry(demos: readonly DemoEntry[]): (importer: string, specifier: string) => UsedNames {
  const entries = new Set(demos.map(({ entry }) => entry));
  const values = new Map(demos.map(({ id, values: own }) => [valuesPrefix + id, own]));
  return (importer, specifier) => {
    if (importer.startsWith(wrapperPrefix)) return [specifier === 'react' ? 'createElement' : 'default'];
    const handedOn = values.get(importer)?.filter((one) => one.specifier === specifier);
    if (handedOn) return handedOn.flatMap(({ names }) => names);
    if (!importer.startsWith(prefix)) return 'all';
    if (entries.has(specifier)) return ['default'];
    // The setup is imported for what it does, other modules without a file for nothing that has a name.
    return islandNames[basename(specifier)] ?? [];
  };
}

/** What entry points import of the templates, by the names of their files. */
const islandNames: Readonly<Record<string, UsedNames>> = {
  'mount-demo.tsx': ['mountDemo'],
  'react-modules.ts': ['modules'],
};

/** Absolute paths of what every entry point in a browser imports besides its demo. */
export function aroundDemos(templates: string, setup: string | undefined): string[] {
  return [...Object.keys(islandNames).map((name) => join(templates, 'islands', name)), ...(setup ? [setup] : [])];
}

/** The name of a demo's entry point in a metafile. */
export function entryNameOf({ id }: Pick<DemoEntry, 'id'>): string {
  return prefix + id;
}

/** Whether a file, as the bundler names it, is one of the virtual modules. */
export function isEntry(file: string): boolean {
  return [prefix, wrapperPrefix, valuesPrefix].some((one) => file.startsWith(one));
}

/**
 * The demos with errors in what they hand on and in nothing else: something is found from the demo's file only, as by
 * paths of its tsconfig.json. They do without.
 */
export function demosWithoutValues(
  demos: readonly DemoEntry[],
  errors: readonly { readonly location: { readonly file: string } | null }[],
): readonly DemoEntry[] | undefined {
  const files = errors.map(({ location }) => location?.file ?? '');
  if (files.length === 0 || !files.every((file) => file.startsWith(valuesPrefix))) return undefined;
  const failed = new Set(files.map((file) => file.slice(valuesPrefix.length)));
  return demos.map((demo) => (failed.has(demo.id) ? { ...demo, values: undefined } : demo));
}

/** Every value under a name of its own: what the demo imports is live already, so this adds no code to it. */
function handingOn(values: readonly ImportedValues[]): string {
  return values
    .map(({ specifier, names }, place) => {
      const list = names.map((name, index) => `${name} as ${handedOnName(place, index)}`).join(', ');
      return names.length === 0 ? '' : `export { ${list} } from ${JSON.stringify(specifier)};`;
    })
    .join('\n');
}

/** Runs the site's setup before the first rendering, too: a setup that needs a browser ends there, and the demo goes on. */
function onServer(setup: string): string {
  return `await import(${setup}).catch(() => undefined);`;
}

/** Exports the setup, so that it is not left out where the project's manifest says that its modules have no effects. */
function inBrowser(setup: string): string {
  return `import * as setup from ${setup};\nexport { setup };`;
}

/** Provides the virtual modules. `side` decides what they export: `mount` for a browser, `render` for the server. */
export function demoEntries(
  demos: readonly DemoEntry[],
  side: 'browser' | 'server',
  root: string,
  templates: string,
  setup: string | undefined,
): Plugin {
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  const island = join(templates, 'islands', side === 'browser' ? 'mount-demo.tsx' : 'render-demo.tsx');
  const path = (file: string) => JSON.stringify(file);
  // A project path, because the server's modules name what they are made of: the same files give the same modules.
  const wrappers = new Map(demos.flatMap(({ wrapper }) => (wrapper ? [[projectFile(wrapper, root), wrapper]] : [])));
  return {
    name: 'demo-entries',
    setup(build) {
      build.onResolve({ filter: /^demo:/ }, (args) => ({ path: args.path.slice(prefix.length), namespace: 'demo' }));
      build.onLoad({ filter: /.*/, namespace: 'demo' }, (args) => {
        const demo = byId.get(args.path)!;
        const shown = demo.wrapper ? 'wrapped(Demo)' : 'Demo';
        const styling = demo.styling === undefined ? '' : path(demo.styling);
        const lines = [
          ...(setup ? [side === 'browser' ? inBrowser(path(setup)) : onServer(path(setup))] : []),
          `import Demo from ${path(demo.entry)};`,
          ...(demo.wrapper
            ? [`import { wrapped } from ${path(wrapperPrefix + projectFile(demo.wrapper, root))};`]
            : []),
          ...(side === 'browser' && demo.values ? [`export * from ${path(valuesPrefix + demo.id)};`] : []),
          side === 'browser'
            ? `import { mountDemo } from ${path(island)};\nexport { modules } from ${path(join(templates, 'islands', 'react-modules.ts'))};\nexport const mount = (element, Shown = Demo) => mountDemo(element, ${demo.wrapper ? 'wrapped(Shown)' : 'Shown'}${styling && `, ${styling}`});`
            : `import { renderDemo } from ${path(island)};\nexport const render = (options) => renderDemo(${shown}, ${styling ? `{ ...options, styling: ${styling} }` : 'options'});\n${refusal}`,
        ];
        return { contents: lines.join('\n'), loader: 'js', resolveDir: root };
      });
      build.onResolve({ filter: /^demo-values:/ }, (args) => ({
        path: args.path.slice(valuesPrefix.length),
        namespace: 'demo-values',
      }));
      build.onLoad({ filter: /.*/, namespace: 'demo-values' }, (args) => {
        const { entry, values = [] } = byId.get(args.path)!;
        // As TypeScript: a name that turns out to be a type is no error.
        return { contents: handingOn(values), loader: 'ts', resolveDir: dirname(entry) };
      });
      // What demos import of Tailwind in their CSS is put before all of it, without what would change the page's baseline.
      build.onResolve({ filter: /^tailwindcss(?:\/|$)/ }, ({ kind }) =>
        kind === 'import-rule' ? { path: 'tailwindcss', namespace: 'no-css' } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'no-css' }, () => ({ contents: '', loader: 'css' }));
      build.onResolve({ filter: /^demo-wrapper:/ }, (args) => ({
        path: args.path.slice(wrapperPrefix.length),
        namespace: 'demo-wrapper',
      }));
      build.onLoad({ filter: /.*/, namespace: 'demo-wrapper' }, (args) => ({
        contents: `import Wrapper from ${path(wrappers.get(args.path)!)};\n${wrapping}`,
        loader: 'js',
        resolveDir: root,
      }));
    },
  };
}
