// This copy of xdocs: where it lies, and what a cache must match to be used by it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isSettled, stampOf } from '../disk/file-stamp.ts';
import { manifestOf, packageFinder } from '../disk/package-folder.ts';
import { openRecordStore, type RecordStore } from '../disk/record-store.ts';

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
export function workerScript(
  name: 'api-worker' | 'demo-types-worker' | 'page-worker' | 'render-worker' | 'search-worker' | 'write-worker',
): string | undefined {
  return runsFromSources ? undefined : join(codeFolder, `${name}.js`);
}

/** What is made beside the bundled code, by its name; none where it is not there, or where the code runs from sources. */
export function shippedText(name: string): string | undefined {
  return isShipped(name) ? readFileSync(join(codeFolder, name), 'utf8') : undefined;
}

/** Whether something is there that `shippedText` would read. */
export function isShipped(name: string): boolean {
  return !runsFromSources && existsSync(join(codeFolder, name));
}

let version: string | undefined;

const folderStamp = 'folder';

/** What a version was computed from, by absolute path; an empty stamp is that of what is not there. */
interface VersionRecord {
  readonly stamps: Readonly<Record<string, string>>;
  readonly version: string;
}

/**
 * A hash of the code that runs and of what it runs on: a changed tool never reads another one's records.
 *
 * @param folder of a cache, which remembers the hash for as long as none of these files is touched
 */
export function toolVersion(folder?: string): string {
  if (version) return version;
  const store = openRecordStore<VersionRecord>(folder, 'tool', '1');
  const code = codeFiles();
  const known = store.get(codeFolder);
  if (known && code.every((path) => path in known.stamps) && areUntouched(known.stamps))
    return (version = known.version);
  const start = Date.now();
  const seen = new Set(code);
  const hash = createHash('sha256');
  for (const path of code) hash.update(path.slice(codeFolder.length + 1)).update(readFileSync(path));
  for (const manifest of dependencyManifests(packageFolder, seen)) hash.update(manifest);
  version = hash.digest('base64url').slice(0, 16);
  const stamps = Object.fromEntries([...seen].map((path) => [path, stampAt(path)]));
  // Where one was written just now, nobody knows what was read.
  const isSure = Object.values(stamps).every(
    (stamp) => stamp === '' || stamp === folderStamp || isSettled(stamp, start),
  );
  // Whoever only looks at a project gets no cache of it.
  if (folder !== undefined && existsSync(folder) && isSure) remember(store, { stamps, version });
  return version;
}

/** The files of the code in a fixed order. Bundled code is flat; the folders beside it have declarations. */
function codeFiles(): string[] {
  return readdirSync(codeFolder, { recursive: runsFromSources, encoding: 'utf8' })
    .filter((path) => /\.[jt]s$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => join(codeFolder, path));
}

function areUntouched(stamps: VersionRecord['stamps']): boolean {
  return Object.entries(stamps).every(([path, stamp]) => stampAt(path) === stamp);
}

/** Of a folder, only that it is there: what matters of what is in it has been looked at itself. */
function stampAt(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return '';
  return found.isDirectory() ? folderStamp : stampOf(found);
}

/** A cache that cannot be written is told where the others are saved. */
function remember(store: RecordStore<VersionRecord>, record: VersionRecord): void {
  store.set(codeFolder, record);
  try {
    store.save();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}

/**
 * The manifests of all packages that a package needs, of those that they need, and so on, as they are installed: each
 * changes with its version. The order is always the same; there is none for one that is missing.
 *
 * @param seen gets the path of everything that was looked at, whether it was there or not
 */
export function dependencyManifests(folder: string, seen = new Set<string>()): string[] {
  const manifests = new Map<string, string>();
  const find = packageFinder((path) => void seen.add(path));
  seen.add(join(folder, 'package.json'));
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
