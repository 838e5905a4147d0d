import { censusFirstNames, censusLastNames } from './census-names.ts';
import { variedFacts } from './varied-facts.ts';

/** The cost of finding entries in a journal of a certain length. */
export type SearchCost = {
  what: string;
  entries: number;
  /** Number of entries found; undefined for the bare query. */
  found: number | undefined;
  reads: number;
  median: number;
  p95: number;
  /** Its 95th percentile divided by that of one bare query of 20 rows, measured in turns with it. */
  timesBare: number;
};

export const bareQuery = 'bare query of 20 rows';

/** The searches for the beginning of a name. */
export const prefixSearches: readonly string[] = [
  ...['surname', 'most frequent surname', 'most frequent first name'],
  ...['most frequent 3 letters', 'most frequent 2 letters', 'most frequent letter'],
];

type Filters = Record<string, string>;

/** Returns filters that match names and facts of the latest entries in the invented journals. */
export function searches(entries: number): Record<string, Filters> {
  const [first = '', rare = '', last = ''] = [
    censusFirstNames[0],
    censusLastNames[400],
    censusLastNames[0],
  ].map((shared) => shared?.name);
  const { date: dateTo } = variedFacts(0);
  const { date: dateFrom } = variedFacts(Math.min(599, entries - 1));
  const period = { date_from: dateFrom, date_to: dateTo };
  return {
    surname: { search: rare },
    'most frequent surname': { search: last },
    'most frequent first name': { search: first },
    'most frequent 3 letters': { search: 'mar' },
    'most frequent 2 letters': { search: 'ma' },
    'most frequent letter': { search: 'm' },
    'first and last name': { search: `${first} ${last}` },
    'location alone': { location: 'pearl' },
    'location alone, rare': { location: '1437' },
    'fee alone': { fee_min: '100', fee_max: '120' },
    'document type alone': { document_type: 'deed' },
    'period of 30 days': period,
    'period, location': { ...period, location: 'denver' },
    'name, fee': { search: first, fee_min: '100' },
    'surname, location': { search: last, location: 'pearl' },
    'all of them': {
      ...{ search: first, ...period, location: 'denver', document_type: 'deed' },
      ...{ fee_min: '1', fee_max: '500' },
    },
  };
}
