// Which parts a page lists. In: an export, and the parts of all components and namespaces. Out: those that belong to it.
import type { ComponentPart } from './component-parts.ts';
import type { PackageExport } from './package-exports.ts';

/**
 * The parts of a component. A namespace, `Dialog` of `Dialog.Root` and `Dialog.Title`, has no page of its own: its parts
 * are listed on the one that holds the others.
 *
 * @param exports all that have a page
 */
export function shownPartsOf(
  exported: PackageExport,
  parts: readonly ComponentPart[],
  exports: readonly PackageExport[],
): readonly ComponentPart[] {
  const own = parts.filter(({ owner }) => owner === exported.name);
  if (own.length > 0) return own;
  const root = parts.find(({ name, owner, exported: part }) => part === exported && name === `${owner}.Root`);
  if (!root || exports.some(({ name }) => name === root.owner)) return [];
  return parts.filter((part) => part.owner === root.owner && part !== root);
}
