import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { checkImage } from '#functions/adapters/images/check-image.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { openMatter } from '#functions/services/duties/open-matter.ts';
import { createDraft } from '#functions/services/entries/create-draft.ts';
import { startImport } from '#functions/services/imports/start-import.ts';
import { addHold } from '#functions/services/retention/add-hold.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { holdStore } from '#functions/store/account/hold-store.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { createDraft as contract } from '#shared/contract/drafts.ts';
import { fromWire } from '#shared/contract/wire.ts';
import { limits } from '#shared/data/limits.ts';
import type { AskedMatter } from '#shared/schemas/matter.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { accountOf, submit } from '#test/support/journal.ts';
import { imagesIn } from '#test/support/locked-files.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { drawnSignature } from '#test/support/png.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

// An attempt that dies between its effect and its answer is followed by another one under the same ID.

const now = () => new Date();

let table: Table;
let notary: Notary;
let account: Account;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
  notary = await registerNotary();
  account = await accountOf(notary.id);
});

function draftAttempts(toSubmit: boolean) {
  const id = ulid();
  const images = imageFiles();
  const deps = {
    ...{ entries: entryStore(table), images, checkImage, cipher: fieldCipher(account, now) },
    ...{ now, newId: () => id },
  };
  const signers = [buildSigner({ signature_data_url: drawnSignature(1) })];
  const payload = fromWire(contract.body.parse(buildEntry({ signers })));
  return { id, create: () => createDraft(deps, { account, payload, toSubmit }) };
}

describe('a second attempt', () => {
  it('finds the draft that the first one stored, and leaves its images', async () => {
    const { id, create } = draftAttempts(false);
    const total = async () =>
      (await call('list-entries', { query: { status: 'draft' }, token: notary.token })).body.total;
    const before = await total();
    const first = await create();
    expect(first).toMatchObject({ ok: true, value: { id, version: 1 } });
    expect(await create()).toEqual(first);
    expect(await total()).toBe(before + 1);
    expect(await imagesIn('FILES_BUCKET', notary.id, id)).toHaveLength(1);
  });

  it('finds a draft that was submitted in the meantime, and needs no second place', async () => {
    const { id, create } = draftAttempts(true);
    const others = Array.from({ length: limits.openDraftsToSubmit - 1 }, () => ulid());
    const { slots } = entryStore(table);
    await Promise.all(others.map((other) => slots.take(notary.id, other, now())));
    await create();
    expect(await create()).toMatchObject({ ok: true, value: { id, status: 'draft' } });
    await slots.free(notary.id, ...others);
    await submit(notary, id);
    expect(await create()).toMatchObject({ ok: true, value: { id, status: 'submitted' } });
  });

  it('finds the matter that the first one opened, also in parallel', async () => {
    const id = ulid();
    const matters = matterStore(table);
    const body: AskedMatter = {
      ...{ kind: 'copy', state: 'CA' },
      facts: {
        ...{ requester: 'Dana Reyes', isParty: true, form: 'written', receivedOn: '2026-11-23' },
        ...{ month: null, contact: null, onBehalfOf: null, people: 'Ana Lopez', document: 'Deed' },
      },
    };
    const open = () => openMatter({ matters, newId: () => id, now }, { account, body });
    const outcomes = await Promise.all([open(), open(), open()]);
    expect(outcomes.map((outcome) => outcome.ok && outcome.value.id)).toEqual([id, id, id]);
    expect(await matters.all(notary.id)).toHaveLength(1);
  });

  it('finds the legal hold that the first one added', async () => {
    const id = ulid();
    const holds = holdStore(table);
    const add = () =>
      addHold({ holds, newId: () => id, now }, account, { askedBy: 'District Court', reason: 'Case 12' });
    const first = await add();
    expect(first).toMatchObject({ ok: true, value: { hold: { id } } });
    expect(await add()).toEqual(first);
    expect(await holds.list(notary.id)).toHaveLength(1);
  });

  it('finds the import that the first one began', async () => {
    const id = ulid();
    const annex = importStore(table);
    const start = () =>
      startImport({ annex, newId: () => id, now }, { account, body: { fileName: 'old.csv', rows: 2 } });
    const first = await start();
    expect(first).toMatchObject({ ok: true, value: { id } });
    expect(await start()).toEqual(first);
    expect(await annex.imports(notary.id)).toHaveLength(1);
  });
});
