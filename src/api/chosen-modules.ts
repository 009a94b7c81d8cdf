// Imports that the config leads somewhere: what lies there is the site's choice, not that of a demo's author. In: the
// config's ways, and a compiler's. Out: whether an import takes one of them.
import { isAbsolute, join } from 'node:path';

/** The config's ways from names to modules; targets are absolute. */
export interface ChosenModules {
  readonly aliases: Readonly<Record<string, string>>;
  /** By what an import names, or by absolute path. */
  readonly replacements: Readonly<Record<string, string>>;
  readonly moduleRoots: readonly string[];
}

/**
 * Tells the imports that an alias, a replacement or a module root leads to a file.
 *
 * @param fileOf the file that the compiler finds for a name in a file
 */
export function chosenModules(
  { aliases, replacements, moduleRoots }: ChosenModules,
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
  // A package of the name is taken before them.
  const isRooted = (name: string, from: string) =>
    fileOf(name, from) === undefined &&
    moduleRoots.some((folder) => fileOf(`./${name}`, join(folder, 'demo.ts')) !== undefined);
  return (name, from) =>
    isStubbed(name, from) || (!/^\.{0,2}\//.test(name) && (isAliased(name, from) || isRooted(name, from)));
}

/** The names that a key of the replacements stands for, as the bundler reads it. */
function patternOf(key: string): RegExp {
  const [head = '', tail] = key.split('*').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${head}${tail === undefined ? '' : `.*${tail}`}(?:\\.[jt]sx?)?$`);
}
