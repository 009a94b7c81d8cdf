// A package of a workspace as a documentation needs to know it: what its name leads to, and whether that is there. In: its
// folder. Out: facts.
import { join, relative } from 'node:path';
import type { Manifest } from './manifest.ts';

export interface FoundPackage {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  readonly description?: string;
  /** Its module of sources, `src/index.ts`, where it has one. */
  readonly source?: string;
  /** What its name leads to: a file of sources, one that a build has made, or one that nobody has made yet. */
  readonly entry: 'source' | 'built' | 'missing';
  /** Whether it has a script that builds it. */
  readonly hasBuild: boolean;
  /** Whether it exports React components: it leaves React to its user, and can be imported. */
  readonly isLibrary: boolean;
  /** Names of the packages that it imports. */
  readonly needs: readonly string[];
}

/** Where a package’s own module of sources usually lies. */
const sources = ['src/index.ts', 'src/index.tsx', 'src/index.js', 'src/index.jsx', 'index.ts', 'index.tsx'];

/** @param has whether there is a file, by its absolute path */
export function foundPackage(
  folder: string,
  manifest: Manifest,
  has: (path: string) => boolean,
): FoundPackage | undefined {
  const { name, description, entry, scripts, peers, installed } = manifest;
  if (!name) return undefined;
  const source = sources.find((file) => has(join(folder, file)));
  return {
    name,
    folder,
    ...(description && { description }),
    ...(source && { source }),
    entry: entryKind(entry, (file) => has(join(folder, file))),
    hasBuild: scripts['build'] !== undefined,
    isLibrary: peers['react'] !== undefined && (manifest.hasEntry || source !== undefined),
    needs: Object.keys({ ...installed, ...peers }),
  };
}

function entryKind(entry: string | undefined, has: (file: string) => boolean): FoundPackage['entry'] {
  const file = [entry, `${entry}.js`, `${entry}/index.js`].find((one) => entry !== undefined && has(one!));
  if (file === undefined) return 'missing';
  return /(?:^|\/)src\/|\.(?:[cm]?tsx?|jsx)$/.test(file) ? 'source' : 'built';
}

/**
 * The aliases that a documentation needs: its own package is not among its dependencies, and what nobody has built is
 * imported from its sources, by demos and by the library itself.
 *
 * @param packages all of the workspace
 * @returns files relative to the documentation's folder, by name
 */
export function aliasesFor(
  library: FoundPackage,
  { root, packages }: { readonly root: string; readonly packages: readonly FoundPackage[] },
): Readonly<Record<string, string>> {
  const aliases: Record<string, string> = {};
  const seen = new Set<FoundPackage>();
  const visit = (one: FoundPackage): void => {
    if (seen.has(one)) return;
    seen.add(one);
    if (one.source && (one.folder === root || one.entry === 'missing'))
      aliases[one.name] = relative(root, join(one.folder, one.source)).replaceAll('\\', '/');
    for (const other of packages) if (one.needs.includes(other.name)) visit(other);
  };
  visit(library);
  return aliases;
}

/** Whether a fresh clone must build it before its documentation: demos import what a build has made. */
export function needsBuild(library: FoundPackage, aliases: Readonly<Record<string, string>>): boolean {
  return library.entry !== 'source' && aliases[library.name] === undefined;
}
