import { snakeKey } from '#shared/contract/wire.ts';
import { entryFilters, type FilterName, filterNames, filterProblems } from '#shared/rules/entry-filters.ts';
import type { ApiInput } from '../api/api-types.ts';

/** Filters as typed; a missing filter has no effect. */
export type TypedFilters = Partial<Record<FilterName, string>>;

export const noFilters: TypedFilters = {};

/** Returns the filters that have an effect. */
export function activeFilters(typed: TypedFilters): TypedFilters {
  const named = filterNames.map((name) => [name, typed[name]?.trim() ?? ''] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}

/** Returns the filters in an address, where they have their wire names (specification, section 3). */
export function filtersIn(search: URLSearchParams): TypedFilters {
  return activeFilters(
    Object.fromEntries(filterNames.map((name) => [name, search.get(snakeKey(name)) ?? ''])),
  );
}

export const countFilters = (typed: TypedFilters) => Object.keys(activeFilters(typed)).length;

export const areSameFilters = (one: TypedFilters, other: TypedFilters) =>
  filterNames.every((name) => (one[name]?.trim() ?? '') === (other[name]?.trim() ?? ''));

const amount = /^\d{1,7}(\.\d{0,2})?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the value of a filter as the server accepts it; undefined if it does not accept the text. */
function accepted(name: FilterName, text: string): string | number | undefined {
  const filter = entryFilters[name];
  switch (filter.kind) {
    case 'line':
      return text.slice(0, filter.max);
    case 'day':
      return day.test(text) ? text : undefined;
    case 'code':
      return filter.codes.find((code) => code === text);
    case 'amount':
      return amount.test(text) ? Number(text) : undefined;
  }
}

/** Returns the parameters of a list or report request. Values that an address cannot contain are dropped. */
export function filterQuery(typed: TypedFilters): NonNullable<ApiInput<'export-journal-csv'>['query']> {
  const given = Object.entries(activeFilters(typed)).map(([name, text]) => [
    name,
    accepted(name as FilterName, text),
  ]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Returns each field's problem. While there is one, no request is sent. */
export function problemsOf(typed: TypedFilters): Partial<Record<FilterName, string>> {
  const query = filterQuery(typed);
  const problems: Partial<Record<FilterName, string>> = {};
  for (const [name] of Object.entries(activeFilters(typed)) as [FilterName, string][]) {
    if (entryFilters[name].kind === 'amount' && query[name] === undefined)
      problems[name] = 'Enter an amount of at least 0, like 25 or 12.50';
  }
  for (const { filter, message } of filterProblems(query)) problems[filter] ??= message;
  return problems;
}
