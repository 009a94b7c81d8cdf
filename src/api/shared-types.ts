// Large types that most components of a library take as a part: style props, layout. On every page they would hide what
// the component itself is about. In: a product's components. Out: whether a type is one.
import type ts from 'typescript';
import type { PackageExport } from './package-exports.ts';
import { originOf } from './prop-origin.ts';
import type { ReadingContext } from './reading-context.ts';

/** A type that brings a component fewer props is read with them. */
const large = 30;
/** A type that fewer components take is theirs. */
const many = 8;

/** Returns the question; all components are looked at when it is first asked. */
export function sharedTypes(
  components: () => readonly PackageExport[],
  propsOf: ReadingContext['propsOf'],
): (type: ts.Symbol) => boolean {
  let counts: ReadonlyMap<ts.Symbol, number> | undefined;
  return (type) => {
    counts ??= countsOf(components(), propsOf);
    return (counts.get(type) ?? 0) >= many;
  };
}

function countsOf(
  components: readonly PackageExport[],
  propsOf: ReadingContext['propsOf'],
): ReadonlyMap<ts.Symbol, number> {
  const counts = new Map<ts.Symbol, number>();
  if (components.length < many) return counts;
  for (const component of components) {
    const { props, context } = propsOf(component);
    const sizes = new Map<ts.Symbol, number>();
    for (const symbol of props.all) {
      const origin = originOf(symbol, context);
      if (origin.kind === 'own' && origin.container)
        sizes.set(origin.container, (sizes.get(origin.container) ?? 0) + 1);
    }
    for (const [type, size] of sizes) if (size >= large) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}
