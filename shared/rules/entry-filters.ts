import { toCents } from './money.ts';
import { foldText, isNamed, searchWords } from './search-words.ts';

/** What a list of entries is narrowed to; what is not given narrows nothing. Both ends of a range are in it. */
export type EntryFilters = {
  /** Words, all of which must begin words of one and the same signer's name. */
  search?: string | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  /** Contained in the place of the act. */
  location?: string | undefined;
  documentType?: string | undefined;
  feeCentsMin?: number | undefined;
  feeCentsMax?: number | undefined;
};

/** The same as a request sends it: fees in dollars. */
type FilterQuery = Omit<EntryFilters, 'feeCentsMin' | 'feeCentsMax'> & {
  feeMin?: number | undefined;
  feeMax?: number | undefined;
};

/** The facts of an entry that filters judge. */
export type FilteredFacts = { date: string; documentType: string | null; feeCents: number };

export type FilteredEntry = FilteredFacts & {
  locationLabel: string | null;
  signerNames: readonly { firstName: string; lastName: string }[];
};

/** The name by which a signer is searched. */
export const searchedName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** The filters among the parameters of a request. */
export function filtersOf(query: FilterQuery): EntryFilters {
  const { search, dateFrom, dateTo, location, documentType, feeMin, feeMax } = query;
  return {
    ...{ search, dateFrom, dateTo, location, documentType },
    feeCentsMin: feeMin === undefined ? undefined : toCents(feeMin),
    feeCentsMax: feeMax === undefined ? undefined : toCents(feeMax),
  };
}

/** Whether anything is narrowed at all. */
export const isFiltered = (filters: EntryFilters) =>
  Object.values(filters).some((value) => value !== undefined);

/** What is wrong with filters taken together, a sentence each. */
export function filterProblems({ dateFrom, dateTo, feeCentsMin, feeCentsMax }: EntryFilters): string[] {
  const problems: string[] = [];
  if (dateFrom !== undefined && dateTo !== undefined && dateFrom > dateTo)
    problems.push('Date from must not be after date to');
  if (feeCentsMin !== undefined && feeCentsMax !== undefined && feeCentsMin > feeCentsMax)
    problems.push('Fee min must not be above fee max');
  return problems;
}

/** A judge of date, type and fee; undefined where no filter is about them. */
export function factsMatcher(filters: EntryFilters): ((facts: FilteredFacts) => boolean) | undefined {
  const { dateFrom, dateTo, documentType, feeCentsMin, feeCentsMax } = filters;
  if (!isFiltered({ dateFrom, dateTo, documentType, feeCentsMin, feeCentsMax })) return undefined;
  return (facts) =>
    (dateFrom === undefined || facts.date >= dateFrom) &&
    (dateTo === undefined || facts.date <= dateTo) &&
    (documentType === undefined || facts.documentType === documentType) &&
    (feeCentsMin === undefined || facts.feeCents >= feeCentsMin) &&
    (feeCentsMax === undefined || facts.feeCents <= feeCentsMax);
}

/** A judge of a folded place; undefined where no filter is about it. */
export function placeMatcher({ location }: EntryFilters): ((folded: string) => boolean) | undefined {
  const wanted = foldText(location ?? '');
  return wanted === '' ? undefined : (folded) => folded.includes(wanted);
}

/** Whether an entry is within all filters. What the index answers is what this says (docs/adr/0019-search.md). */
export function entryMatcher(filters: EntryFilters): (entry: FilteredEntry) => boolean {
  const words = searchWords(filters.search ?? '');
  const fitsFacts = factsMatcher(filters);
  const fitsPlace = placeMatcher(filters);
  return (entry) =>
    (!fitsFacts || fitsFacts(entry)) &&
    (!fitsPlace || fitsPlace(foldText(entry.locationLabel ?? ''))) &&
    (words.length === 0 || entry.signerNames.some((name) => isNamed(searchedName(name), words)));
}
