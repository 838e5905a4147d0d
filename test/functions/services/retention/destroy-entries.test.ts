import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import { verifyJournal } from '#functions/services/entries/verify-journal.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { type HoldStore, holdStore } from '#functions/store/account/hold-store.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import type { Table } from '#functions/store/table/table.ts';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { call } from '#test/support/api.ts';
import { afterDays, dayMs, destroyer, destructionStores } from '#test/support/destroyer.ts';
import { buildSigner } from '#test/support/entry.ts';
import { accountOf, draftToSubmit, submit, submitTogether } from '#test/support/journal.ts';
import { type MortalProcess, mortalProcess } from '#test/support/mortal-process.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { setPlan } from '#test/support/plan.ts';
import { itemsWith, versionsWith } from '#test/support/remains.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

/** A signer who occurs only in the entries that are destroyed, in no other test either, and words of an addendum. */
const lastName = 'Winterbottomley';
const added = 'Typographical slip in the middle initial';

let table: Table;
let notary: Notary;
let account: Account;
/** Entries 1 to 3 of Michigan, of which 2 and 3 were submitted as one, and entry 4 of Colorado. */
let ids: string[];
let mortal: MortalProcess;
/** The year of the acts. */
let year: string;
/** Michigan: five years from the act. The first moment at which that is over in every time zone of the US. */
let over: Date;

const michigan = () =>
  draftToSubmit(notary, { state_code: 'MI', fee: 10, signers: [buildSigner({ last_name: lastName })] });

beforeAll(async () => {
  await useStackEnvironment();
  table = await testTable();
  notary = await registerNotary();
  await setPlan(notary.id, 'pro');
  ids = [await michigan()];
  expect((await submit(notary, ids[0] ?? '')).status).toBe(200);
  const two = [await michigan(), await michigan()];
  expect((await submitTogether(notary, two)).status).toBe(200);
  const colorado = await draftToSubmit(notary);
  expect((await submit(notary, colorado)).status).toBe(200);
  ids.push(...two, colorado);
  const addendum = { params: { id: ids[0] ?? '' }, body: { reason: 'Correction', text: added } };
  expect((await call('add-addendum', { ...addendum, token: notary.token })).status).toBe(201);
  const renamed = { token: notary.token, body: { full_name: 'Alice Other' } };
  expect((await call('update-profile', renamed)).status).toBe(200);
  account = await accountOf(notary.id, table);
  const sealedOn = new Date().toISOString().slice(0, 10);
  year = sealedOn.slice(0, 4);
  over = new Date(Date.parse(`${Number(year) + 5}${sealedOn.slice(4)}T18:00:00Z`) + dayMs);
  mortal = mortalProcess(table);
});

afterAll(() => mortal?.remove());

const mails: Mail[] = [];

const exported = (at: Date) => destroyer(table, account).exported(at);

const ask = (now: Date, state = 'MI', typed = `DESTROY ${year} ${state}`) =>
  destroyer(table, account, mails).ask(now, { year, state, typed });

const run = (now: Date, holds: HoldStore = holdStore(table)) => destroyer(table, account).run(now, { holds });

const hold = (id: string) => ({
  ...{ id, askedBy: 'Pima County Superior Court', reason: 'C2031', since: '2031-01-01T00:00:00.000Z' },
  ...{ liftedAt: null, liftReason: null },
});

/** Returns what is wrong with the journal as the table stores it. */
async function faults(): Promise<unknown[]> {
  const deps = {
    ...destructionStores(table),
    chain: chainStore(table),
    batch: entryBatch(table),
    addenda: addendumStore(table),
  };
  const { faults: found, next } = await verifyJournal(deps, account.journalId, 0, 100);
  expect(next).toBeUndefined();
  return found;
}

/** The bytes of a file that the API answered. */
const bytesOf = ({ body }: { body: object }) =>
  'bytes' in body && Buffer.isBuffer(body.bytes) ? body.bytes : Buffer.alloc(0);

const listed = async () =>
  (await call('list-entries', { query: { status: 'submitted' }, token: notary.token })).body;

describe('the request', () => {
  it('is refused on the last day, and before an export with the entries was downloaded', async () => {
    expect(await ask(new Date(over.getTime() - dayMs))).toBe('DESTRUCTION_REFUSED');
    expect(await ask(over, 'CO')).toBe('DESTRUCTION_REFUSED');
    expect(await ask(over, 'MI', 'DESTROY')).toBe('INVALID_FIELDS');
    expect(await ask(over)).toBe('EXPORT_NOT_DOWNLOADED');
    await exported(over);
    expect(await ask(over)).toBe('asked');
    expect(await ask(over)).toBe('asked');
    // Once, to the present address and to the one that is held.
    expect(mails.map(({ to }) => to)).toEqual([account.email, 'old@example.com']);
    expect(mails[0]?.subject).toMatch(/^Destruction of entries requested/);
    const { body } = await call('get-retention', { token: notary.token });
    const times = {
      requested_at: over.toISOString(),
      carried_out_after: afterDays(over, 7).toISOString(),
    };
    expect(body.destructions).toMatchObject([
      { year, state: 'MI', status: 'waiting', entries: null, ...times },
    ]);
    expect(body.groups.map(({ can_destroy }: { can_destroy: boolean }) => can_destroy)).toEqual([
      false,
      false,
    ]);
  });

  it('can be canceled for seven days, by its notary only', async () => {
    expect(await run(new Date(afterDays(over, 7).getTime() - 1))).toMatchObject({ givenUp: 0, destroyed: 0 });
    const { body } = await call('get-retention', { token: notary.token });
    const params = { destruction_id: body.destructions[0]?.id ?? '' };
    const stranger = await registerNotary();
    expect((await call('cancel-destruction', { params, token: stranger.token })).status).toBe(404);
    expect((await call('cancel-destruction', { params, token: notary.token })).status).toBe(204);
    expect((await call('cancel-destruction', { params, token: notary.token })).status).toBe(404);
    expect(await run(afterDays(over, 8))).toMatchObject({ givenUp: 0, destroyed: 0, failures: [] });
  });

  it('is given up where the law or a hold refuses it when it is carried out', async () => {
    expect(await ask(over)).toBe('asked');
    await holdStore(table).add(notary.id, hold('1'));
    expect(await run(afterDays(over, 8))).toMatchObject({ givenUp: 1, destroyed: 0 });
    expect(await ask(over)).toBe('DESTRUCTION_REFUSED');
    await holdStore(table).lift(notary.id, '1', { at: over.toISOString(), reason: 'Settled' });
    expect((await listed()).items.map(({ status }: { status: string }) => status)).toEqual(
      Array(4).fill('submitted'),
    );
  });
});

describe('the destruction', () => {
  it('stops at a hold that arrives, and lists only what was destroyed', async () => {
    expect(await ask(over)).toBe('asked');
    const store = holdStore(table);
    let reads = 0;
    const arriving: HoldStore = {
      ...store,
      async list(notaryId) {
        reads += 1;
        // The plan reads the holds, and then each entry.
        if (reads === 3) await store.add(notaryId, hold('2'));
        return store.list(notaryId);
      },
    };
    expect(await run(afterDays(over, 8), arriving)).toMatchObject({ destroyed: 1, failures: [] });
    const { body } = await call('get-retention', { token: notary.token });
    expect(body.destructions).toMatchObject([{ status: 'done', entries: 1, stopped: 'hold' }]);
    expect(await faults()).toEqual([]);
    await store.lift(notary.id, '2', { at: over.toISOString(), reason: 'Settled' });
    // Work that was under way during the destruction has ended by the next day.
    expect(await run(afterDays(over, 9))).toMatchObject({ destroyed: 0, failures: [] });
  });

  it('destroys the rest, wherever a run dies', async () => {
    await exported(afterDays(over, 10));
    expect(await ask(afterDays(over, 10))).toBe('asked');
    const later = afterDays(over, 18);
    let died = 0;
    for (let calls = 0; ; calls += 1) {
      mortal.callsLeft = calls;
      const result = await run(later).catch(() => ({ destroyed: 0 }));
      mortal.callsLeft = Number.POSITIVE_INFINITY;
      if (result.destroyed === 1) break;
      died += 1;
    }
    expect(died).toBeGreaterThan(15);
    expect(await run(new Date(later.getTime() + dayMs))).toMatchObject({ failed: 0 });
    expect(await run(new Date(later.getTime() + dayMs))).toMatchObject({ destroyed: 0, failed: 0 });
  });

  it('leaves nothing of the content', async () => {
    expect(await itemsWith(table, [lastName, added], 2 * dayMs)).toEqual([]);
    const left = await versionsWith(ids);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((key) => !key.includes(ids[3] ?? ''))).toEqual([]);
  });

  it('leaves number and seal, with which the chain verifies', async () => {
    expect(await faults()).toEqual([]);
    const { items, total } = await listed();
    expect(total).toBe(4);
    expect(items.map(({ status }: { status: string }) => status)).toEqual([
      'submitted',
      ...Array(3).fill('destroyed'),
    ]);
    expect(items[3]).toMatchObject({ entry_number: '000001', date: null, signers: [], state_code: 'MI' });
    const { body } = await call('get-retention', { token: notary.token });
    expect(body.groups).toMatchObject([{ state: 'CO', entries: 1 }]);
  });

  it('is what every view says', async () => {
    const { token } = notary;
    const shown = await call('get-entry', { params: { id: ids[0] ?? '' }, token });
    expect(shown.status).toBe(410);
    expect(shown.body).toMatchObject({ code: 'ENTRY_DESTROYED' });
    expect(JSON.stringify(shown.body)).toContain('under the law of Michigan');
    const addendum = { params: { id: ids[0] ?? '' }, body: { reason: 'Correction', text: 'More' }, token };
    expect((await call('add-addendum', addendum)).body).toMatchObject({ code: 'ENTRY_DESTROYED' });
    for (const search of ['Winter', 'Typographical']) {
      const found = await call('list-entries', { query: { status: 'submitted', search }, token });
      expect(found.body.total).toBe(0);
    }
    const before = await call('list-entries', {
      query: { status: 'submitted', date_to: '2099-01-01' },
      token,
    });
    expect(before.body.total).toBe(1);
    const [first] = await destructionStore(table).summaries(account.journalId);
    const record = await destructionStore(table).record(account.journalId, first?.id ?? '');
    const [seal] = record?.seals ?? [];
    const asked = { journal_id: account.journalId, number: seal?.position ?? '' };
    const verified = await call('verify-entry', { params: asked, query: { hash: seal?.hash ?? '' } });
    expect(verified.body).toMatchObject({
      ...{ matches: true, kind: 'entry', destroyed_at: record?.begunAt },
      addenda: { count: 0, latest_at: null },
    });
  });

  it('has a certificate that can be downloaded again', async () => {
    const { token } = notary;
    const [last, first] = await destructionStore(table).summaries(account.journalId);
    expect([first?.entries, last?.entries]).toEqual([1, 2]);
    const record = await destructionStore(table).record(account.journalId, first?.id ?? '');
    expect(record?.seals.map(({ position }) => position)).toEqual(['1', '1.a1']);
    const params = { destruction_id: first?.id ?? '' };
    const response = await call('get-destruction-certificate', { params, token });
    expect(response.status).toBe(200);
    const { text, dense } = await readPdf(new Uint8Array(bytesOf(response)));
    for (const words of [
      'Certificate of Destruction',
      '5 years from the act',
      'MCL 55.313',
      account.journalId,
    ])
      expect(text).toContain(words);
    // As the entries are sealed, and as the account was called at the request.
    expect(text).toMatch(/Notary public\s+Nora Notary/);
    expect(text).toMatch(/Requested by\s+Alice Other/);
    for (const { hash } of record?.seals ?? []) expect(dense).toContain(hash);
    const unknown = { params: { destruction_id: ulid() }, token };
    expect((await call('get-destruction-certificate', unknown)).status).toBe(404);
  });
});
