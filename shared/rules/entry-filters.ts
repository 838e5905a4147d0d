import type { ActOutcome } from '../data/outcomes.ts';
import { wasPerformed } from './law/outcome-rules.ts';
import { toCents } from './money.ts';
import { foldText, isNamed, searchWords } from './search-words.ts';

/** Outcomes by which a list is filtered. */
export const filteredOutcomes = ['performed', 'not_performed'] as const;

export type FilteredOutcome = (typeof filteredOutcomes)[number];

/** Filters of a list of entries. A missing filter selects everything; ranges include both ends. */
export type EntryFilters = {
  /** Words that must all begin words in one signer's name. */
  search?: string | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  /** Text that the place of the act contains. */
  location?: string | undefined;
  documentType?: string | undefined;
  outcome?: FilteredOutcome | undefined;
  feeCentsMin?: number | undefined;
  feeCentsMax?: number | undefined;
};

/** The filters of a request, with fees in dollars. */
type FilterQuery = Omit<EntryFilters, 'feeCentsMin' | 'feeCentsMax'> & {
  feeMin?: number | undefined;
  feeMax?: number | undefined;
};

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

/** Returns the filters among the parameters of a request. */
export function filtersOf(query: FilterQuery): EntryFilters {
  const { search, dateFrom, dateTo, location, documentType, outcome, feeMin, feeMax } = query;
  return {
    ...{ search, dateFrom, dateTo, location, documentType, outcome },
    feeCentsMin: feeMin === undefined ? undefined : toCents(feeMin),
    feeCentsMax: feeMax === undefined ? undefined : toCents(feeMax),
  };
}

/** Reports whether any filter is set. */
export const isFiltered = (filters: EntryFilters) =>
  Object.values(filters).some((value) => value !== undefined);

/** Returns what is wrong with a combination of filters, one sentence each. */
export function filterProblems({ dateFrom, dateTo, feeCentsMin, feeCentsMax }: EntryFilters): string[] {
  const problems: string[] = [];
  if (dateFrom !== undefined && dateTo !== undefined && dateFrom > dateTo)
    problems.push('Date from must not be after date to');
  if (feeCentsMin !== undefined && feeCentsMax !== undefined && feeCentsMin > feeCentsMax)
    problems.push('Fee min must not be above fee max');
  return problems;
}

/** Returns a test of date, type, outcome, and fee; undefined when no filter is about them. */
export function factsMatcher(filters: EntryFilters): ((facts: FilteredFacts) => boolean) | undefined {
  const { dateFrom, dateTo, documentType, outcome, feeCentsMin, feeCentsMax } = filters;
  if (!isFiltered({ dateFrom, dateTo, documentType, outcome, feeCentsMin, feeCentsMax })) return undefined;
  return (facts) =>
    facts.date !== '' &&
    (dateFrom === undefined || facts.date >= dateFrom) &&
    (dateTo === undefined || facts.date <= dateTo) &&
    (documentType === undefined || facts.documentType === documentType) &&
    (outcome === undefined || wasPerformed(facts) === (outcome === 'performed')) &&
    (feeCentsMin === undefined || facts.feeCents >= feeCentsMin) &&
    (feeCentsMax === undefined || facts.feeCents <= feeCentsMax);
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
