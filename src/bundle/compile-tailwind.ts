// Tailwind for a variant of a demo. In: words of its sources, the CSS that it imports. Out: a style sheet for this demo
// alone. The package is the project's own, and loaded where a demo needs it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Tailwind from '@tailwindcss/node';
import { scopedCss } from './scoped-css.ts';

/** The package that compiles it: an optional peer. */
export const tailwindPackage = '@tailwindcss/node';

/**
 * What Tailwind begins with. Preflight is left out, because it would change what the library's own baseline says, and
 * the page's scheme decides what is dark, not the system's.
 */
const beginning = `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@custom-variant dark (&:where([data-mui-color-scheme='dark'], [data-mui-color-scheme='dark'] *));
@layer utilities { @tailwind utilities source(none); }
`;

interface TailwindInput {
  /** What may be class names; others are passed over. */
  readonly classes: readonly string[];
  /** CSS with Tailwind's own rules in it, such as `@theme` and `@apply`. */
  readonly css: string;
  /** Folder that names in the CSS are relative to. */
  readonly folder: string;
  /** The value of the attribute `data-xd-tailwind` of the demo, and of its popups; letters, digits and `-`. */
  readonly scope: string;
}

interface TailwindOutput {
  readonly css: string;
  /** Whether files were read that the CSS names, such as plugins: then the input does not say everything. */
  readonly readsFiles: boolean;
}

export interface TailwindCompiler {
  /** @throws what Tailwind throws: its message says what is wrong with the CSS */
  compile(input: TailwindInput): Promise<TailwindOutput>;
}

/** Tailwind 4 as a project has it; `undefined` where it has none. */
export function tailwindOf(root: string): TailwindCompiler | undefined {
  const require = createRequire(join(root, 'package.json'));
  let path: string;
  try {
    path = require.resolve(tailwindPackage);
  } catch {
    return undefined;
  }
  return compilerOf(require(path) as typeof Tailwind, createRequire(path));
}

function compilerOf({ compile, optimize }: typeof Tailwind, require: NodeJS.Require): TailwindCompiler {
  // Tailwind's own CSS is the package's, wherever the demo lies and whatever else is installed.
  const customCssResolver = (id: string) =>
    Promise.resolve(id.startsWith('tailwindcss/') ? require.resolve(id) : undefined);
  return {
    async compile({ classes, css, folder, scope }) {
      let readsFiles = false;
      const compiler = await compile(beginning + css, {
        base: folder,
        customCssResolver,
        // The initial values of its own properties are set here, for the demo alone.
        polyfills: 0,
        onDependency: (path) => (readsFiles ||= !/[\\/]tailwindcss[\\/]theme\.css$/.test(path)),
      });
      const { code } = optimize(compiler.build([...classes]), { minify: true });
      return { css: scopedCss(code, `[data-xd-tailwind=${scope}]`, `${scope}-`), readsFiles };
    },
  };
}
