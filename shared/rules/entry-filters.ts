import { documentTypeCodes } from '../data/document-types.ts';
import { limits } from '../data/limits.ts';
import type { ActOutcome } from '../data/outcomes.ts';
import { wasPerformed } from './law/outcome-rules.ts';
import { toCents } from './money.ts';
import { foldText, isNamed, searchWords } from './search-words.ts';

/** Outcomes by which a list is filtered. */
export const filteredOutcomes = ['performed', 'not_performed'] as const;

/** The facts of an entry that filters look at. */
export type FilteredFacts = {
  /** Blank if the entry is destroyed: then it fits no filter. */
  date: string;
  documentType: string | null;
  feeCents: number;
  outcome?: ActOutcome | null | undefined;
};

export type FilteredEntry = FilteredFacts & {
  locationLabel: string | null;
  signerNames: readonly { firstName: string; lastName: string }[];
};

/** Returns the name by which a signer is searched. */
export const searchedName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** A filter: its value's kind, and either the fact that it compares or the text that it searches. */
type Filter = { label: string } & (
  | { kind: 'line'; max: number; searches: 'names' | 'place' }
  | { kind: 'day'; fits: (facts: FilteredFacts, day: string) => boolean }
  | {
      kind: 'code';
      codes: readonly string[];
      error: string;
      fits: (facts: FilteredFacts, code: string) => boolean;
    }
  | { kind: 'amount'; fits: (facts: FilteredFacts, dollars: number) => boolean }
);

/** The filters of a list of entries. Ranges include both ends. A new filter is a row here, and an input in the filter bar. */
export const entryFilters = {
  /** Words that must all begin words in one signer's name. */
  search: { kind: 'line', label: 'Search by signer', max: 2 * limits.nameLength + 1, searches: 'names' },
  dateFrom: { kind: 'day', label: 'Date from', fits: ({ date }, from) => date >= from },
  dateTo: { kind: 'day', label: 'Date to', fits: ({ date }, to) => date <= to },
  /** Text that the place of the act contains. */
  location: { kind: 'line', label: 'Location', max: limits.locationLength, searches: 'place' },
  documentType: {
    kind: 'code',
    label: 'Document type',
    codes: documentTypeCodes,
    error: 'must be a known document type',
    fits: ({ documentType }, code) => documentType === code,
  },
  outcome: {
    kind: 'code',
    label: 'Outcome',
    codes: filteredOutcomes,
    error: 'must be performed or not_performed',
    fits: (facts, code) => wasPerformed(facts) === (code === 'performed'),
  },
  feeMin: { kind: 'amount', label: 'Fee from ($)', fits: ({ feeCents }, min) => feeCents >= toCents(min) },
  feeMax: { kind: 'amount', label: 'Fee to ($)', fits: ({ feeCents }, max) => feeCents <= toCents(max) },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof entryFilters;

type ValueOf<F extends Filter> = F extends { codes: readonly (infer Code)[] }
  ? Code
  : F extends { kind: 'amount' }
    ? number
    : string;

/** The filters of a request. A missing filter selects everything. */
export type EntryFilters = { [Name in FilterName]?: ValueOf<(typeof entryFilters)[Name]> | undefined };

export const filterNames = Object.keys(entryFilters) as FilterName[];

/** Returns the filters among the parameters of a request. */
export function filtersOf(query: EntryFilters): EntryFilters {
  return Object.fromEntries(filterNames.map((name) => [name, query[name]]));
}

/** Reports whether any filter is set. */
export const isFiltered = (filters: EntryFilters) =>
  Object.values(filters).some((value) => value !== undefined);

type FilterProblem = { filter: FilterName; message: string };

/** Returns what is wrong with a combination of filters, one sentence each. */
export function filterProblems({ dateFrom, dateTo, feeMin, feeMax }: EntryFilters): FilterProblem[] {
  const problems: FilterProblem[] = [];
  if (dateFrom !== undefined && dateTo !== undefined && dateFrom > dateTo)
    problems.push({ filter: 'dateTo', message: 'Date from must not be after date to' });
  if (feeMin !== undefined && feeMax !== undefined && feeMin > feeMax)
    problems.push({ filter: 'feeMax', message: 'Fee min must not be above fee max' });
  return problems;
}

/** Returns a test of the filters that compare facts; undefined when none of them is set. A destroyed entry fits none. */
export function factsMatcher(filters: EntryFilters): ((facts: FilteredFacts) => boolean) | undefined {
  const tests = filterNames.flatMap((name) => {
    const filter: Filter = entryFilters[name];
    const value = filters[name];
    if (!('fits' in filter) || value === undefined) return [];
    return (facts: FilteredFacts) => filter.fits(facts, value as never);
  });
  return tests.length > 0 ? (facts) => facts.date !== '' && tests.every((fits) => fits(facts)) : undefined;
}

/** Returns a test of a folded place; undefined when no filter is about it. */
export function placeMatcher({ location }: EntryFilters): ((folded: string) => boolean) | undefined {
  const wanted = foldText(location ?? '');
  return wanted === '' ? undefined : (folded) => folded.includes(wanted);
}

/** Returns a test of all filters. The search index must give the same result (docs/adr/0019-search.md). */
export function entryMatcher(filters: EntryFilters): (entry: FilteredEntry) => boolean {
  const words = searchWords(filters.search ?? '');
  const fitsFacts = factsMatcher(filters);
  const fitsPlace = placeMatcher(filters);
  return (entry) =>
    (!fitsFacts || fitsFacts(entry)) &&
    (!fitsPlace || fitsPlace(foldText(entry.locationLabel ?? ''))) &&
    (words.length === 0 || entry.signerNames.some((name) => isNamed(searchedName(name), words)));
}
