// What a new documentation finds where it is to be made: the project's manifest, its package manager, the component
// libraries of its workspace, its repository. In: a folder. Out: facts; nothing is asked.
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { foundPackage, type FoundPackage } from './found-package.ts';
import { manifestFrom, type Manifest } from './manifest.ts';

/** The disk as finding needs it; absolute paths. */
export interface InitDisk {
  readText(path: string): string | undefined;
  /** Names of the folders in a folder, none where it is not there. */
  foldersOf(path: string): readonly string[];
}

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

export interface ProjectFacts {
  /** Absolute folder in which the documentation is made. */
  readonly root: string;
  readonly manifest?: Manifest;
  readonly manager: PackageManager;
  /** The project's own package first, then the others of its workspace by their paths. */
  readonly packages: readonly FoundPackage[];
  /** Those that export React components. */
  readonly libraries: readonly FoundPackage[];
  /** Types are read or written here, and no package.json brings those of React. */
  readonly lacksReactTypes: boolean;
  /** The repository on GitHub, and where the root lies in it. */
  readonly github?: { readonly owner: string; readonly name: string; readonly folder: string };
  /** Whether the folder has Markdown for pages already. */
  readonly folders: readonly string[];
}

const lockfiles: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['pnpm-workspace.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
];

/** Looks around. */
export function projectFacts(root: string, disk: InitDisk): ProjectFacts {
  const folders = foldersUpTo(root);
  const manifests = folders.flatMap((folder) => {
    const manifest = manifestAt(folder, disk);
    return manifest ? [{ folder, manifest, patterns: patternsOf(folder, manifest, disk) }] : [];
  });
  const own = manifests.find(({ folder }) => folder === root)?.manifest;
  const workspace = manifests.find(({ patterns }) => patterns.length > 0);
  const members = workspace ? expand(workspace.folder, workspace.patterns, disk) : [];
  const known = [...new Set([root, ...members])].flatMap((folder) => {
    const manifest = manifestAt(folder, disk);
    const found = manifest && foundPackage(folder, manifest, (path) => disk.readText(path) !== undefined);
    return found ? [{ found, manifest }] : [];
  });
  const libraries = known.filter(({ found }) => found.isLibrary);
  const manager = folders.flatMap((folder) =>
    lockfiles.filter(([file]) => disk.readText(join(folder, file)) !== undefined),
  );
  return {
    root,
    ...(own && { manifest: own }),
    manager: manager[0]?.[1] ?? 'npm',
    packages: known.map(({ found }) => found),
    libraries: libraries.map(({ found }) => found),
    lacksReactTypes: lacksReactTypes(
      [...manifests, ...libraries].map(({ manifest }) => manifest),
      disk.readText(join(root, 'tsconfig.json')) !== undefined ||
        libraries.some(({ found }) => /\.tsx?$/.test(found.source ?? '')),
    ),
    ...githubOf(manifests, root),
    folders: disk.foldersOf(root),
  };
}

/** A folder and all above it. */
function foldersUpTo(root: string): string[] {
  return dirname(root) === root ? [root] : [root, ...foldersUpTo(dirname(root))];
}

function manifestAt(folder: string, disk: InitDisk): Manifest | undefined {
  const text = disk.readText(join(folder, 'package.json'));
  return text === undefined ? undefined : manifestFrom(text);
}

function patternsOf(folder: string, { workspaces }: Manifest, disk: InitDisk): readonly string[] {
  if (workspaces.length > 0) return workspaces;
  try {
    const { packages } = (parse(disk.readText(join(folder, 'pnpm-workspace.yaml')) ?? '') ?? {}) as {
      packages?: unknown;
    };
    return Array.isArray(packages) ? packages.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The folders that patterns of a workspace name: `packages/*`, `libs/**`, `!packages/old`. */
function expand(root: string, patterns: readonly string[], disk: InitDisk): string[] {
  const below = (folder: string): string[] =>
    disk
      .foldersOf(folder)
      .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
      .map((name) => join(folder, name));
  const deep = (folder: string): string[] => [folder, ...below(folder).flatMap(deep)];
  const matching = (pattern: string) =>
    pattern
      .split('/')
      .filter((part) => part !== '' && part !== '.')
      .reduce<string[]>(
        (found, part) =>
          found.flatMap((folder) => {
            if (part === '**') return deep(folder);
            if (!part.includes('*')) return [join(folder, part)];
            const name = new RegExp(`^${part.split('*').map(escapeForPattern).join('.*')}$`);
            return below(folder).filter((path) => name.test(relative(folder, path)));
          }),
        [root],
      );
  const left = new Set(patterns.filter((one) => one.startsWith('!')).flatMap((one) => matching(one.slice(1))));
  const all = patterns.filter((one) => !one.startsWith('!')).flatMap(matching);
  return [...new Set(all)].filter((folder) => !left.has(folder)).sort();
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** @param hasSources whether there are files of TypeScript */
function lacksReactTypes(manifests: readonly Manifest[], hasSources: boolean): boolean {
  const brings = (name: string) => manifests.some(({ installed }) => installed[name] !== undefined);
  if (brings('@types/react')) return false;
  return hasSources || brings('typescript') || manifests.some(({ hasTypes }) => hasTypes);
}

function githubOf(
  manifests: readonly { readonly folder: string; readonly manifest: Manifest }[],
  root: string,
): Pick<ProjectFacts, 'github'> {
  const found = manifests.find(({ manifest }) => manifest.repository !== undefined);
  const [, owner, name] =
    /^(?:github:|(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?github\.com\/|git@github\.com:)?([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:[/#].*)?$/.exec(
      found?.manifest.repository ?? '',
    ) ?? [];
  if (!found || !owner || !name) return {};
  const above = found.manifest.directory ?? '';
  const folder = [above, relative(found.folder, root).replaceAll('\\', '/')].filter(Boolean).join('/');
  return { github: { owner, name, folder } };
}
