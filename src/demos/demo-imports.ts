// The imports of a demo's module, and the files they resolve to.
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { moduleUrl, relativeSpecifier } from '../model/module-url.ts';

/** Returns a file's text by project path; `undefined` if it does not exist. */
export type Read = (path: string) => string | undefined;

export const sourceExtensions = ['.tsx', '.ts', '.jsx', '.js'];
/** Extensions of files that are shown as tabs. */
export const shownExtensions = [...sourceExtensions, '.json', '.css'];

interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly column: number;
}

/** Everything that a module imports or references by `new URL(…, import.meta.url)`, in source order. */
export function importsOf(path: string, text: string): Import[] {
  const { module } = parseModule(path, text);
  const urls = [...text.matchAll(moduleUrl)].map((found) => ({
    value: relativeSpecifier(found[3]!),
    start: found.index,
  }));
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const value = /^(['"`])([^'"`$]*)\1$/.exec(text.slice(start, end))?.[2];
    return value === undefined ? [] : [{ value, start }];
  });
  const requests = [
    ...urls,
    ...lazy,
    ...module.staticImports.map((found) => found.moduleRequest),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((one) => one.moduleRequest ?? [])),
  ].sort((a, b) => a.start - b.start);
  return requests.map((request) => ({ specifier: request.value, ...placeOf(text, request.start) }));
}

/** Line and column of an offset. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** The file that a relative import resolves to, by the bundler's rules. */
export function resolveRelative(from: string, specifier: string, read: Read): string | undefined {
  const target = posix.join(posix.dirname(from), specifier);
  const candidates = [
    target,
    ...(/\.jsx?$/.test(target) ? [target.replace(/\.js$/, '.ts'), target.replace(/\.jsx?$/, '.tsx')] : []),
    ...shownExtensions.map((extension) => target + extension),
    ...sourceExtensions.map((extension) => `${target}/index${extension}`),
  ];
  return candidates.find((candidate) => read(candidate) !== undefined);
}

/** Parses a module. JSX is allowed in `.js` files, where demos in plain JavaScript have it. */
export function parseModule(path: string, text: string) {
  return parseSync(path, text, { lang: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'jsx' });
}
