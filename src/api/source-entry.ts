// The module of sources of a package in the workspace whose types are not built: the manifest names files of an output
// that is not there. In: the package as imported. Out: the source that they would be made of.
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

type Disk = Pick<ts.CompilerHost, 'readFile' | 'fileExists' | 'realpath'>;

/** Where an entry's source usually lies. */
const usual = ['src/index', 'source/index', 'index', 'src/main', 'lib/index'];
/** Names of folders that a build writes. */
const outputs = /^(?:dist|build|lib|out|output|esm|cjs|es|types|module|commonjs)$/;
const extensions = ['.ts', '.tsx', '.mts', '.cts'];

/**
 * Finds it: what the manifest's entries are made of by a tsconfig.json (`outDir`, `declarationDir` and `rootDir`), else what
 * lies in a `src` under the same name, else the usual places. Only for packages that are folders of the workspace.
 *
 * @param specifier `@velo/ui` or `@velo/ui/button`
 * @param folder where the import stands
 */
export function sourceEntryOf(specifier: string, folder: string, disk: Disk): string | undefined {
  const [, name = specifier, rest] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const home = workspaceFolderOf(name, folder, disk);
  if (home === undefined) return undefined;
  const manifest = jsonAt(join(home, 'package.json'), disk) as Manifest;
  const targets = targetsOf(manifest, rest === undefined ? '.' : `./${rest}`);
  const candidates = [
    ...targets.flatMap((target) => [target, ...builtFrom(target, home, disk), ...besideSources(target)]),
    ...(rest === undefined
      ? usual
      : manifest.exports
        ? []
        : [`src/${rest}`, `src/${rest}/index`, rest, `${rest}/index`]),
  ];
  return candidates.map((path) => existing(join(home, path), disk)).find((file) => file !== undefined);
}

interface Manifest {
  readonly name?: unknown;
  readonly source?: unknown;
  readonly types?: unknown;
  readonly typings?: unknown;
  readonly module?: unknown;
  readonly main?: unknown;
  readonly exports?: unknown;
}

/** The package's own folder: the one that the link in `node_modules` leads to, or one above that has the name. */
function workspaceFolderOf(name: string, from: string, disk: Disk): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if ((jsonAt(join(folder, 'package.json'), disk) as Manifest).name === name) return folder;
    const manifest = join(folder, 'node_modules', name, 'package.json');
    if (disk.fileExists(manifest)) {
      const home = dirname(disk.realpath?.(manifest) ?? manifest);
      return home.includes('/node_modules/') ? undefined : home;
    }
    if (folder === dirname(folder)) return undefined;
  }
}

/** The files that a manifest names for an entry, under whatever condition. */
function targetsOf({ source, types, typings, module, main, exports }: Manifest, entry: string): string[] {
  const isMap = typeof exports === 'object' && exports !== null && Object.keys(exports).some((key) => key[0] === '.');
  const exported = isMap ? exportedAs(exports as Record<string, unknown>, entry) : entry === '.' ? exports : undefined;
  const older = entry === '.' ? [source, types, typings, module, main] : [];
  return [
    ...new Set(
      [...older.slice(0, 1), ...textsIn(exported), ...older.slice(1)].filter((one) => typeof one === 'string'),
    ),
  ];
}

/** The targets of an entry, `./button`, also by a pattern: `./*`. */
function exportedAs(exports: Readonly<Record<string, unknown>>, entry: string): unknown {
  if (entry in exports) return exports[entry];
  for (const [key, target] of Object.entries(exports)) {
    const [head = '', tail] = key.split('*');
    if (tail === undefined || !entry.startsWith(head) || !entry.endsWith(tail)) continue;
    const part = entry.slice(head.length, entry.length - tail.length);
    return textsIn(target).map((text) => (typeof text === 'string' ? text.replaceAll('*', part) : text));
  }
  return undefined;
}

function textsIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];
}

/** What a target is compiled from according to the package's tsconfig files. */
function builtFrom(target: string, home: string, disk: Disk): string[] {
  return ['tsconfig.json', 'tsconfig.build.json', 'tsconfig.lib.json'].flatMap((file) => {
    const path = join(home, file);
    const text = disk.readFile(path);
    if (text === undefined) return [];
    const config = ts.parseConfigFileTextToJson(path, text).config as object | undefined;
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [path] }, ts.sys, home);
    const roots = [options.rootDir ?? home, join(home, 'src')];
    return [options.declarationDir, options.outDir].flatMap((out) => {
      const inside = out === undefined ? '..' : relative(out, join(home, target));
      return inside.startsWith('..') ? [] : roots.map((root) => relative(home, join(root, inside)));
    });
  });
}

/** `src/index` for `dist/index.d.ts` and `dist/esm/index.js`. */
function besideSources(target: string): string[] {
  const parts = target.replace(/^\.\//, '').split('/');
  const first = parts.findIndex((part) => !outputs.test(part));
  return first > 0 ? [['src', ...parts.slice(first)].join('/')] : [];
}

/** The TypeScript source of a path, whatever its extension says. */
function existing(path: string, disk: Disk): string | undefined {
  const bare = path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  const found = extensions.map((end) => bare + end).find((file) => disk.fileExists(file));
  return found && (disk.realpath?.(found) ?? found);
}

function jsonAt(path: string, disk: Disk): object {
  try {
    const value: unknown = JSON.parse(disk.readFile(path) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
