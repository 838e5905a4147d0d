import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { exportFiles } from '#functions/adapters/exports/export-files.ts';
import { zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { listObjects } from '#functions/adapters/s3/s3-listing.ts';
import { type ExportEntriesDeps, exportEntries } from '#functions/services/exports/export-entries.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { watchedIntegrity } from '#test/support/integrity.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';
import { filesOfZip } from '#test/support/zip-tools.ts';

let account: Account;
let entryIds: string[];
let deps: ExportEntriesDeps;
let clock: number;

beforeAll(async () => {
  await useStackEnvironment();
  const table = await testTable();
  const notary = await registerNotary();
  await setPlan(notary.id, 'pro');
  entryIds = [];
  for (let count = 0; count < 3; count += 1) {
    const id = await draftToSubmit(notary);
    await submit(notary, id);
    entryIds.push(id);
  }
  const found = await accountStore(table).get(notary.id);
  if (!found) throw new Error('The account is missing');
  account = found;
  clock = Date.now();
  const now = () => new Date(clock);
  deps = {
    ...watchedIntegrity(table).deps,
    entries: entryStore(table),
    images: imageFiles(),
    cipher: fieldCipher(account, now),
    documents: { entry: async ({ entryNumber }) => Buffer.from(`PDF ${entryNumber}`) },
    logEvidence: async () => null,
    zip: zipArchive,
    exports: exportFiles(),
    newId: () => 'batch',
    now,
  };
});

const exported = (changes: Partial<ExportEntriesDeps>) =>
  exportEntries({ ...deps, ...changes }, { account, entryIds, timezone: undefined });

const stored = async () => (await listObjects(`exports/${account.id}/`)).keys;

describe('exportEntries', () => {
  it('fails and stores nothing when the PDFs take too long', async () => {
    const outcome = await exported({
      newId: () => 'late',
      documents: {
        entry: async () => {
          clock += 15_000;
          return Buffer.from('PDF');
        },
      },
    });
    expect(outcome).toEqual({
      ok: false,
      code: 'EXPORT_TOO_LARGE',
      detail:
        'These 3 entries contain too many images for one file. Only 2 were ready in time. Choose fewer entries.',
    });
    expect(await stored()).not.toContain(`exports/${account.id}/late.zip`);
  });

  it('stores nothing when a PDF fails', async () => {
    const fault = new Error('No ink');
    let made = 0;
    const entry = async () => {
      made += 1;
      if (made === 3) throw fault;
      return Buffer.from('PDF');
    };
    await expect(exported({ newId: () => 'broken', documents: { entry } })).rejects.toBe(fault);
    expect(await stored()).not.toContain(`exports/${account.id}/broken.zip`);
  });

  it('makes PDFs one at a time from entries fetched ahead, and a ZIP of several parts', async () => {
    let atWork = 0;
    const atOnce: number[] = [];
    const outcome = await exported({
      documents: {
        entry: async ({ entryNumber }) => {
          atWork += 1;
          atOnce.push(atWork);
          await Promise.resolve();
          atWork -= 1;
          return Buffer.alloc(4_000_000, entryNumber ?? '');
        },
      },
    });
    if (!outcome.ok) throw new Error(outcome.code);
    const response = await fetch(outcome.value.redirectTo);
    const files = await filesOfZip(new Uint8Array(await response.arrayBuffer()));
    expect(files.map(([name, content]) => [name, content.length, content[5]])).toEqual([
      ['entry-000001.pdf', 4_000_000, 49],
      ['entry-000002.pdf', 4_000_000, 50],
      ['entry-000003.pdf', 4_000_000, 51],
    ]);
    expect(atOnce).toEqual([1, 1, 1]);
  });
});
