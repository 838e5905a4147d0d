import { beforeAll, describe, expect, it } from 'vitest';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { exportJournalCsv } from '#functions/services/exports/export-journal-csv.ts';
import { exportJournalPdf } from '#functions/services/exports/export-journal-pdf.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { frontPageStore } from '#functions/store/account/front-page-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { fillJournal } from '#scripts/bench/fill-journal.ts';
import { limits } from '#shared/data/limits.ts';
import { watchedIntegrity } from '#test/support/integrity.ts';
import { accountOf } from '#test/support/journal.ts';
import { registerNotary } from '#test/support/notary.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

const count = 250;
let table: Table;
let account: Account;
let last: EntryItem;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
  const notary = await registerNotary();
  account = await accountOf(notary.id, table);
  await fillJournal(table, account, count);
  const [row] = await entryStore(table).submittedRows(account.journalId, count, count);
  const entry = row && (await entryStore(table).get(account, row.id, new Date()));
  if (!entry) throw new Error('The journal is missing');
  last = entry;
});

const deps = (clock = { time: Date.now() }) => ({
  entries: entryStore(table),
  journal: journalStore(table),
  index: searchIndexStore(table),
  profiles: profileStore(table),
  frontPages: frontPageStore(table),
  ...watchedIntegrity(table).deps,
  batch: entryBatch(table),
  exports: exportFiles(),
  newId: () => 'report',
  now: () => new Date(clock.time),
});

/** A journal that claims to be longer than it is: its last entry repeats. */
const longer = (length: number) => ({
  journal: {
    ledger: async () => ({ ...(await journalStore(table).ledger(account.journalId)), lastNumber: length }),
  },
  entries: { submittedRows: async (_: string, from: number, to: number) => Array(to - from + 1).fill(last) },
});

const numbersIn = (text: string) => text.match(/^\d{6}(?=,)/gm) ?? [];

describe('exportJournalCsv', () => {
  it('lists every entry once and in order, with one pass or with single reads', async () => {
    const store = entryBatch(table);
    const asked: number[] = [];
    const read = async (hide: number) => {
      const batch = {
        submitted: store.submitted,
        byId: (journalId: string, ids: readonly string[]) => {
          asked.push(ids.length);
          return store.byId(journalId, ids);
        },
        // Entries submitted moments ago may be missing here.
        async *all(notaryId: string) {
          for await (const page of store.all(notaryId))
            yield page.filter(({ entryNumber }) => (entryNumber ?? 0) > hide);
        },
      };
      const outcome = await exportJournalCsv({ ...deps(), batch }, { account, filters: {} });
      if (!outcome.ok || !('bytes' in outcome.value)) throw new Error('No file');
      return numbersIn(Buffer.from(outcome.value.bytes).toString());
    };
    const all = Array.from({ length: count }, (_, at) => String(at + 1).padStart(6, '0'));
    expect(await read(0)).toEqual(all);
    expect(asked).toEqual([]);
    expect(await read(120)).toEqual(all);
    expect(asked.toSorted((one, other) => one - other)).toEqual([20, 100]);
  });

  it('reads only the matching entries when few match', async () => {
    const store = entryStore(table);
    const entries = {
      submittedRows: async (notaryId: string, from: number, to: number) =>
        (await store.submittedRows(notaryId, from, to)).map((row) =>
          (row.entryNumber ?? 0) > count - 3 ? { ...row, date: '2027-01-01' } : row,
        ),
    };
    const batch = {
      ...entryBatch(table),
      all: () => {
        throw new Error('All were read');
      },
    };
    const filters = { dateFrom: '2027-01-01' };
    const outcome = await exportJournalCsv({ ...deps(), entries, batch }, { account, filters });
    if (!outcome.ok || !('bytes' in outcome.value)) throw new Error('No file');
    expect(numbersIn(Buffer.from(outcome.value.bytes).toString())).toEqual(['000248', '000249', '000250']);
  });

  it('stores a long file while it is made and returns a link', async () => {
    const ids = limits.pageSizeMax * 150;
    const outcome = await exportJournalCsv(
      {
        ...deps(),
        ...longer(ids),
        batch: {
          ...entryBatch(table),
          async *all() {
            yield Array.from({ length: ids }, (_, at) => ({ ...last, entryNumber: at + 1 }));
          },
        },
      },
      { account, filters: {} },
    );
    if (!outcome.ok || !('redirectTo' in outcome.value)) throw new Error('No link');
    const file = await fetch(outcome.value.redirectTo);
    expect(file.headers.get('content-disposition')).toMatch(/notary-journal-.*\.csv/);
    expect(numbersIn(await file.text())).toHaveLength(ids);
  });

  it('rejects more entries than one file can contain, with their number', async () => {
    const outcome = await exportJournalCsv(
      { ...deps(), ...longer(limits.csvRows + 1) },
      { account, filters: {} },
    );
    expect(outcome).toEqual({
      ok: false,
      code: 'EXPORT_TOO_LARGE',
      detail: '50,001 entries are too many for one file of at most 50,000. Choose a shorter period.',
    });
  });

  it('fails and stores nothing when reading takes too long', async () => {
    const clock = { time: Date.now() };
    const store = entryBatch(table);
    const batch = {
      ...store,
      async *all(notaryId: string) {
        clock.time += 25_000;
        yield* store.all(notaryId);
      },
    };
    const outcome = await exportJournalCsv({ ...deps(clock), batch }, { account, filters: {} });
    expect(outcome).toMatchObject({
      code: 'EXPORT_TOO_LARGE',
      detail: 'There are too many entries to read in time. Choose a shorter period.',
    });
  });
});

describe('exportJournalPdf', () => {
  const printing = () => ({
    ...deps(),
    images: { get: async () => new Uint8Array() },
    thumbnail: async () => undefined,
    documents: { journal: async () => new Uint8Array(5_000_000).fill(37) },
  });

  it('returns a link to S3 for a file that is too large for a Lambda response', async () => {
    const outcome = await exportJournalPdf(printing(), { account, filters: {} });
    if (!outcome.ok || !('redirectTo' in outcome.value)) throw new Error('No link');
    const file = await fetch(outcome.value.redirectTo);
    expect((await file.arrayBuffer()).byteLength).toBe(5_000_000);
  });

  it('rejects more entries or signers than can be printed, with their number', async () => {
    const refused = (changes: object) =>
      exportJournalPdf({ ...printing(), ...changes }, { account, filters: {} });
    expect(await refused(longer(limits.printedRows + 1))).toMatchObject({
      code: 'EXPORT_TOO_LARGE',
      detail: '1,001 entries are too many for one printed journal of at most 1,000. Choose a shorter period.',
    });
    const crowd = { ...last, signers: Array(5).fill(last.signers[0]) };
    const batch = {
      byId: async (_: string, ids: readonly string[]) => new Map(ids.map((id) => [id, crowd])),
    };
    expect(await refused({ batch })).toMatchObject({
      code: 'EXPORT_TOO_LARGE',
      detail: '1,250 signers are too many for one printed journal of at most 1,000. Choose a shorter period.',
    });
  });
});
