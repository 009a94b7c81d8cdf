// Finds the demos that an error of the bundler concerns: those whose modules import the file that it is in, however
// far away. A bundle tells, in which the files with errors are empty.
import type { BuildFailure, Message, Metafile, Plugin } from 'esbuild';
import { regExpText } from '../model/reg-exp-text.ts';
import { join } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { BundleContext } from './common-options.ts';
import type { DemoEntry } from './demo-entries.ts';
import { demoProblems, packageNames, placeOf, refuseFailedSetup } from './demo-problems.ts';

/** Bundles some of the demos, with a plugin before all others. */
type Bundle = (demos: readonly DemoEntry[], plugins: readonly Plugin[]) => Promise<{ readonly metafile: Metafile }>;

/**
 * The problems of the demos that failed, by their ids. A fault in a file that several demos import is one and the same
 * problem of all of them, and says how many they are.
 *
 * @param isSure whether they have failed twice: a file may be mended in the meantime
 * @returns nothing if no demo fails any more
 * @throws XdocsError if a plugin of the site fails in its setup
 */
export async function blame(
  { errors: messages = [] }: Partial<BuildFailure>,
  demos: readonly DemoEntry[],
  context: BundleContext,
  bundle: Bundle,
  isSure = false,
): Promise<Map<string, readonly Problem[]>> {
  refuseFailedSetup(messages, context);
  const packages = await packageNames(messages, context);
  const byPlace = new Map<string, Message[]>();
  for (const message of messages) {
    const place = placeOf(message, context);
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), message]);
  }
  const byEntry = new Map(demos.map((demo) => [demo.entry, demo]));
  const byModule = new Map(demos.map((demo) => [`demo:${demo.id}`, demo]));
  const ownerOf = (place: string) => byModule.get(place) ?? byEntry.get(join(context.root, place));
  const own = [...byPlace.keys()].filter((place) => ownerOf(place));
  if (own.length === 0 && !isSure) {
    const again = await bundle(demos, []).then(
      () => undefined,
      (error: unknown) => error as Partial<BuildFailure>,
    );
    return again ? blame(again, demos, context, bundle, true) : new Map<string, readonly Problem[]>();
  }
  // What fails by its own module goes first: with it go most of the others that import it.
  const owners =
    own.length > 0
      ? new Map(own.map((place) => [place, [ownerOf(place)!]]))
      : await importersOf([...byPlace.keys()], byModule, (plugins) => bundle(demos, plugins));
  const found = new Map<string, Problem[]>();
  const add = (failed: readonly DemoEntry[], errors: readonly Message[]) => {
    if (failed.length === 0) return;
    const problems = demoProblems(errors, failed, context, packages);
    for (const { id } of failed) found.set(id, [...(found.get(id) ?? []), ...problems]);
  };
  for (const [place, failed] of owners) add(failed, byPlace.get(place)!);
  // Errors without a place, as plugins may return them.
  if (found.size === 0)
    for (const [demo, errors] of await failingOf(demos, (some) => bundle(some, []))) add([demo], errors);
  return found;
}

/** The demos that import each of the files, by the file; empty if even without these files something fails. */
async function importersOf(
  places: readonly string[],
  byModule: ReadonlyMap<string, DemoEntry>,
  bundle: (plugins: readonly Plugin[]) => Promise<{ readonly metafile: Metafile }>,
): Promise<Map<string, DemoEntry[]>> {
  if (places.length === 0) return new Map();
  let inputs: Metafile['inputs'];
  try {
    ({ inputs } = (await bundle([emptied(places)])).metafile);
  } catch {
    return new Map();
  }
  const importers = new Map<string, string[]>();
  for (const [importer, { imports }] of Object.entries(inputs))
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), importer]);
  return new Map(
    places.map((place) => {
      const above = new Set([place]);
      // The set grows during the loop.
      for (const path of above) for (const importer of importers.get(path) ?? []) above.add(importer);
      return [place, [...byModule].flatMap(([module, demo]) => (above.has(module) ? [demo] : []))];
    }),
  );
}

/**
 * Empties modules, given by their names in messages and metafiles. Anything can be imported from them, because it may
 * come from the module of CommonJS that they pass on.
 */
function emptied(places: readonly string[]): Plugin {
  const script = { contents: 'export * from "emptied:";\nexport default undefined;\n', loader: 'js' } as const;
  const sheet = { contents: '', loader: 'css' } as const;
  return {
    name: 'emptied',
    setup({ onLoad, onResolve, initialOptions: { absWorkingDir = '' } }) {
      const names = new Set(places);
      const load = (name: string) => (names.has(name) ? (name.endsWith('.css') ? sheet : script) : undefined);
      const files = new Map(places.map((place) => [join(absWorkingDir, place), place]));
      onLoad({ filter: anyOf([...files.keys()]), namespace: 'file' }, ({ path }) => load(files.get(path) ?? path));
      for (const namespace of new Set(places.flatMap((place) => /^([\w-]+):/.exec(place)?.[1] ?? [])))
        onLoad({ filter: /.*/, namespace }, ({ path }) => load(`${namespace}:${path}`));
      onResolve({ filter: /^emptied:$/ }, () => ({ path: 'module', namespace: 'emptied' }));
      onLoad({ filter: /.*/, namespace: 'emptied' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
    },
  };
}

function anyOf(paths: readonly string[]): RegExp {
  return new RegExp(`^(?:${paths.map(regExpText).join('|')})$`);
}

/** The demos that fail, with their errors: halves of those that fail together, until each is alone. */
async function failingOf(
  demos: readonly DemoEntry[],
  bundle: (demos: readonly DemoEntry[]) => Promise<unknown>,
): Promise<[DemoEntry, readonly Message[]][]> {
  try {
    await bundle(demos);
    return [];
  } catch (error) {
    const { errors = [] } = error as Partial<BuildFailure>;
    if (errors.length === 0) return [];
    if (demos.length === 1) return [[demos[0]!, errors]];
    const middle = demos.length >> 1;
    return [...(await failingOf(demos.slice(0, middle), bundle)), ...(await failingOf(demos.slice(middle), bundle))];
  }
}
