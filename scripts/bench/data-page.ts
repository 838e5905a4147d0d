import type { Figures } from './figures.ts';
import { markdownTable, shownMs, shownNumber, shownTimes } from './markdown.ts';
import { bareQuery, naiveDesign } from './search-cases.ts';

type Cost = { entries: number };

/** A row for each thing that was measured: its name, and a cell for each journal. */
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

/** What calls and searches cost in journals of several lengths. */
export function dataPage({ calls, searches, journals, rounds, searchRounds }: Figures): string {
  const lengths = journals.map((entries) => `${shownNumber(entries)} entries`);
  const longest = journals.at(-1) ?? 0;
  return `## Calls

Each call goes through its whole handler, authentication included. Read and write units are the most that any of ${rounds}
calls consumed.

Targets: get-entry 2 read units; a page of 20 rows 4; dashboard 10; submit 20 write units.

${markdownTable(
  ['read / write units', ...lengths],
  byJournal(calls, journals, {
    name: ({ route }) => route,
    cell: ({ reads, writes }) => `${shownNumber(reads)} / ${shownNumber(writes)}`,
  }),
)}

Times in the journal of ${shownNumber(longest)} entries. The ratio is the handler's time over the time in which its AWS calls were under
way (median); target 1.5.

${markdownTable(
  ['call', 'median ms', 'p95 ms', 'ratio'],
  calls
    .filter(({ entries }) => entries === longest)
    .map((call) => [call.route, shownMs(call.median), shownMs(call.p95), shownTimes(call.ratio)]),
)}

## Search

Each search is a call of list-entries for the first 20 hits and how many there are in all, authentication included, in a journal that
is wholly in the index ([how it works](adr/0019-search.md)). Names are as frequent as among people (1990 census): the most frequent
first name is that of one signer of sixty. Beside it stand one query of 20 rows by the SDK alone, and the naive design.

${markdownTable(
  ['read units', ...lengths],
  byJournal(searches, journals, { name: ({ what }) => what, cell: ({ reads }) => shownNumber(reads) }),
)}

Times in the journal of ${shownNumber(longest)} entries (p95 of ${searchRounds}${longest > 1_000 ? '; the naive design once' : ''}), and over the p95 of the bare query, taken in turns:
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
)}

${naiveSentence(searches, longest)}`;
}

function naiveSentence(searches: Figures['searches'], longest: number): string {
  const naive = searches.find(({ what, entries }) => what === naiveDesign && entries === longest);
  const dearest = Math.max(
    ...searches
      .filter(({ what, entries }) => what !== naiveDesign && entries === longest)
      .map(({ reads }) => reads),
  );
  if (!naive) return '';
  return `At ${shownNumber(longest)} entries the dearest search takes 1/${shownNumber(naive.reads / dearest, 0)} of the naive design's read units.`;
}
