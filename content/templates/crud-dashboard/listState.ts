// What of the list stands in the address, so that it can be shared, kept as a bookmark, and gone back to:
// `?q=swift&filter=status.is.Rented&sort=hourlyRate.desc&page=2&bike=B0107`. What somebody else typed there is read
// with care: a value that means nothing is left out.
import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';

export interface ListState {
  /** Words that rows contain. */
  search: string;
  filter: GridFilterModel['items'];
  sort: GridSortModel;
  /** From 0. */
  page: number;
  /** The id of the bike in the form, or `new`. */
  bike: string | undefined;
}

export const firstState: ListState = { search: '', filter: [], sort: [], page: 0, bike: undefined };

// The operators of each column, by its type: an address may name others, which the grid would not know.
const texts = ['contains', 'doesNotContain', 'equals', 'doesNotEqual', 'startsWith', 'endsWith', 'isEmpty', 'isNotEmpty', 'isAnyOf'];
const numbers = ['=', '!=', '>', '>=', '<', '<=', 'isEmpty', 'isNotEmpty', 'isAnyOf'];
const days = ['is', 'not', 'after', 'onOrAfter', 'before', 'onOrBefore', 'isEmpty', 'isNotEmpty'];
const choices = ['is', 'not', 'isAnyOf'];
const operators = new Map(
  Object.entries({ id: texts, model: texts, kind: choices, status: choices, station: choices, hourlyRate: numbers, battery: numbers, lastService: days }),
);

function readFilter(text: string): ListState['filter'] {
  const [, field = '', operator = '', value] = /^(\w+)\.([^.]+)(?:\.(.*))?$/s.exec(text) ?? [];
  if (!operators.get(field)?.includes(operator)) return [];
  if (value === undefined) return [{ field, operator }];
  return [{ field, operator, value: operator === 'isAnyOf' ? value.split(',') : value }];
}

function filterText({ field, operator, value }: ListState['filter'][number]): string {
  if (value === undefined || value === '') return `${field}.${operator}`;
  // A day of the reader's calendar, not a moment.
  const text = value instanceof Date ? value.toLocaleDateString('sv') : String(value);
  return `${field}.${operator}.${text}`;
}

export function readState(query: string): ListState {
  const parameters = new URLSearchParams(query);
  const [sortField = '', direction] = (parameters.get('sort') ?? '').split('.');
  const page = Number(parameters.get('page') ?? 1);
  return {
    search: parameters.get('q') ?? '',
    filter: readFilter(parameters.get('filter') ?? ''),
    sort: operators.has(sortField) ? [{ field: sortField, sort: direction === 'desc' ? 'desc' : 'asc' }] : [],
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    bike: parameters.get('bike') ?? undefined,
  };
}

/** The query of a state, with its question mark; nothing where it is the first one. */
export function queryOf({ search, filter: [filter], sort: [sort], page, bike }: ListState): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (filter) parameters.set('filter', filterText(filter));
  if (sort) parameters.set('sort', `${sort.field}.${sort.sort ?? 'asc'}`);
  if (page > 0) parameters.set('page', String(page + 1));
  if (bike) parameters.set('bike', bike);
  const query = parameters.toString();
  return query && `?${query}`;
}
