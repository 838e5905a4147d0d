import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import { type ExportYearDeps, exportYear } from '#functions/services/business/export-year.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { openZip } from '#shared/evidence/zip/zip-file.ts';
import { inMemory } from '#test/support/evidence-export.ts';

const account = { id: ulid() } as Account;

/** Returns what an export needs, with as many expenses. */
const deps = (count: number) => {
  const expense = { id: ulid(), date: '2026-03-04', description: 'Paper', amount: '1.00' };
  return {
    papers: { all: async () => [], rows: async () => Array(count).fill(expense) },
    exports: { offerStream: async () => 'https://files.example/too-large' },
    zip: zipArchive,
    newId: () => ulid(),
    now: () => new Date('2026-12-05T10:00:00Z'),
  } as unknown as ExportYearDeps;
};

const exported = async (count: number, format: 'csv' | 'quickbooks') => {
  const outcome = await exportYear(deps(count), { account, query: { year: '2026', format } });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};

it('is a ZIP of files once a program takes no more rows in one', async () => {
  expect(await exported(1_000, 'quickbooks')).toMatchObject({
    ...{ contentType: 'text/csv; charset=utf-8', fileName: 'business-2026-quickbooks.csv' },
  });
  const zipped = await exported(1_001, 'quickbooks');
  expect(zipped).toMatchObject({ contentType: 'application/zip', fileName: 'business-2026-quickbooks.zip' });
  const bytes = 'bytes' in zipped ? zipped.bytes : new Uint8Array();
  const zip = await openZip(inMemory(bytes));
  expect([...zip.names]).toEqual(['business-2026-quickbooks-1.csv', 'business-2026-quickbooks-2.csv']);
});

it('goes through storage if it is too large for an answer', async () => {
  expect(await exported(200_000, 'csv')).toEqual({ redirectTo: 'https://files.example/too-large' });
});
