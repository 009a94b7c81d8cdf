// What `xdocs init` has done, in words.
import type { Colors } from './colors.ts';

interface Done {
  readonly root: string;
  readonly files: readonly { readonly path: string; readonly done: 'written' | 'extended' | 'kept' }[];
  readonly library?: {
    readonly name: string;
    readonly pages: number;
    readonly component?: string;
    readonly lacks?: 'types of React' | 'build';
  };
  readonly others: readonly string[];
  readonly next: readonly string[];
}

const marks = { written: 'new', extended: 'extended', kept: 'was there, unchanged' };

/** The files, what they are about, and what comes next. */
export function initText({ files, library, others, next }: Done, colors: Colors): string {
  const width = Math.max(...files.map(({ path }) => path.length));
  const list = files.map(
    ({ path, done }) => `  ${path.padEnd(width)}  ${done === 'written' ? colors.green(marks[done]) : marks[done]}`,
  );
  return [
    ...list,
    '',
    about(library),
    ...(others.length > 0
      ? [`Further libraries here: ${others.join(', ')}. Name them in "products" of the config to document them, too.`]
      : []),
    '',
    'Next:',
    ...next.map((command) => `  ${colors.bold(command)}`),
    '',
  ].join('\n');
}

function about(library: Done['library']): string {
  if (!library)
    return 'No component library was found here: no package.json with react among its peerDependencies. The first demo is a plain component.';
  if (library.lacks === 'types of React')
    return `${library.name} was found, but not the types of React, without which no component is known. Install @types/react, and its components get their pages.`;
  if (library.pages === 0)
    return `${library.name} was found, but no types can be read of it: install or build it, then name it in "products" of the config for its API pages.`;
  const demo = library.component ? `; the first demo shows ${library.component}` : '';
  const build =
    library.lacks === 'build' ? ' It is not built, and no sources were found: build it first, or its demo fails.' : '';
  return `${library.name}: ${library.pages} ${library.pages === 1 ? 'page' : 'pages'} of API${demo}.${build}`;
}
