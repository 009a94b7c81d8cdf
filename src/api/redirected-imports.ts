// Detects imports that the config redirects: their targets are the site's choice, not that of a demo's author. In: the
// config's redirections, and the compiler's module resolution. Out: whether an import is redirected.
import { isAbsolute, join } from 'node:path';
import { regExpText } from '../model/reg-exp-text.ts';

/** The config's redirections of imports; targets are absolute paths. */
export interface ImportRedirections {
  readonly aliases: Readonly<Record<string, string>>;
  /** Keyed by import specifier or by absolute path. */
  readonly replacements: Readonly<Record<string, string>>;
  readonly moduleRoots: readonly string[];
}

/**
 * Returns whether an alias, a replacement or a module root resolves an import to a file.
 *
 * @param fileOf the file that the compiler resolves an import of a file to
 */
export function redirectedImports(
  { aliases, replacements, moduleRoots }: ImportRedirections,
  fileOf: (name: string, from: string) => string | undefined,
): (name: string, from: string) => boolean {
  const stubs = Object.keys(replacements);
  const named = stubs.filter((key) => !isAbsolute(key)).map(patternOf);
  const files = stubs.filter(isAbsolute);
  const isStubbed = (name: string, from: string) => {
    if (named.some((pattern) => pattern.test(name))) return true;
    const file = files.length > 0 ? fileOf(name, from) : undefined;
    return file !== undefined && (files.includes(file) || files.includes(file.replace(/\.\w+$/, '')));
  };
  const isAliased = (name: string, from: string) =>
    Object.entries(aliases).some(([key, target]) => {
      const [head = '', tail] = key.split('*');
      const path =
        tail === undefined
          ? name === key && target
          : name.startsWith(head) && target.replace('*', () => name.slice(head.length));
      return path !== false && fileOf(path, from) !== undefined;
    });
  // A package of that name takes precedence.
  const isRooted = (name: string, from: string) =>
    fileOf(name, from) === undefined &&
    moduleRoots.some((folder) => fileOf(`./${name}`, join(folder, 'demo.ts')) !== undefined);
  return (name, from) =>
    isStubbed(name, from) || (!/^\.{0,2}\//.test(name) && (isAliased(name, from) || isRooted(name, from)));
}

/** The specifiers that a key of the replacements matches, by the bundler's rule. */
function patternOf(key: string): RegExp {
  const [head = '', tail] = key.split('*').map(regExpText);
  return new RegExp(`^${head}${tail === undefined ? '' : `.*${tail}`}(?:\\.[jt]sx?)?$`);
}
