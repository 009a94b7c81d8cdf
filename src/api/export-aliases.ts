// Exports that are another one under a second name, as libraries write them for `Tabs.Root`: `export { TabsList, TabsList
// as List }`. In: exports. Out: each thing once.
import type ts from 'typescript';
import type { PackageExport } from './package-exports.ts';
import { bareNameOf } from './preview-name.ts';

/**
 * Leaves out second names. Kept is the name that a thing was declared with, else the longest; several packages may have
 * the same short name for things of theirs.
 *
 * @param isNamed whether the config asks for a name, which stays in any case
 */
export function withoutSecondNames(
  exports: readonly PackageExport[],
  isNamed: (name: string) => boolean,
): PackageExport[] {
  const kept = new Map<ts.Symbol, PackageExport>();
  for (const exported of exports) {
    const known = kept.get(exported.symbol);
    if (!known || isBetter(exported, known)) kept.set(exported.symbol, exported);
  }
  return exports.filter((exported) => isNamed(exported.name) || kept.get(exported.symbol) === exported);
}

function isBetter({ name, symbol }: PackageExport, { name: other }: PackageExport): boolean {
  const [own, known] = [bareNameOf(name), bareNameOf(other)];
  return known !== symbol.name && (own === symbol.name || own.length > known.length);
}
