// A sequence of edits of one site, built after each with what the last build has left, and once more from nothing in
// another folder: both must be the same, byte for byte. Now and then something happens to the output or to the cache.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edits, firstFiles, type SiteFiles } from './edited-site.ts';

/** What a build answers, as far as it is compared. */
interface Built {
  readonly problems: readonly object[];
  readonly files: number;
}

export interface EditRunOptions {
  /** An empty folder from which the packages of the templates are found. */
  readonly folder: string;
  readonly seed: number;
  readonly count: number;
  readonly build: (root: string) => Promise<Built>;
  readonly onEdit?: (step: number, name: string) => void;
}

/**
 * Goes through the edits.
 *
 * @throws Error with the first difference between the two outputs
 */
export async function runEdits(options: EditRunOptions): Promise<number> {
  const { folder, seed, count, build, onEdit } = options;
  const root = join(folder, 'edited');
  let last: SiteFiles = new Map();
  const go = async (files: SiteFiles, name: string, step: number) => {
    applyTo(root, last, files);
    last = files;
    const what = `step ${step} of seed ${seed} (${name})`;
    const warm = outcome(root, await build(root));
    // The templates alone are taken over from the first build: most of a small build goes into compiling them.
    for (const pack of step === 0 ? templatePacks : [])
      if (existsSync(join(cacheOf(root), pack))) cpSync(join(cacheOf(root), pack), join(folder, 'packs', pack));
    compare(warm, await fromNothing(files, join(folder, `new-${step}`), options), what);
    onEdit?.(step, name);
  };
  await go(firstFiles(), 'the first build', 0);
  let step = 0;
  for (const { name, files } of edits(seed, count)) {
    step++;
    const mishap = mishaps[(seed + step * 7) % (mishaps.length * 3)];
    mishap?.(root, step);
    await go(files, mishap ? `${name}, and ${mishap.name}` : name, step);
  }
  return step;
}

const templatePacks = ['renderer.pack', 'renderer-code.pack', 'scripts.pack', 'editor.pack', 'reader-colors.pack'];

/** What happens to a folder that others use, too. */
const mishaps = [
  function anEditedOutput(root: string) {
    const path = join(root, 'build/index.html');
    if (existsSync(path)) writeFileSync(path, readFileSync(path, 'utf8').replace('Velo', 'Volt'));
  },
  function aLostOutput(root: string) {
    rmSync(join(root, 'build/bells/index.html'), { force: true });
    rmSync(join(root, 'build/_search'), { recursive: true, force: true });
  },
  function aForeignOutput(root: string) {
    mkdirSync(join(root, 'build/strange'), { recursive: true });
    writeFileSync(join(root, 'build/strange/index.html'), 'not ours');
  },
  function aDamagedCache(root: string, step: number) {
    const cache = cacheOf(root);
    const packs = readdirSync(cache).filter((name) => name.endsWith('.pack'));
    const path = join(cache, packs[step % packs.length]!);
    const bytes = readFileSync(path);
    bytes[(step * 7919) % bytes.length]! ^= 4;
    writeFileSync(path, bytes);
  },
  function aLostCache(root: string, step: number) {
    const cache = cacheOf(root);
    const packs = readdirSync(cache).filter((name) => name.endsWith('.pack'));
    rmSync(join(cache, packs[step % packs.length]!));
  },
];

function cacheOf(root: string): string {
  return join(root, 'node_modules/.cache/xdocs');
}

/** Writes what is new or other, and removes what is no more. */
function applyTo(root: string, before: SiteFiles, after: SiteFiles): void {
  for (const path of before.keys()) if (!after.has(path)) rmSync(join(root, path));
  for (const [path, text] of after) {
    if (before.get(path) === text) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

interface Outcome {
  readonly problems: readonly string[];
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Builds the same files in a folder of their own. */
async function fromNothing(
  files: SiteFiles,
  root: string,
  { build, folder }: Pick<EditRunOptions, 'build' | 'folder'>,
): Promise<Outcome> {
  applyTo(root, new Map(), files);
  if (existsSync(join(folder, 'packs'))) cpSync(join(folder, 'packs'), cacheOf(root), { recursive: true });
  const found = outcome(root, await build(root));
  rmSync(root, { recursive: true });
  return found;
}

function outcome(root: string, { problems }: Built): Outcome {
  const out = join(root, 'build');
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
    .sort();
  return {
    problems: problems.map((problem) => JSON.stringify(problem)),
    files: new Map(paths.map((path) => [path, readFileSync(join(out, path))])),
  };
}

function compare(warm: Outcome, clean: Outcome, what: string): void {
  const fail = (difference: string) => {
    throw new Error(`${what}: ${difference}`);
  };
  const missing = [...clean.files.keys()].filter((path) => !warm.files.has(path));
  const extra = [...warm.files.keys()].filter((path) => !clean.files.has(path));
  if (missing.length + extra.length > 0) fail(`missing ${missing.join(' ')}; too many ${extra.join(' ')}`);
  for (const [path, bytes] of clean.files)
    if (!warm.files.get(path)!.equals(bytes)) fail(`${path} is another:\n${warm.files.get(path)!}\n---\n${bytes}`);
  if (warm.problems.join('\n') !== clean.problems.join('\n'))
    fail(`other problems:\n${warm.problems.join('\n')}\n---\n${clean.problems.join('\n')}`);
}
