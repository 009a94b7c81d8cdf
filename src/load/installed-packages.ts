// The packages of a project as its exported demos name them. In: names. Out: versions, and what each needs beside it.
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import type { SandboxPackage } from '../model/demo-sources-file.ts';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly types?: string;
  readonly typings?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * Installed packages by name, and the ones that they need beside them. Names that are not installed are left out.
 *
 * @param exact names of packages that projects get in exactly the installed version: those that a site documents
 */
export function installedPackages(
  names: Iterable<string>,
  { files, exact }: { readonly files: Pick<FileSnapshot, 'readText'>; readonly exact: ReadonlySet<string> },
): Record<string, SandboxPackage> {
  const found: Record<string, SandboxPackage> = {};
  const wanted = new Set(names);
  // The set grows while it is walked.
  for (const name of wanted) {
    const manifest = manifestOf(name, files);
    if (!manifest?.version) continue;
    const peers = peersOf(manifest);
    const types = `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
    const hasOtherTypes = !(manifest.types ?? manifest.typings) && manifestOf(types, files) !== undefined;
    for (const more of [...peers, ...(hasOtherTypes ? [types] : [])]) wanted.add(more);
    found[name] = {
      version: rangeOf(name, manifest, exact),
      ...(peers.length > 0 && { peers }),
      ...(hasOtherTypes && { types }),
    };
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A package may be installed under another name. */
function rangeOf(name: string, manifest: Manifest, exact: ReadonlySet<string>): string {
  const range = `${exact.has(name) ? '' : '^'}${manifest.version}`;
  return manifest.name === undefined || manifest.name === name ? range : `npm:${manifest.name}@${range}`;
}

function peersOf({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  return Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
}

/** The manifest in the nearest `node_modules`: the project's own, or of a folder above it. */
function manifestOf(name: string, { readText }: Pick<FileSnapshot, 'readText'>): Manifest | undefined {
  for (const above of ['', '../', '../../', '../../../']) {
    const text = readText(`${above}node_modules/${name}/package.json`)?.text;
    if (text === undefined) continue;
    try {
      return JSON.parse(text) as Manifest;
    } catch {
      return undefined;
    }
  }
  return undefined;
}
