// The file of a demo that a relative import means. In: names of files, relative to the demo's entry. Out: one of them.

const extensions = ['.tsx', '.ts', '.jsx', '.js', '.json', '.css'];

/** `a/b` of `a/c.ts` and `./b`. */
function joined(from: string, specifier: string): string {
  const parts: string[] = [];
  for (const part of [...from.split('/').slice(0, -1), ...specifier.split('/')]) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The file that an import of another one leads to, by the bundler's rules. */
export function fileOf(from: string, specifier: string, names: readonly string[]): string | undefined {
  const target = joined(from, specifier);
  return [
    target,
    ...(/\.jsx?$/.test(target) ? [target.replace(/\.js$/, '.ts'), target.replace(/\.jsx?$/, '.tsx')] : []),
    // The JavaScript of a demo has other extensions than its imports may write.
    ...(/\.tsx?$/.test(target) ? [target.replace(/\.tsx?$/, '.js')] : []),
    ...extensions.map((extension) => target + extension),
    ...extensions.slice(0, 4).map((extension) => `${target}/index${extension}`),
  ].find((candidate) => names.includes(candidate));
}

/** A relative import as the demo's entry would write it, as what modules hand on is named. */
export function besideEntry(from: string, specifier: string): string {
  const path = joined(from, specifier);
  return path.startsWith('..') ? path : `./${path}`;
}
