// Props that a component takes from elsewhere and that are told in one line each: of native elements, of types of other
// packages, and of large types that most components of a library share. In: its props. Out: the lines, and the rest.
import ts from 'typescript';
import { requiredFirst, type ApiAccepted, type ApiMember } from '../model/api.ts';
import { anyElement, tagNameOf } from '../model/native-elements.ts';
import { packagePageOf } from './package-page.ts';
import { originOf, type PropOrigin } from './prop-origin.ts';
import type { ReadingContext } from './reading-context.ts';

/** A component that takes fewer native props than this has chosen each of them: they are as good as its own. */
const chosenNative = 25;
/** Props of other packages are shown in full up to this many. */
const readable = 150;

export interface SortedProps {
  /** Props that get a row. */
  readonly own: readonly ts.Symbol[];
  readonly accepts: readonly ApiAccepted[];
}

/**
 * Sorts props; what React keeps to itself, and what a name marks as internal, is left out.
 *
 * @param isShared whether a type of the package's own is one that is told in a line
 * @param memberOf makes the record of a prop
 */
export function sortProps(
  props: readonly ts.Symbol[],
  context: ReadingContext,
  {
    isShared,
    memberOf,
  }: { readonly isShared: ReadingContext['isShared']; readonly memberOf: (prop: ts.Symbol) => ApiMember | undefined },
): SortedProps {
  const sorted = props
    .filter(({ name }) => name !== 'key' && !name.startsWith('_'))
    .map((prop) => ({ prop, origin: originOf(prop, context) }))
    .filter(({ prop, origin }) => origin.kind === 'native' || !isForbidding(prop, context));
  const native = sorted.filter(({ origin }) => origin.kind === 'native');
  const isChosen = native.length < chosenNative;
  const largest = largestOf(sorted);
  const shared = groupBy(sorted, ({ origin }) =>
    origin.kind === 'own' && origin.container && isShared(origin.container, largest)
      ? origin.container.name
      : undefined,
  );
  const foreign = groupBy(sorted, ({ origin }) => (origin.kind === 'foreign' ? origin.package : undefined));
  const folded = new Set([...shared.values()].flat().map(({ prop }) => prop));
  const own = sorted
    .filter(
      ({ prop, origin }) => !folded.has(prop) && (origin.kind === 'own' || (origin.kind === 'native' && isChosen)),
    )
    .map(({ prop }) => prop);
  return {
    own,
    accepts: [
      ...[...foreign]
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([name, group]) => foreignLine(name, group, memberOf, context)),
      ...[...shared].map(([name, group]) => {
        const href = context.hrefOf(name);
        return { from: 'type', name, ...(href && { href }), names: namesOf(group) } as const;
      }),
      ...(isChosen ? [] : [lineOf(native, context)]),
    ],
  };
}

/** The line of the props of a native element; `undefined` where they are few enough to have rows. */
export function nativeLineOf(props: readonly ts.Symbol[], context: ReadingContext): ApiAccepted | undefined {
  const native = props
    .map((prop) => ({ prop, origin: originOf(prop, context) }))
    .filter(({ origin }) => origin.kind === 'native');
  return native.length < chosenNative ? undefined : lineOf(native, context);
}

function lineOf(native: readonly Sorted[], context: ReadingContext): ApiAccepted {
  return { from: 'element', name: elementOf(native, context), names: namesOf(native) };
}

/** `never`, or nothing but `undefined`: a branch of a union says that a prop must not be passed. */
function isForbidding(prop: ts.Symbol, { checker }: ReadingContext): boolean {
  return Boolean(checker.getNonNullableType(checker.getTypeOfSymbol(prop)).flags & ts.TypeFlags.Never);
}

interface Sorted {
  readonly prop: ts.Symbol;
  readonly origin: PropOrigin;
}

/** How many props the largest of the package's own types brings. */
function largestOf(sorted: readonly Sorted[]): number {
  const sizes = new Map<ts.Symbol, number>();
  for (const { origin } of sorted)
    if (origin.kind === 'own' && origin.container) sizes.set(origin.container, (sizes.get(origin.container) ?? 0) + 1);
  return Math.max(0, ...sizes.values());
}

function groupBy(sorted: readonly Sorted[], keyOf: (each: Sorted) => string | undefined): Map<string, Sorted[]> {
  const groups = new Map<string, Sorted[]>();
  for (const each of sorted) {
    const key = keyOf(each);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

function namesOf(group: readonly Sorted[]): string[] {
  return group.map(({ prop }) => prop.name).sort();
}

function foreignLine(
  name: string,
  group: readonly Sorted[],
  memberOf: (prop: ts.Symbol) => ApiMember | undefined,
  context: ReadingContext,
): ApiAccepted {
  const types = new Set(
    group.flatMap(({ origin }) => (origin.kind === 'foreign' && origin.container ? [origin.container.name] : [])),
  );
  const [first] = group;
  const href = first?.origin.kind === 'foreign' ? packagePageOf(first.origin.file, context) : undefined;
  const members = group.length <= readable ? group.flatMap(({ prop }) => memberOf(prop) ?? []).sort(requiredFirst) : [];
  return {
    from: 'package',
    name,
    ...(types.size > 0 && { types: [...types].filter((type) => !type.startsWith('__')).sort() }),
    ...(href && { href }),
    names: namesOf(group),
    ...(members.length > 0 && { members }),
  };
}

/** The element whose props these are: what handlers of its events say, or its interface of attributes. */
function elementOf(native: readonly Sorted[], { checker }: ReadingContext): string {
  for (const { prop } of native) {
    if (!prop.name.startsWith('on')) continue;
    const given = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    if (isOpen(given)) return anyElement;
    const [handler] = callSignaturesOf(given);
    const event = handler?.getParameters()[0];
    const type = event && checker.getTypeOfSymbol(event);
    const target = type && checker.getTypeArguments(type as ts.TypeReference)[0];
    if (!target) continue;
    const tag = target.isUnion() ? undefined : tagNameOf(target.getSymbol()?.name ?? '');
    if (tag) return tag;
    break;
  }
  const interfaces = native.map(({ origin }) => (origin.kind === 'native' ? origin.container : ''));
  const has = (pattern: RegExp) => interfaces.some((name) => pattern.test(name));
  return has(/^SVG(?:Attributes|Props)$/) && !has(/HTMLAttributes$/) ? 'svg' : anyElement;
}

/** A type that depends on a parameter, which is the element then. */
function isOpen(type: ts.Type): boolean {
  return (
    Boolean(type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Instantiable)) ||
    (type.isUnionOrIntersection() && type.types.some(isOpen))
  );
}

function callSignaturesOf(type: ts.Type): readonly ts.Signature[] {
  return type.isUnion() ? type.types.flatMap((part) => [...part.getCallSignatures()]) : type.getCallSignatures();
}
