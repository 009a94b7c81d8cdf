// What changed between two versions of an API. In: two published JSON indexes. Out: an ordered list of changes.
import { isSameUnion } from './union-text.ts';
import type { ApiIndexClass, ApiIndexEntry, ApiIndexJson, ApiIndexMember, ApiIndexSlot } from './api-json.ts';

type ApiRowKind = 'prop' | 'property' | 'parameter' | 'slot' | 'class' | 'import';

/** One difference. Without `row` it concerns the page itself. */
export interface ApiChange {
  readonly change:
    | 'added'
    | 'removed'
    | 'deprecated'
    | 'restored'
    | 'type'
    | 'default'
    | 'required'
    | 'plan'
    | 'class'
    | 'kind';
  readonly row?: { readonly kind: ApiRowKind; readonly name: string };
  /** The old value, as code; absent where there was none. */
  readonly before?: string;
  readonly after?: string;
  /** The added row must be passed. */
  readonly required?: true;
  /** Why it is deprecated. */
  readonly reason?: string;
}

/** The changes of one page. */
export interface ApiPageChanges {
  readonly name: string;
  readonly kind: ApiIndexEntry['kind'];
  readonly product: string;
  /** From the newer version; for a removed page, from the older one. */
  readonly pathname: string;
  readonly changes: readonly ApiChange[];
}

/**
 * Compares two indexes. Pages are matched by product and name, rows by kind and name; the result is sorted by product
 * and name.
 */
export function diffApi(before: ApiIndexJson, after: ApiIndexJson): ApiPageChanges[] {
  const old = new Map(before.pages.map((page) => [keyOf(page), page]));
  const now = new Map(after.pages.map((page) => [keyOf(page), page]));
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((key) => {
    const [from, to] = [old.get(key), now.get(key)];
    const page = (to ?? from)!;
    const changes = from && to ? pageChanges(from, to) : [{ change: to ? 'added' : 'removed' } as const];
    return changes.length > 0
      ? [{ name: page.name, kind: page.kind, product: page.product, pathname: page.pathname, changes }]
      : [];
  });
}

function keyOf({ product, name }: ApiIndexEntry): string {
  return `${product} ${name}`;
}

function pageChanges(from: ApiIndexEntry, to: ApiIndexEntry): ApiChange[] {
  return [
    ...deprecation(from, to),
    ...value('kind', from.kind, to.kind),
    ...value('plan', from.plan, to.plan),
    ...(['prop', 'property', 'parameter'] as const).flatMap((kind) =>
      rows<ApiIndexMember>(kind, membersOf(kind, from), membersOf(kind, to), {
        nameOf: (row) => row.name,
        compare: memberChanges,
        shown: (row) => row.type,
        isRequired: (row) => row.required,
      }),
    ),
    ...rows('slot', from.slots, to.slots, { nameOf: (row) => row.name, compare: slotChanges }),
    ...rows('class', from.classes, to.classes, {
      nameOf: (row) => row.key,
      compare: classChanges,
      shown: (row) => `.${row.className}`,
    }),
    ...rows('import', from.imports, to.imports, { nameOf: (statement) => statement }),
  ];
}

/** Undescribed props count as props: giving one a description does not add it. */
function membersOf(
  kind: 'prop' | 'property' | 'parameter',
  { props = [], undescribed = [], properties, parameters }: ApiIndexEntry,
): readonly ApiIndexMember[] | undefined {
  if (kind === 'prop') return [...props, ...undescribed];
  return kind === 'property' ? properties : parameters;
}

function memberChanges(from: ApiIndexMember, to: ApiIndexMember): ApiChange[] {
  return [
    ...deprecation(from, to),
    ...(isSameUnion(from.type, to.type) ? [] : value('type', from.type, to.type)),
    ...value('default', from.default, to.default),
    ...(from.required === to.required ? [] : value('required', String(from.required), String(to.required))),
    ...value('plan', from.plan, to.plan),
  ];
}

function slotChanges(from: ApiIndexSlot, to: ApiIndexSlot): ApiChange[] {
  return [
    ...value('default', from.default ?? undefined, to.default ?? undefined),
    ...value('class', from.class ?? undefined, to.class ?? undefined),
  ];
}

function classChanges(from: ApiIndexClass, to: ApiIndexClass): ApiChange[] {
  return value('class', from.className, to.className);
}

interface RowFacts<Row> {
  readonly nameOf: (row: Row) => string;
  /** Compares two rows of the same name. */
  readonly compare?: (from: Row, to: Row) => ApiChange[];
  /** The value reported for an added or removed row. */
  readonly shown?: (row: Row) => string;
  readonly isRequired?: (row: Row) => boolean;
}

function rows<Row>(
  kind: ApiRowKind,
  from: readonly Row[] = [],
  to: readonly Row[] = [],
  { nameOf, compare = () => [], shown, isRequired }: RowFacts<Row>,
): ApiChange[] {
  const old = new Map(from.map((row) => [nameOf(row), row]));
  const now = new Map(to.map((row) => [nameOf(row), row]));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name): ApiChange[] => {
    const row = { kind, name };
    const [a, b] = [old.get(name), now.get(name)];
    if (a && b) return compare(a, b).map((change) => ({ ...change, row }));
    if (b !== undefined)
      return [{ change: 'added', row, ...present('after', shown?.(b)), ...(isRequired?.(b) && { required: true }) }];
    return [{ change: 'removed', row, ...present('before', shown?.(a!)) }];
  });
}

function deprecation(
  from: { readonly deprecated?: string | true },
  to: { readonly deprecated?: string | true },
): ApiChange[] {
  if (from.deprecated !== undefined && to.deprecated === undefined) return [{ change: 'restored' }];
  if (from.deprecated !== undefined || to.deprecated === undefined) return [];
  return [{ change: 'deprecated', ...(to.deprecated === true ? {} : { reason: to.deprecated }) }];
}

function value(change: ApiChange['change'], before: string | undefined, after: string | undefined): ApiChange[] {
  return before === after ? [] : [{ change, ...present('before', before), ...present('after', after) }];
}

function present(key: 'before' | 'after', text: string | undefined): Partial<Record<'before' | 'after', string>> {
  return text === undefined ? {} : { [key]: text };
}
