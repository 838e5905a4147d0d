import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { imagePath } from '#functions/adapters/images/image-files.ts';
import { handler as submitEntry } from '#functions/routes/entries/submit-entry.ts';
import { verifyJournal } from '#functions/services/entries/verify-journal.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { parseEntry } from '#functions/store/entries/stored-entry.ts';
import { type Key, ledgerKey, linkKey, sealedEntryKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { openZip } from '#scripts/data-export/stored-zip.ts';
import { call } from '#test/support/api.ts';
import { buildSigner } from '#test/support/entry.ts';
import { accountOf, draftToSubmit, submit } from '#test/support/journal.ts';
import { putLockedObject, sealedObject } from '#test/support/locked-files.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { drawnSignature } from '#test/support/png.ts';
import { runHandler } from '#test/support/run-handler.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

let table: Table;
let notary: Notary;
let account: Account;
/** The entries 1 to 3, each with two signers. */
let ids: string[];
/** The entries, the links, and the ledger as the product stored them. */
let sound: Record<string, unknown>[];
/** The first signature of entry 2. */
let image: { path: string; bytes: Uint8Array };

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
  notary = await registerNotary();
  await setPlan(notary.id, 'pro');
  ids = [];
  for (let number = 1; number <= 3; number += 1) {
    const signers = [
      buildSigner({ first_name: 'Ada', id_number: '1111', signature_data_url: drawnSignature(1) }),
      buildSigner({ first_name: 'Grace', id_number: '2222', signature_data_url: drawnSignature(2) }),
    ];
    const id = await draftToSubmit(notary, { signers });
    expect((await submit(notary, id)).status).toBe(200);
    ids.push(id);
  }
  account = await accountOf(notary.id, table);
  const { journalId } = account;
  const links = [0, 1, 2, 3].map((sequence) => linkKey(journalId, sequence));
  sound = await Promise.all([...[1, 2, 3].map(keyOf), ...links, ledgerKey(journalId)].map(item));
  const path = imagePath(notary.id, idOf(2), (await entryOf(2)).signers[0]?.signature?.digest ?? '');
  image = { path, bytes: await sealedObject(path) };
});

/** All tests attack one journal. */
afterEach(async () => {
  await Promise.all(sound.map(put));
});

const idOf = (number: number) => ids[number - 1] ?? '';

async function item(key: Key): Promise<Record<string, unknown>> {
  const { client, name } = table;
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
  if (!Item) throw new Error('There is no such item');
  return Item;
}

const put = (Item: Record<string, unknown>) =>
  table.client.send(new PutCommand({ TableName: table.name, Item }));

const keyOf = (number: number) => sealedEntryKey(account.journalId, idOf(number));

const entryOf = async (number: number) => parseEntry(await item(keyOf(number)));

/** Changes the stored row of an entry without the product. */
async function edit(number: number, change: (entry: EntryItem) => Partial<EntryItem>): Promise<void> {
  const entry = await entryOf(number);
  await put({ ...keyOf(number), ...entry, ...change(entry) });
}

const get = (number: number) => call('get-entry', { params: { id: idOf(number) }, token: notary.token });

const faults = async () => {
  const deps = {
    chain: chainStore(table),
    journal: journalStore(table),
    batch: entryBatch(table),
    addenda: addendumStore(table),
    destructions: destructionStore(table),
  };
  const { faults: found, next } = await verifyJournal(deps, account.journalId, 0, 100);
  return { faults: found.map(({ kind, sequence }) => `${kind} ${sequence}`), next };
};

/** Attacks on entry 2 by someone who can write to the table or the buckets. */
const attacks: [what: string, attack: () => Promise<unknown>, undo?: () => Promise<unknown>][] = [
  ['an edited row', () => edit(2, ({ feeCents }) => ({ feeCents: feeCents + 100 }))],
  [
    'a row that was edited and hashed again',
    () => edit(2, () => ({ comments: 'Never recorded', entryHash: 'a'.repeat(64) })),
  ],
  ['another name of the notary', () => edit(2, () => ({ notaryName: 'Mallory' }))],
  ['another time of recording', () => edit(2, () => ({ recordedAt: '2020-01-01T00:00:00.000Z' }))],
  ['another number', () => edit(2, () => ({ entryNumber: 7 }))],
  ['another name in the list only', () => edit(2, () => ({ signerNames: [] }))],
  ['another document in the list only', () => edit(2, () => ({ documentTitle: 'Will' }))],
  ['a row that says it is a draft', () => edit(2, () => ({ status: 'draft' }))],
  [
    'a row without the shape of an entry',
    () =>
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(2),
          UpdateExpression: 'REMOVE signers',
        }),
      ),
  ],
  [
    'the content of another entry',
    async () => put({ ...(await entryOf(1)), ...keyOf(2), id: idOf(2), entryNumber: 2, link: 2 }),
  ],
  [
    'swapped signature images',
    () =>
      edit(2, ({ signers: [one, other] }) => ({
        signers: one && other ? [{ ...one, signature: other.signature }, other] : [],
      })),
  ],
  [
    'swapped ID numbers',
    () =>
      edit(2, ({ signers: [one, other] }) => ({
        signers:
          one && other
            ? [
                { ...one, idNumber: other.idNumber },
                { ...other, idNumber: one.idNumber },
              ]
            : [],
      })),
  ],
  [
    'the ciphertext of another ID number',
    () =>
      edit(2, ({ signers: [one, other] }) => ({
        signers:
          one?.idNumber && other?.idNumber
            ? [{ ...one, idNumber: { ...one.idNumber, ciphertext: other.idNumber.ciphertext } }, other]
            : [],
      })),
  ],
  [
    'the bytes of another image',
    () => putLockedObject(image.path, 'another image'),
    () => putLockedObject(image.path, image.bytes),
  ],
  [
    'no link',
    () => table.client.send(new DeleteCommand({ TableName: table.name, Key: linkKey(account.journalId, 2) })),
  ],
];

describe('an entry that is not as it was sealed', () => {
  it.each(attacks)('is not shown with %s, and the others are', async (_, attack, undo) => {
    expect((await get(2)).status).toBe(200);
    await attack();
    const { status, body } = await get(2);
    expect([status, body.code]).toEqual([500, 'INTEGRITY']);
    expect((await get(1)).status).toBe(200);
    expect((await accountOf(notary.id, table)).damagedEntries).toEqual(new Set([idOf(2)]));
    const { body: list } = await call('list-entries', {
      query: { status: 'submitted' },
      token: notary.token,
    });
    expect(list.items.filter(({ integrity }) => integrity === 'failed').map(({ id }) => id)).toEqual([
      idOf(2),
    ]);
    await undo?.();
  });

  it('is not printed', async () => {
    await edit(2, () => ({ comments: 'Never recorded' }));
    const pdf = await call('export-entry-pdf', { params: { id: idOf(2) }, token: notary.token });
    expect(pdf.status).toBe(500);
  });

  it('is left out of a batch, which names it', async () => {
    await edit(2, () => ({ comments: 'Never recorded' }));
    const response = await call('export-entries', { body: { entry_ids: ids }, token: notary.token });
    const file = await fetch(response.headers.get('location') ?? '');
    const folder = await mkdtemp(join(tmpdir(), 'batch-'));
    const path = join(folder, 'batch.zip');
    await writeFile(path, new Uint8Array(await file.arrayBuffer()));
    const zip = await openZip(path);
    expect(zip.names.toSorted()).toEqual(['entry-000001.pdf', 'entry-000003.pdf', 'integrity-problems.txt']);
    expect((await zip.read('integrity-problems.txt')).toString()).toContain('Entry 000002\n');
    await zip.close();
    await rm(folder, { recursive: true });
  });

  it('is shown again, without a mark, once it is as it was sealed', async () => {
    const before = await item(keyOf(2));
    await edit(2, () => ({ comments: 'Never recorded' }));
    expect((await get(2)).status).toBe(500);
    await put(before);
    expect((await get(2)).status).toBe(200);
    expect((await accountOf(notary.id, table)).damagedEntries).toBeUndefined();
  });

  it('is marked in the spreadsheet', async () => {
    await edit(2, () => ({ comments: 'Never recorded' }));
    const { status, body } = await call('export-journal-csv', { token: notary.token });
    if (status !== 200 || !('bytes' in body)) throw new Error('There is no spreadsheet');
    const rows = String(body.bytes)
      .split('\r\n')
      .filter((row) => /^\d{6},/.test(row));
    const isMarked = (row: string) => row.includes(',Failed: does not match its seal,');
    expect(rows.map(isMarked)).toEqual([false, true, false]);
  });
});

describe('verifyJournal', () => {
  it('finds nothing in a sound journal, in parts of any size', async () => {
    expect(await faults()).toEqual({ faults: [], next: undefined });
    const deps = {
      chain: chainStore(table),
      journal: journalStore(table),
      batch: entryBatch(table),
      addenda: addendumStore(table),
      destructions: destructionStore(table),
    };
    const visited: number[] = [];
    let from: number | undefined = 0;
    while (from !== undefined) {
      const part: Awaited<ReturnType<typeof verifyJournal>> = await verifyJournal(
        deps,
        account.journalId,
        from,
        2,
      );
      expect(part.faults).toEqual([]);
      visited.push(...part.links.map(({ link }) => link.sequence));
      from = part.next;
    }
    expect(visited).toEqual([0, 1, 2, 3]);
  });

  it('finds a deleted last link', async () => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: linkKey(account.journalId, 3) }));
    expect((await faults()).faults).toEqual(['link-missing 3']);
  });

  it('finds a ledger that was set back, which no entry can use', async () => {
    const ledger = await item(ledgerKey(account.journalId));
    const { hash } = await item(linkKey(account.journalId, 2));
    await put({ ...ledger, lastNumber: 2, lastLink: 2, headHash: hash });
    // Link 3 exists, so every attempt to use its number again fails, until the time is over.
    const params = { id: await draftToSubmit(notary) };
    const tried = await runHandler('submit-entry', submitEntry, {
      params,
      token: notary.token,
      timeMs: 1_500,
    });
    expect(tried.status).toBe(503);
    await put({ ...ledger, headHash: hash });
    expect((await faults()).faults).toEqual(['ledger-differs 3']);
  });

  it('finds reordered numbers', async () => {
    const [two, three] = [
      await item(linkKey(account.journalId, 2)),
      await item(linkKey(account.journalId, 3)),
    ];
    await put({ ...two, ...linkKey(account.journalId, 3) });
    await put({ ...three, ...linkKey(account.journalId, 2) });
    const { faults: found } = await faults();
    expect(found).toEqual(expect.arrayContaining(['chain-broken 2', 'entry-changed 2', 'entry-changed 3']));
  });

  it('finds a deleted entry, a changed one, and a journal given to another notary', async () => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(1) }));
    await edit(2, () => ({ comments: 'Never recorded' }));
    await put({ ...(await item(ledgerKey(account.journalId))), notaryId: 'mallory' });
    expect((await faults()).faults).toEqual(['opening-changed 0', 'entry-missing 1', 'entry-changed 2']);
  });
});
