import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ImageFiles, imageFiles } from '#functions/adapters/images/image-files.ts';
import type { SubmitDeps } from '#functions/services/entries/submit-drafts.ts';
import { submitEntry } from '#functions/services/entries/submit-entry.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { call } from '#test/support/api.ts';
import { accountOf, draftToSubmit, journalFaults, submit } from '#test/support/journal.ts';
import { damageDraftImage, imagesIn, lockOf } from '#test/support/locked-files.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { setMonthUsage } from '#test/support/plan.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

let table: Table;

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
});

const died = new Error('The function died');

/** Submits with some steps replaced, as a function that dies in them. */
async function submitWith(notary: Notary, entryId: string, changes: Partial<SubmitDeps> = {}) {
  const account = await accountStore(table).get(notary.id);
  if (!account) throw new Error('An account is missing');
  const deps: SubmitDeps = {
    entries: entryStore(table),
    journal: submittingJournal(table),
    images: imageFiles(),
    locks: writeLockStore(table),
    timeLeft: () => 15_000,
    now: () => new Date(),
    ...changes,
  };
  return submitEntry(deps, { account, sessionId: 'session', requestId: ulid(), entryId });
}

const read = (notary: Notary, id: string) => call('get-entry', { params: { id }, token: notary.token });

const drafts = (notary: Notary, id: string) => imagesIn('FILES_BUCKET', notary.id, id);
const sealed = (notary: Notary, id: string) => imagesIn('SEALED_BUCKET', notary.id, id);

describe('the files of a submitted entry', () => {
  it('are locked for ten years, and the notary sees them as before', async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    const before = await read(notary, id);
    expect((await submit(notary, id)).status).toBe(200);

    const [image, ...others] = await sealed(notary, id);
    expect(others).toEqual([]);
    const { mode, until } = await lockOf(image?.key ?? '');
    expect(mode).toBe('GOVERNANCE');
    const tenYears = new Date();
    tenYears.setUTCFullYear(tenYears.getUTCFullYear() + 10);
    expect(until?.getTime()).toBeGreaterThan(tenYears.getTime());
    expect(await drafts(notary, id)).toEqual([]);
    const after = await read(notary, id);
    expect(after.status).toBe(200);
    expect(after.body.signers).toEqual(before.body.signers);
  });

  it('are there for everybody when devices submit the same draft in parallel', async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(notary, id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.entry_number))).toEqual(new Set(['000001']));
    expect((await read(notary, id)).status).toBe(200);
    expect(await drafts(notary, id)).toEqual([]);
    expect(await journalFaults(notary.id)).toMatchObject({ faults: [] });
  });

  it('are not locked for a draft that is incomplete or has no room in its month', async () => {
    const notary = await registerNotary();
    const incomplete = await draftToSubmit(notary, { documents: [] });
    expect((await submit(notary, incomplete)).status).toBe(422);
    expect(await sealed(notary, incomplete)).toEqual([]);
    const full = await draftToSubmit(notary);
    await setMonthUsage(notary.id, 60);
    expect((await submit(notary, full)).status).toBe(403);
    expect(await sealed(notary, full)).toEqual([]);
  });

  it('can be read by whoever read the draft before it was submitted', async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    const draft = await entryStore(table).get(await accountOf(notary.id), id, new Date());
    const signature = draft?.signers[0]?.signature;
    if (!draft || !signature) throw new Error('The draft has no signature');
    await submit(notary, id);
    const bytes = await imageFiles().get(notary.id, draft, signature);
    expect(bytes.length).toBe(signature.bytes);
  });
});

describe('a draft whose image was lost or damaged', () => {
  it.each([
    ['lost', undefined],
    ['damaged', Buffer.from('not the signature')],
  ])('is not submitted when it was %s, and takes no number', async (_how, bytes) => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    const [image] = await drafts(notary, id);
    await damageDraftImage(image?.key ?? '', bytes);
    expect((await submit(notary, id)).status).toBe(500);
    expect(await submittingJournal(table).ledger((await accountOf(notary.id)).journalId)).toMatchObject({
      lastNumber: 0,
    });
    expect((await entryStore(table).get(await accountOf(notary.id), id, new Date()))?.status).toBe('draft');
  });
});

describe('a submission that dies', () => {
  const dies = () => Promise.reject(died);
  const images = (changes: Partial<ImageFiles>): Partial<SubmitDeps> => ({
    images: { ...imageFiles(), ...changes },
  });
  const journal = (changes: Partial<SubmitDeps['journal']>): Partial<SubmitDeps> => ({
    journal: { ...submittingJournal(table), ...changes },
  });

  it('before it locks the images leaves a draft that can be submitted', async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    await expect(submitWith(notary, id, images({ lock: dies }))).rejects.toBe(died);
    expect(await sealed(notary, id)).toEqual([]);
    expect(await submitWith(notary, id)).toMatchObject({ ok: true });
  });

  it('after it locked the images leaves a draft that can be read, changed, and submitted', async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    await expect(submitWith(notary, id, journal({ submit: dies }))).rejects.toBe(died);
    expect(await drafts(notary, id)).toHaveLength(1);
    expect((await read(notary, id)).body.status).toBe('draft');
    expect(await submitWith(notary, id)).toMatchObject({ ok: true });
    expect(await sealed(notary, id)).toEqual([expect.objectContaining({ versions: 2 })]);
    expect((await read(notary, id)).status).toBe(200);
  });

  it('after the transaction answers the same entry when it is repeated', async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    const store = submittingJournal(table);
    const lost = journal({
      submit: async (...given) => {
        await store.submit(...given);
        throw died;
      },
    });
    await expect(submitWith(notary, id, lost)).rejects.toBe(died);
    expect(await submitWith(notary, id)).toMatchObject({ ok: true, value: { entryNumber: '000001' } });
    expect(await sealed(notary, id)).toEqual([expect.objectContaining({ versions: 1 })]);
    expect((await read(notary, id)).status).toBe(200);
  });

  it('is answered even if the images of the draft cannot be removed', async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    expect(await submitWith(notary, id, images({ remove: dies }))).toMatchObject({ ok: true });
    expect((await read(notary, id)).status).toBe(200);
  });

  it('locks the images once, however often it must retry', async () => {
    const notary = await registerNotary();
    const id = await draftToSubmit(notary);
    const store = submittingJournal(table);
    let locks = 0;
    const busy = journal({
      submit: async (...given) => {
        locks += 1;
        return locks < 4 ? 'number-taken' : store.submit(...given);
      },
    });
    expect(await submitWith(notary, id, busy)).toMatchObject({ ok: true });
    expect(await sealed(notary, id)).toEqual([expect.objectContaining({ versions: 1 })]);
  });
});
