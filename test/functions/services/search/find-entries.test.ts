import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ListEntriesDeps, listEntries } from '#functions/services/entries/list-entries.ts';
import { beginSearch } from '#functions/services/search/begin-search.ts';
import { indexJournal } from '#functions/services/search/index-journal.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { filteredOutcomes, type filtersOf } from '#shared/rules/entry-filters.ts';
import { foldText, isNamed, searchWords } from '#shared/rules/search-words.ts';
import { everyCase } from '#test/support/every-case.ts';
import { type FiledFacts, filedEntry, putEntries, setLedger } from '#test/support/filed-journal.ts';
import { newTable } from '#test/support/stack.ts';

const firstNames = ['Maria', 'María José', 'John', 'Jo', 'Łukasz', "D'Arcy", 'Олена', 'Mark'] as const;
const lastNames = ['Smith', 'Smith-Jones', "O'Brien", 'Müller', 'Marks', 'de la Cruz', 'Jones'] as const;
const places = ['12 Main St, Denver', '3 Café Row, Boulder', '900 DENVER Ave, Aurora', '', null] as const;
const types = ['deed', 'affidavit', 'jurat', null] as const;
const searches = [
  ...[
    'smith',
    'SMITH',
    'smi jo',
    'jones',
    'mar',
    'maria jose',
    'jose mar',
    "o'b",
    'brien',
    'd arcy',
    'darcy',
  ],
  ...['muller', 'Müll', 'cruz de', 'олена', 'лена', 'nobody', 'm', 'j s', 'smith-j', '--', 'john john'],
] as const;
const days = Array.from({ length: 12 }, (_, at) => `2026-0${1 + Math.floor(at / 4)}-${10 + (at % 4)}`);

/** Twenty people with these names exceed what the index stores for an entry. */
const longNames = firstNames.map(
  (name) => `${name} Bartholomew Maximiliana Zebediah Featherstonehaugh Cholmondeley Wolfeschlegel`,
) as [string, ...string[]];

const people = (firstName: fc.Arbitrary<string>, length: { minLength: number; maxLength: number }) =>
  fc.array(fc.record({ firstName, lastName: fc.constantFrom(...lastNames) }), length);

const facts: fc.Arbitrary<FiledFacts> = fc.record({
  date: fc.constantFrom(...days),
  documentType: fc.constantFrom(...types),
  outcome: fc.constantFrom('performed', 'refused', 'cancelled'),
  feeCents: fc.constantFrom(0, 500, 1_500, 1_501, 25_000),
  locationLabel: fc.constantFrom(...places),
  signerNames: fc.oneof(
    { weight: 30, arbitrary: people(fc.constantFrom(...firstNames), { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: people(fc.constantFrom(...longNames), { minLength: 20, maxLength: 20 }) },
  ),
});

const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const ordered = <T extends string | number>(values: readonly T[]) =>
  fc
    .tuple(maybe(fc.constantFrom(...values)), maybe(fc.constantFrom(...values)))
    .map(([one, other]) =>
      one !== undefined && other !== undefined && one > other ? [other, one] : [one, other],
    );

/** Filters as a request sends them: fees in dollars. */
type Query = Parameters<typeof filtersOf>[0];

const queries: fc.Arbitrary<Query> = fc
  .tuple(
    maybe(fc.constantFrom(...searches)),
    ordered(days),
    maybe(fc.constantFrom('denver', 'cafe', 'Café ROW', 'main st, d', 'nowhere', '1')),
    maybe(fc.constantFrom('deed', 'affidavit', 'jurat', 'will')),
    ordered([0, 5, 15, 15.01, 300]),
    maybe(fc.constantFrom(...filteredOutcomes)),
  )
  .map(([search, [dateFrom, dateTo], location, documentType, [feeMin, feeMax], outcome]) => ({
    ...{ search, dateFrom, dateTo, location, documentType, outcome, feeMin, feeMax },
  }));

/** Returns whether an entry matches, without an index. */
function fits(entry: EntryItem, query: Query): boolean {
  const { search, dateFrom, dateTo, location, documentType, outcome, feeMin, feeMax } = query;
  if (outcome && (entry.outcome === 'performed') !== (outcome === 'performed')) return false;
  if (dateFrom && entry.date < dateFrom) return false;
  if (dateTo && entry.date > dateTo) return false;
  if (documentType && entry.documentType !== documentType) return false;
  if (feeMin !== undefined && entry.feeCents < Math.round(feeMin * 100)) return false;
  if (feeMax !== undefined && entry.feeCents > Math.round(feeMax * 100)) return false;
  if (location && !foldText(entry.locationLabel ?? '').includes(foldText(location))) return false;
  if (!search) return true;
  const words = searchWords(search);
  return (
    words.length === 0 ||
    entry.signerNames.some(({ firstName, lastName }) => isNamed(`${firstName} ${lastName}`, words))
  );
}

let table: Table;
let deps: ListEntriesDeps & { entries: ReturnType<typeof entryStore> };

/** Returns a notary in the trial, which has search. */
const account = (id: string) => ({ id, journalId: id, createdAt: new Date().toISOString() }) as Account;

/** Stores a journal of which the index covers a part. */
async function filed(count: number, indexed: number, seed: number) {
  const id = ulid();
  const all = fc.sample(facts, { numRuns: count + 9, seed });
  const submitted = all.slice(0, count).map((one, at) => filedEntry(at + 1, one));
  const drafts = all.slice(count).map((one, at) => filedEntry(null, one, count - 4.5 + at));
  await putEntries(table, id, [...submitted, ...drafts]);
  if (indexed > 0) {
    await setLedger(table, id, { lastNumber: indexed });
    await indexJournal({ ...deps, index: searchIndexStore(table) }, id);
  }
  await setLedger(table, id, { lastNumber: count, drafts: drafts.length });
  return { id, submitted, drafts };
}

type Filed = Awaited<ReturnType<typeof filed>>;

async function pageOf(
  journal: Filed,
  query: Query,
  more: { status?: 'draft' | 'submitted'; page: number; size: number; asOf?: string | undefined },
) {
  const { status, page, size: pageSize, asOf } = more;
  const outcome = await listEntries(deps, {
    account: account(journal.id),
    query: { ...query, status, page, pageSize, asOf } as Parameters<typeof listEntries>[1]['query'],
  });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

const newestFirst = (entries: readonly EntryItem[]) =>
  entries.toSorted((left, right) => right.updatedAt.localeCompare(left.updatedAt));

beforeAll(async () => {
  table = await newTable();
  deps = {
    entries: entryStore(table),
    journal: journalStore(table),
    addenda: addendumStore(table),
    search: (...search) =>
      beginSearch(
        { entries: entryStore(table), index: searchIndexStore(table), addenda: addendumStore(table) },
        ...search,
      ),
    now: () => new Date(),
  };
});

describe('listEntries with filters', () => {
  it.each([
    { count: 4, indexed: 0 },
    { count: 137, indexed: 137 },
    { count: 230, indexed: 109 },
    { count: 300, indexed: 300 },
    { count: 460, indexed: 431 },
  ])(
    'finds what a plain filter finds among $count entries with $indexed in the index',
    async ({ count, indexed }) => {
      const journal = await filed(count, indexed, count);
      const expectedOf = { submitted: journal.submitted, draft: journal.drafts };
      await fc.assert(
        fc.asyncProperty(
          queries,
          fc.constantFrom('submitted', 'submitted', 'draft', undefined),
          fc.constantFrom(1, 7, 20, 100),
          fc.nat(4),
          async (query, status, size, pages) => {
            const among = status ? expectedOf[status] : [...journal.submitted, ...journal.drafts];
            const expected = newestFirst(among).filter((entry) => fits(entry, query));
            const page = 1 + Math.min(pages, Math.floor(expected.length / size));
            const response = await pageOf(journal, query, { ...(status && { status }), page, size });
            expect(response.total).toBe(expected.length);
            expect(response.items.map(({ id }) => id)).toEqual(
              expected.slice((page - 1) * size, page * size).map(({ id }) => id),
            );
          },
        ),
        { numRuns: everyCase ? 50 : 8, seed: 7 },
      );
    },
  );

  it('keeps pages stable while more entries are submitted and indexed', async () => {
    const journal = await filed(95, 60, 3);
    const more = fc.sample(facts, { numRuns: 60, seed: 4 }).map((one, at) => filedEntry(96 + at, one));
    await putEntries(table, journal.id, more);
    let last = 95;
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const asOf = String(last);
        const expected = newestFirst([...journal.submitted, ...more])
          .filter((entry) => (entry.entryNumber ?? 0) <= last && fits(entry, query))
          .map(({ id }) => id);
        const seen: string[] = [];
        for (let page = 1; seen.length < expected.length || page === 1; page += 1) {
          const response = await pageOf(journal, query, { status: 'submitted', page, size: 15, asOf });
          expect(response).toMatchObject({ total: expected.length, asOf });
          if (response.items.length === 0) break;
          seen.push(...response.items.map(({ id }) => id));
          // While the pages are read, entries are submitted and the index moves on.
          if (last < 155 && page === 1) {
            last += 3;
            await setLedger(table, journal.id, { lastNumber: last });
            if (last % 2 === 0) await indexJournal({ ...deps, index: searchIndexStore(table) }, journal.id);
          }
        }
        expect(seen).toEqual(expected);
      }),
      { numRuns: everyCase ? 25 : 12, seed: 11 },
    );
    expect(last).toBeGreaterThan(120);
  });

  it('never finds entries of another notary', async () => {
    const [mine, other] = [await filed(30, 30, 1), await filed(30, 20, 2)];
    const found = await pageOf(mine, { search: 'm' }, { page: 1, size: 100 });
    const ids = found.items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect([...other.submitted, ...other.drafts].filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});

describe('listEntries rejects filters', () => {
  const refused = async (query: Query, createdAt = new Date().toISOString()) => {
    const outcome = await listEntries(deps, {
      account: { id: ulid(), createdAt } as Account,
      query: query as Parameters<typeof listEntries>[1]['query'],
    });
    return outcome.ok ? undefined : outcome;
  };

  it('on a plan without search, whatever else is wrong', async () => {
    const past = '2025-01-01T00:00:00.000Z';
    expect(await refused({ search: 'a' }, past)).toMatchObject({ code: 'PLAN_LACKS_SEARCH' });
    expect(await refused({ feeMin: 2, feeMax: 1 }, past)).toMatchObject({ code: 'PLAN_LACKS_SEARCH' });
  });

  it('with a range that ends before it starts', async () => {
    expect(
      await refused({ dateFrom: '2026-02-01', dateTo: '2026-01-31', feeMin: 2, feeMax: 1.99 }),
    ).toMatchObject({
      code: 'INVALID_FIELDS',
      detail: ['Date from must not be after date to', 'Fee min must not be above fee max'],
    });
  });
});
