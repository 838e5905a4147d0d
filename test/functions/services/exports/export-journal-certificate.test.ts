import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ExportJournalCertificateDeps,
  exportJournalCertificate,
} from '#functions/services/exports/export-journal-certificate.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { linkKey, sealedEntryKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { fillJournal } from '#scripts/bench/fill-journal.ts';
import { limits } from '#shared/data/limits.ts';
import { accountOf } from '#test/support/journal.ts';
import { registerNotary } from '#test/support/notary.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';
import { importsWorld, oldRows } from '../imports/imports-world.ts';

type Certificate = Parameters<ExportJournalCertificateDeps['documents']['certificate']>[0];

const count = 250;
/** Entries are sealed a minute apart from January 15, 2026, 00:01 UTC on: number 180 at midnight in São Paulo. */
const firstOfSecondDay = 180;
let table: Table;
let account: Account;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
  const notary = await registerNotary();
  account = { ...(await accountOf(notary.id, table)), timezone: 'America/Sao_Paulo' };
  await fillJournal(table, account, count);
});

/** Makes a certificate, and returns what it says. */
async function certified(
  { from, to }: { from?: string; to?: string } = {},
  changes: Partial<ExportJournalCertificateDeps> = {},
  owner: Account = account,
) {
  const made: Certificate[] = [];
  const reported: unknown[] = [];
  const outcome = await exportJournalCertificate(
    {
      chain: chainStore(table),
      addenda: addendumStore(table),
      destructions: destructionStore(table),
      journal: journalStore(table),
      batch: entryBatch(table),
      witnesses: {
        witness: async (_, sequence) =>
          sequence === count
            ? undefined
            : { index: 9_000 + sequence, treeSize: 10_000, at: '2026-02-01T12:00:00.000Z' },
      },
      reportFaults: (_, faults) => reported.push(...faults),
      annex: importStore(table),
      documents: {
        certificate: async (certificate) => {
          made.push(certificate);
          return Buffer.from('PDF');
        },
      },
      now: () => new Date('2026-03-01T00:00:00Z'),
      ...changes,
    },
    { account: owner, from, to },
  );
  return { outcome, certificate: made[0], reported };
}

/** Changes an attribute of a stored item while `run` runs. */
async function whileChanged(key: object, attribute: string, value: unknown, run: () => Promise<void>) {
  const { client, name: TableName } = table;
  const { Item } = await client.send(new GetCommand({ TableName, Key: key }));
  const set = (to: unknown) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: key,
        UpdateExpression: 'SET #attribute = :value',
        ExpressionAttributeNames: { '#attribute': attribute },
        ExpressionAttributeValues: { ':value': to },
      }),
    );
  await set(value);
  try {
    await run();
  } finally {
    await set(Item?.[attribute]);
  }
}

describe('exportJournalCertificate', () => {
  it('names the notary as the entries do, whatever the account is called now', async () => {
    const { certificate } = await certified({}, {}, { ...account, fullName: 'Alice Other' });
    expect(certificate?.notary).toBe(account.fullName);
  });

  it('covers the whole journal without a period', async () => {
    const { outcome, certificate } = await certified();
    expect(outcome).toMatchObject({
      ok: true,
      value: { contentType: 'application/pdf', fileName: 'journal-certificate-2026-02-28.pdf' },
    });
    expect(certificate).toMatchObject({
      journalId: account.journalId,
      period: 'All entries',
      range: { first: '000001', last: '000250' },
      last: { number: count },
    });
    expect(certificate?.counts[0]).toEqual({ label: 'Entries', count });
    expect(certificate?.links.map(({ title, witnessed }) => [title, witnessed])).toEqual([
      [
        'Before the period: opening of the journal',
        'Number 9,000 of the public log since 02/01/2026, 9:00:00 AM GMT-3',
      ],
      ['First: entry 000001', expect.stringContaining('Number 9,001 of the public log')],
      ['Last: entry 000250', 'Not yet in the public log'],
    ]);
  });

  it.each([
    [{ to: '2026-01-14' }, 1, firstOfSecondDay - 1],
    [{ from: '2026-01-15' }, firstOfSecondDay, count],
    [{ from: '2026-01-14', to: '2026-01-15' }, 1, count],
  ])('covers the entries sealed on the days of %j', async (period, first, last) => {
    const { certificate } = await certified(period);
    const padded = (number: number) => String(number).padStart(6, '0');
    expect(certificate?.range).toEqual({ first: padded(first), last: padded(last) });
    expect(certificate?.counts[0]?.count).toBe(last - first + 1);
    const links = await chainStore(table).links(account.journalId, first - 1, last);
    const hashes = [links[0], links[1], links.at(-1)].map((link) => link?.hash);
    expect(certificate?.links.map(({ hash }) => hash)).toEqual(hashes);
  });

  it('lists imported entries apart from those of the journal', async () => {
    expect((await certified()).certificate?.imports).toEqual([]);
    const annex = importsWorld(table, account.id);
    const id = await annex.send(oldRows(3));
    expect((await certified()).certificate?.imports).toEqual([]);
    const completed = await annex.complete(id);
    const { certificate } = await certified();
    expect(certificate?.imports).toEqual([
      {
        fileName: 'old.csv',
        rows: 3,
        digest: completed.ok && completed.value.digest,
        imported: '11/20/2026, 9:00:00 AM GMT-3',
      },
    ]);
    expect(certificate?.counts[0]).toEqual({ label: 'Entries', count });
  });

  it('says that a period has no entry, and names the link before it', async () => {
    const { certificate } = await certified({ from: '2026-01-16', to: '2026-01-20' });
    expect(certificate?.range).toBeUndefined();
    expect(new Set(certificate?.counts.map(({ count: found }) => found))).toEqual(new Set([0]));
    expect(certificate?.links.map(({ title }) => title)).toEqual(['Before the period: entry 000250']);
  });

  it('refuses, and reports, a period with a changed entry, but not another one', async () => {
    const [link] = await chainStore(table).links(account.journalId, 200, 200);
    const id = link?.kind === 'entry' ? link.entryId : '';
    await whileChanged(sealedEntryKey(account.journalId, id), 'feeCents', 1, async () => {
      const { outcome, certificate, reported } = await certified();
      expect(outcome).toMatchObject({ ok: false, code: 'INTEGRITY' });
      expect(certificate).toBeUndefined();
      expect(reported).toEqual([{ kind: 'entry-changed', sequence: 200 }]);
      expect((await certified({ to: '2026-01-14' })).outcome.ok).toBe(true);
    });
    expect((await certified()).outcome.ok).toBe(true);
  });

  it('refuses a chain with a replaced link', async () => {
    await whileChanged(linkKey(account.journalId, 20), 'hash', 'f'.repeat(64), async () => {
      const { outcome, reported } = await certified();
      expect(outcome).toMatchObject({ ok: false, code: 'INTEGRITY' });
      expect(reported).toContainEqual({ kind: 'entry-changed', sequence: 20 });
      expect(reported).toContainEqual({ kind: 'chain-broken', sequence: 21 });
    });
  });

  it('refuses more than can be verified, and days in the wrong order', async () => {
    const ledger = await journalStore(table).ledger(account.journalId);
    const journal = { ledger: async () => ({ ...ledger, lastLink: limits.certifiedLinks + 1 }) };
    expect((await certified({}, { journal })).outcome).toMatchObject({
      code: 'EXPORT_TOO_LARGE',
      detail: '20,001 entries are too many for one certificate of at most 20,000. Choose a shorter period.',
    });
    let clock = 0;
    const now = () => {
      clock += 10_000;
      return new Date(clock);
    };
    expect((await certified({}, { now })).outcome).toMatchObject({
      code: 'EXPORT_TOO_LARGE',
      detail: 'There are too many entries to verify in time. Choose a shorter period.',
    });
    expect((await certified({ from: '2026-02-01', to: '2026-01-01' })).outcome).toMatchObject({
      code: 'INVALID_FIELDS',
      detail: ['Date from must not be after date to'],
    });
  });
});
