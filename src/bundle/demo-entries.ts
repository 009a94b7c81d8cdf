// Entry points of demos: for each a small virtual module that joins the demo, the site's setup and a template.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** A demo to bundle: its id and its entry's absolute path. */
export interface DemoEntry {
  readonly id: string;
  readonly entry: string;
}

const prefix = 'demo:';

/**
 * Checks the default export by its value, because syntax may not tell: describes it if it is not a component; empty if
 * it is missing.
 */
const refusal = `export const refused = typeof Demo === 'function' || Demo?.$$typeof ? undefined
  : Demo === undefined ? '' : Demo === null ? 'null' : typeof Demo === 'object' ? 'an object' : 'a ' + typeof Demo;`;

/** The entry point of a demo; esbuild names its output by `out`. */
export function entryPointOf(demo: DemoEntry): { in: string; out: string } {
  return { in: prefix + demo.id, out: demo.id.split('/').at(-1)! };
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
  return {
    name: 'demo-entries',
    setup(build) {
      build.onResolve({ filter: /^demo:/ }, (args) => ({ path: args.path.slice(prefix.length), namespace: 'demo' }));
      build.onLoad({ filter: /.*/, namespace: 'demo' }, (args) => {
        const demo = byId.get(args.path)!;
        const lines = [
          ...(setup && side === 'browser' ? [`import ${path(setup)};`] : []),
          `import Demo from ${path(demo.entry)};`,
          side === 'browser'
            ? `import { mountDemo } from ${path(island)};\nexport const mount = (element) => mountDemo(element, Demo);`
            : `import { renderDemo } from ${path(island)};\nexport const render = (options) => renderDemo(Demo, options);\n${refusal}`,
        ];
        return { contents: lines.join('\n'), loader: 'js', resolveDir: root };
      });
    },
  };
}
