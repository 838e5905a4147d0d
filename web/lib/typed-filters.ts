import { findDocumentType } from '#shared/data/document-types.ts';
import { limits } from '#shared/data/limits.ts';
import { filteredOutcomes, filterProblems } from '#shared/rules/entry-filters.ts';
import { toCents } from '#shared/rules/money.ts';
import type { ApiInput } from './api-types.ts';

/** The journal's filters as they appear in its address (specification, section 3). */
export const filterNames = [
  'search',
  'date_from',
  'date_to',
  'location',
  'document_type',
  'outcome',
  'fee_min',
  'fee_max',
] as const;

export type FilterName = (typeof filterNames)[number];

/** Filters as typed; a missing filter has no effect. */
export type TypedFilters = Partial<Record<FilterName, string>>;

export const noFilters: TypedFilters = {};

/** Returns the filters that have an effect. */
export function activeFilters(typed: TypedFilters): TypedFilters {
  const named = filterNames.map((name) => [name, typed[name]?.trim() ?? ''] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}

/** Returns the filters in an address. */
export function filtersIn(search: URLSearchParams): TypedFilters {
  return activeFilters(Object.fromEntries(filterNames.map((name) => [name, search.get(name) ?? ''])));
}

export const countFilters = (typed: TypedFilters) => Object.keys(activeFilters(typed)).length;

export const areSameFilters = (one: TypedFilters, other: TypedFilters) =>
  filterNames.every((name) => (one[name]?.trim() ?? '') === (other[name]?.trim() ?? ''));

/** An amount as the server accepts it. */
const amount = /^\d{1,7}(\.\d{0,2})?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Returns each field's problem. While there is one, no request is sent. */
export function problemsOf(typed: TypedFilters): Partial<Record<FilterName, string>> {
  const { fee_min: feeMin, fee_max: feeMax, date_from: dateFrom, date_to: dateTo } = activeFilters(typed);
  const isAmount = (value: string | undefined) => value === undefined || amount.test(value);
  const wanted = 'Enter an amount of at least 0, like 25 or 12.50';
  const problems: Partial<Record<FilterName, string>> = {};
  if (!isAmount(feeMin)) problems.fee_min = wanted;
  if (!isAmount(feeMax)) problems.fee_max = wanted;
  const inCents = (value: string | undefined) =>
    value !== undefined && amount.test(value) ? toCents(Number(value)) : undefined;
  const together = filterProblems({
    ...{ dateFrom, dateTo },
    ...{ feeCentsMin: inCents(feeMin), feeCentsMax: inCents(feeMax) },
  });
  for (const problem of together) problems[problem.startsWith('Date') ? 'date_to' : 'fee_max'] ??= problem;
  return problems;
}

/** Returns the parameters of a list or report request. Values that an address cannot contain are dropped. */
export function filterQuery(typed: TypedFilters): NonNullable<ApiInput<'export-journal-csv'>['query']> {
  const { search, date_from, date_to, location, document_type, outcome, fee_min, fee_max } =
    activeFilters(typed);
  const given = {
    search: search?.slice(0, 2 * limits.nameLength + 1),
    dateFrom: date_from && day.test(date_from) ? date_from : undefined,
    dateTo: date_to && day.test(date_to) ? date_to : undefined,
    location: location?.slice(0, limits.locationLength),
    documentType: findDocumentType(document_type) && document_type,
    outcome: filteredOutcomes.find((one) => one === outcome),
    feeMin: fee_min !== undefined && amount.test(fee_min) ? Number(fee_min) : undefined,
    feeMax: fee_max !== undefined && amount.test(fee_max) ? Number(fee_max) : undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
