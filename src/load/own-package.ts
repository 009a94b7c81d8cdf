// This copy of xdocs: where it lies, and what a cache must match to be used by it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { manifestOf, packageFinder } from '../disk/package-folder.ts';

const runsFromSources = import.meta.url.endsWith('.ts');

/** The package's folder: the nearest one above this code that has a manifest. */
export const packageFolder = folderWithManifest(dirname(fileURLToPath(import.meta.url)));

/** The code that runs: sources while they are tested, bundled once installed. */
const codeFolder = join(packageFolder, runsFromSources ? 'src' : 'dist');

/** URL of the module that `import 'xdocs'` means. */
export const publicModule = pathToFileURL(join(codeFolder, runsFromSources ? 'index.ts' : 'index.js')).href;

/**
 * Path of a worker thread's script; none where the code runs from TypeScript sources (as in tests), which a thread
 * could not load.
 */
export function workerScript(name: 'api-worker' | 'demo-types-worker' | 'page-worker'): string | undefined {
  return runsFromSources ? undefined : join(codeFolder, `${name}.js`);
}

let version: string | undefined;

/** A hash of the code that runs and of what it runs on: a changed tool never reads another one's records. */
export function toolVersion(): string {
  if (version) return version;
  const hash = createHash('sha256');
  for (const path of readdirSync(codeFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.[jt]s$/.test(path) && !path.endsWith('.d.ts'))
      hash.update(path).update(readFileSync(join(codeFolder, path)));
  }
  for (const manifest of dependencyManifests(packageFolder)) hash.update(manifest);
  version = hash.digest('base64url').slice(0, 16);
  return version;
}

/**
 * The manifests of all packages that a package needs, of those that they need, and so on, as they are installed: each
 * changes with its version. The order is always the same; there is none for one that is missing.
 */
export function dependencyManifests(folder: string): string[] {
  const manifests = new Map<string, string>();
  const find = packageFinder();
  const visit = (place: string, text: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(text) as Partial<
      Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>
    >;
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).sort();
    for (const name of names) {
      const found = find(name, place);
      if (found === undefined || manifests.has(found)) continue;
      const manifest = manifestOf(found);
      manifests.set(found, manifest);
      visit(found, manifest);
    }
  };
  visit(folder, manifestOf(folder));
  return [...manifests.values()];
}

function folderWithManifest(folder: string): string {
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder
    ? folder
    : folderWithManifest(dirname(folder));
}
