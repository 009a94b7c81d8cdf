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
/** Whoever documents fewer components than this may have chosen a few of a large library. */
const enough = 24;

interface SharedTypesOptions {
  /** The components with pages. */
  readonly components: () => readonly PackageExport[];
  /** Up to a number of components that the packages export besides. */
  readonly others: (count: number) => readonly PackageExport[];
  readonly propsOf: ReadingContext['propsOf'];
}

/**
 * Returns the question; all components are looked at when it is first asked. Where few have pages, others of the packages
 * tell what is shared, so that the page of a component does not depend on which others have one.
 */
export function sharedTypes({ components, others, propsOf }: SharedTypesOptions): ReadingContext['isShared'] {
  let counts: ReadonlyMap<ts.Symbol, number> | undefined;
  return (type, largest) => {
    const chosen = components();
    // To look at others costs time.
    if (chosen.length < many && largest < large) return false;
    counts ??= countsOf(chosen.length < enough ? [...chosen, ...others(enough - chosen.length)] : chosen, propsOf);
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
