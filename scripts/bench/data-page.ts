import type { Figures } from './figures.ts';
import { markdownTable, shownMs, shownNumber, shownTimes } from './markdown.ts';
import { bareQuery } from './search-cases.ts';
import { unitHeading, unitSection } from './unit-page.ts';

type Cost = { entries: number };

/** Returns a row for each thing that was measured: its name, and a cell for each journal. */
function byJournal<C extends Cost>(
  costs: readonly C[],
  journals: readonly number[],
  { name, cell }: { name: (cost: C) => string; cell: (cost: C) => string },
): string[][] {
  const names = [...new Set(costs.map(name))];
  return names.map((own) => [
    own,
    ...journals.map((entries) => {
      const cost = costs.find((each) => name(each) === own && each.entries === entries);
      return cost ? cell(cost) : '';
    }),
  ]);
}

/** Returns the sections about calls and searches in journals of several lengths. */
export function dataPage({ units, calls, searches, journals, rounds, searchRounds }: Figures): string {
  const lengths = journals.map((entries) => `${shownNumber(entries)} entries`);
  const longest = journals.at(-1) ?? 0;
  return `## ${unitHeading}

${unitSection(units)}

## Calls

Times of ${rounds} calls in the journal of ${shownNumber(longest)} entries. The ratio is the handler's time divided by the time during which an AWS call was in
progress (median); target 1.5.

${markdownTable(
  ['call', 'median ms', 'p95 ms', 'ratio'],
  calls
    .filter(({ entries }) => entries === longest)
    .map((call) => [call.route, shownMs(call.median), shownMs(call.p95), shownTimes(call.ratio)]),
)}

## Search

Each search is a call of list-entries for the first 20 hits and their total number, including authentication, in a journal that
the index covers completely ([how it works](adr/0019-search.md)). Names are as frequent as in the population (1990 census): one signer
in sixty has the most frequent first name. For comparison: one query of 20 rows with the SDK alone.

${markdownTable(
  ['read units', ...lengths],
  byJournal(searches, journals, { name: ({ what }) => what, cell: ({ reads }) => shownNumber(reads) }),
)}

Times in the journal of ${shownNumber(longest)} entries (p95 of ${searchRounds}), and divided by the p95 of the bare query, measured in turns:
the searches by the beginning of a name among themselves, and all others.

${markdownTable(
  ['search', 'hits', 'median ms', 'p95 ms', 'times the bare query'],
  searches
    .filter(({ entries }) => entries === longest)
    .map(({ what, found, median, p95, timesBare }) => [
      what,
      what === bareQuery || found === undefined ? '' : shownNumber(found),
      ...[shownMs(median), shownMs(p95), shownTimes(timesBare)],
    ]),
)}`;
}
