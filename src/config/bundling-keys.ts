// The config's keys for modules and Markdown plugins: checked beyond their shape, and resolved.
import { isAbsolute, join, resolve } from 'node:path';
import type { Config } from '../model/config.ts';
import type { UserConfig } from '../model/user-config.ts';
import { nearest } from '../model/nearest.ts';
import type { ConfigDisk } from './config-disk.ts';

type BundlingKeys = Pick<
  Config,
  'moduleRoots' | 'replacements' | 'define' | 'loaders' | 'esbuildPlugins' | 'remarkPlugins' | 'rehypePlugins'
>;

const loaders = [
  'js',
  'jsx',
  'ts',
  'tsx',
  'json',
  'css',
  'local-css',
  'text',
  'base64',
  'binary',
  'dataurl',
  'file',
  'copy',
  'empty',
  'default',
];

/** Names that esbuild's `define` can replace: `process.env.SITE`, `settings['a-b']`. */
const definableName =
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*|\[(['"])[^'"\\]*\1\])*$/u;
/** The extensions that esbuild tries when it resolves a file. */
const resolvedEndings = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/** The first problem with the values, as a sentence with the key's path. */
export function bundlingProblem(user: UserConfig, root: string, disk: ConfigDisk): string | undefined {
  for (const [index, folder] of (user.moduleRoots ?? []).entries()) {
    if (!disk.isFolder(resolve(root, folder)))
      return `"moduleRoots[${index}]" names the folder ${folder}, which is not there.`;
  }
  for (const [name, target] of Object.entries(user.aliases ?? {})) {
    const [head, ...rest] = target.split('*');
    // For `lib/bike-*`, the folder is `lib`.
    const folder = resolve(root, head!.replace(/[^/]*$/, ''));
    if (
      rest.length > 0
        ? disk.isFolder(folder)
        : resolvedEndings.some((ending) => disk.exists(resolve(root, target) + ending))
    )
      continue;
    return `"aliases.${name}" names ${rest.length > 0 ? `the folder ${folder}` : target}, which is not there.`;
  }
  for (const [name, file] of Object.entries(user.replacements ?? {})) {
    if (!file.includes('*') && !disk.exists(resolve(root, file)))
      return `"replacements.${name}" names the file ${file}, which is not there.`;
  }
  for (const [extension, loader] of Object.entries(user.loaders ?? {})) {
    if (!extension.startsWith('.')) return `"loaders.${extension}" must be an extension with its dot: ".${extension}".`;
    if (loaders.includes(loader)) continue;
    const near = nearest(loader, loaders);
    return `"loaders.${extension}" is "${loader}", which is no loader of esbuild's.${near ? ` Did you mean "${near}"?` : ` They are ${loaders.join(', ')}.`}`;
  }
  for (const [name, value] of Object.entries(user.define ?? {})) {
    if (!definableName.test(name))
      return `"define.${name}" must be a name, or names with dots between: "process.env.SITE".`;
    if (!isDefinable(value))
      return `"define.${name}" must be JSON or a name, found ${value}. A text needs its quotes: ${JSON.stringify(JSON.stringify(value))}.`;
  }
  for (const key of ['remarkPlugins', 'rehypePlugins'] as const) {
    for (const [index, plugin] of (user[key] ?? []).entries()) {
      if (typeof plugin !== 'function' && typeof plugin[0] !== 'function')
        return `"${key}[${index}]" must be a plugin, or a list of a plugin and its options.`;
    }
  }
  return undefined;
}

/** The resolved keys: absolute paths, defaults filled in. */
export function bundlingOf(user: UserConfig, root: string): BundlingKeys {
  const absoluteKey = (name: string) => (/^\.{0,2}\//.test(name) ? (isAbsolute(name) ? name : join(root, name)) : name);
  return {
    moduleRoots: (user.moduleRoots ?? []).map((folder) => resolve(root, folder)),
    replacements: Object.fromEntries(
      Object.entries(user.replacements ?? {}).map(([name, file]) => [absoluteKey(name), resolve(root, file)]),
    ),
    define: user.define ?? {},
    loaders: user.loaders ?? {},
    esbuildPlugins: user.esbuildPlugins ?? [],
    remarkPlugins: user.remarkPlugins ?? [],
    rehypePlugins: user.rehypePlugins ?? [],
  };
}

/** Whether esbuild accepts a value in `define`. */
function isDefinable(value: string): boolean {
  if (/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(value)) return true;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
