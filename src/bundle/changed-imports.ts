// What changed modules import, without bundling anything: where they import by the same specifiers as before, these lead to the same
// files. In: what modules imported, and which have changed. Out: what they import now.
import type { BuildFailure } from 'esbuild';
import type { BundleContext } from './common-options.ts';
import { namesIn } from './imported-names.ts';
import { ownCode } from './own-code.ts';
import type { OwnGraph, OwnImports } from './own-graph.ts';

/**
 * The imports of changed modules.
 *
 * @param before what modules imported, changed ones among them
 * @param changed paths of files that are there and are others than they were
 * @returns imports by path, as far as they can be told: where a file is no module, or imports by other specifiers or for another
 *   reason than before, it is not among them
 */
export async function changedImports(
  before: OwnGraph,
  changed: readonly string[],
  context: BundleContext,
): Promise<OwnGraph> {
  const known = changed.filter((path) => before.has(path));
  const modules = known.filter((path) => /\.[cm]?[jt]sx?$/.test(path));
  const code = await ownCode(modules, context).catch((error: Partial<BuildFailure>) => {
    if (!error.errors) throw error;
  });
  // Data imports nothing, whatever is in it; a style sheet may.
  const imports = new Map<string, OwnImports>(known.filter((path) => path.endsWith('.json')).map((path) => [path, []]));
  for (const [path, compiled] of code ?? []) {
    const own = importsNow(before.get(path)!, compiled);
    if (own) imports.set(path, own);
  }
  return imports;
}

function importsNow(
  before: OwnImports,
  { text, specifiers }: { readonly text: string; readonly specifiers: ReadonlySet<string> },
): OwnImports | undefined {
  // What is required is in no list.
  if (/\brequire\b/.test(text)) return undefined;
  const asBefore = new Set(before.map(([, , specifier]) => specifier));
  if (asBefore.size !== specifiers.size || ![...specifiers].every((one) => asBefore.has(one))) return undefined;
  const now = before.map(([path, , specifier]) => [path, namesIn(text, specifier), specifier] as const);
  // Whether a module is imported for its effects says whether it is bundled at all.
  return now.every(([, names], index) => (names.length === 0) === (before[index]![1].length === 0)) ? now : undefined;
}
