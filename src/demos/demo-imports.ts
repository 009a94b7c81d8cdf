// The files that the imports of a demo's module resolve to, and places in its text.
import { posix } from 'node:path';

/** Returns a file's text by project path; `undefined` if it does not exist. */
export type Read = (path: string) => string | undefined;

export const sourceExtensions = ['.tsx', '.ts', '.jsx', '.js'];
/** Extensions of files that are shown as tabs. */
export const shownExtensions = [...sourceExtensions, '.json', '.css'];

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
