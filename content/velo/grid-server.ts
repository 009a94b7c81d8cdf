// A server in memory, for grids that load as they go: it takes its time, sorts, filters, groups and sums, and fails if told to.
import { parts, type Part } from './parts.ts';
import { ridesOf, type Ride } from './single-rides.ts';

/** What a grid asks for: the part of its parameters that this server understands. */
export interface Query {
  start: number | string;
  end: number;
  sortModel: readonly { field: string; sort?: 'asc' | 'desc' | null }[];
  filterModel: { items: readonly { field: string; operator: string; value?: unknown }[] };
  groupKeys?: readonly string[];
  groupFields?: readonly string[];
  aggregationModel?: Readonly<Record<string, string>>;
}

/** A ride, or a group of rides: then `key` and `count` are set, and fields that are summed hold the total. */
export type RideOrGroup = Partial<Ride> & { id: string; key?: string; count?: number };
export type PartWithCount = Part & { name: string; childCount: number };

let rides: readonly Ride[] = ridesOf(400);
let failuresLeft = 0;

/** The next requests fail, as those to a server that restarts. */
export function failNext(count: number): void {
  failuresLeft = count;
}

async function respond<T>(answer: () => T, signal?: AbortSignal): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  signal?.throwIfAborted();
  if (failuresLeft > 0) {
    failuresLeft -= 1;
    throw new Error('503 Service unavailable');
  }
  return answer();
}

/** Operators of text, number and single-select columns; a grid may offer all of them in its panel. */
function passes(value: unknown, operator: string, wanted: unknown): boolean {
  const text = String(value).toLowerCase();
  if (operator === 'isEmpty') return text === '';
  if (operator === 'isNotEmpty') return text !== '';
  if (operator === 'isAnyOf') {
    const all = (wanted ?? []) as readonly unknown[];
    return all.length === 0 || all.some((one) => String(one).toLowerCase() === text);
  }
  const other = String(wanted ?? '').toLowerCase();
  // An item whose value nobody has entered yet lets everything pass.
  if (other === '') return true;
  switch (operator) {
    case 'equals':
    case '=':
    case 'is':
      return text === other;
    case 'doesNotEqual':
    case '!=':
    case 'not':
      return text !== other;
    case '>':
      return Number(value) > Number(wanted);
    case '>=':
      return Number(value) >= Number(wanted);
    case '<':
      return Number(value) < Number(wanted);
    case '<=':
      return Number(value) <= Number(wanted);
    case 'startsWith':
      return text.startsWith(other);
    case 'endsWith':
      return text.endsWith(other);
    case 'doesNotContain':
      return !text.includes(other);
    default:
      return text.includes(other);
  }
}

function select(query: Query): Ride[] {
  const { items } = query.filterModel;
  const found = rides.filter((ride) =>
    items.every(({ field, operator, value }) => passes(ride[field as keyof Ride], operator, value)),
  );
  return sortBy(found, query);
}

function sortBy<T extends object>(rows: T[], { sortModel: [order] }: Query): T[] {
  if (!order?.sort) return rows;
  const key = order.field as keyof T;
  const sign = order.sort === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => (a[key] < b[key] ? -sign : a[key] > b[key] ? sign : 0));
}

const slice = <T>(rows: readonly T[], { start, end }: Query): T[] => rows.slice(Number(start), end + 1);

function totals(of: readonly Ride[], model: Query['aggregationModel'] = {}): Record<string, number> {
  const entries = Object.entries(model).map(([field, name]) => {
    const values = of.map((ride) => Number(ride[field as keyof Ride]));
    const sum = values.reduce((total, value) => total + value, 0);
    return [field, name === 'avg' ? sum / values.length : name === 'max' ? Math.max(...values) : sum] as const;
  });
  return Object.fromEntries(entries.map(([field, value]) => [field, Math.round(value * 10) / 10]));
}

/** A page of rides, and how many there are. */
export function fetchRides(query: Query, signal?: AbortSignal): Promise<{ rows: Ride[]; rowCount: number }> {
  return respond(() => {
    const found = select(query);
    return { rows: slice(found, query), rowCount: found.length };
  }, signal);
}

/** The same, with the totals of all pages. */
export function fetchRidesAndTotals(query: Query) {
  return respond(() => {
    const found = select(query);
    return { rows: slice(found, query), rowCount: found.length, aggregateRow: totals(found, query.aggregationModel) };
  });
}

/** Groups below `groupKeys`, or the rides of the innermost group. */
export function fetchRideGroups(query: Query) {
  const { groupFields = [], groupKeys = [] } = query;
  const valueOf = (ride: Ride, depth: number) => String(ride[groupFields[depth] as keyof Ride]);
  return respond(() => {
    const all = select(query);
    const inside = all.filter((ride) => groupKeys.every((key, depth) => valueOf(ride, depth) === key));
    const depth = groupKeys.length;
    const groups = new Map<string, Ride[]>();
    for (const ride of inside) groups.set(valueOf(ride, depth), [...(groups.get(valueOf(ride, depth)) ?? []), ride]);
    const rows: RideOrGroup[] =
      depth === groupFields.length
        ? inside
        : sortBy(
            [...groups].map(([key, members]) => ({
              id: [...groupKeys, key].join('/'),
              key,
              count: depth + 1 < groupFields.length ? new Set(members.map((ride) => valueOf(ride, depth + 1))).size : members.length,
              ...totals(members, query.aggregationModel),
            })),
            query,
          );
    // The count is about the top level: an answer about children without it leaves the footer alone.
    return depth > 0
      ? { rows }
      : { rows: slice(rows, query), rowCount: rows.length, aggregateRow: totals(all, query.aggregationModel) };
  });
}

/** The parts that `groupKeys` is made of, or those that are no part of anything. */
export function fetchParts({ groupKeys = [] }: Query): Promise<{ rows: PartWithCount[]; rowCount?: number }> {
  const isBelow = (part: Part, path: readonly string[]) =>
    part.path.length === path.length + 1 && path.every((name, depth) => part.path[depth] === name);
  return respond(() => {
    const rows = parts
      .filter((part) => isBelow(part, groupKeys))
      .map((part) => ({
        ...part,
        name: part.path.at(-1)!,
        childCount: parts.filter((other) => isBelow(other, part.path)).length,
      }));
    return groupKeys.length > 0 ? { rows } : { rows, rowCount: rows.length };
  });
}

/** Keeps a changed ride. Refuses fewer than one minute. */
export function saveRide(changed: Ride): Promise<Ride> {
  return respond(() => {
    if (changed.minutes < 1) throw new Error('A ride takes a minute at least');
    rides = rides.map((ride) => (ride.id === changed.id ? changed : ride));
    return changed;
  });
}
