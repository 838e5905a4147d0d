import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';

let notary: Notary;
let id: string;

beforeAll(async () => {
  notary = await registerNotary();
  id = await draftToSubmit(notary);
  expect((await submit(notary, id)).status).toBe(200);
});

const body = { reason: 'Wrong fee', text: 'Zebulon paid $10.00.' };

const add = (changes: object = {}, to = id, token = notary.token) =>
  call('add-addendum', { params: { id: to }, body: { ...body, ...changes }, token });

describe('add-addendum', () => {
  it('rejects a call without a live session', async () => {
    expect((await call('add-addendum', { params: { id }, body })).status).toBe(401);
    expect((await add({}, id, await signExpiredToken(notary.id))).status).toBe(401);
  });

  it.each([
    ['no text', { text: ' ' }],
    ['a reason that is too long', { reason: 'x'.repeat(201) }],
    ['a text that is too long', { text: 'x'.repeat(5_001) }],
    ['a field that entries do not have', { field: 'mood' }],
    ['another member', { number: 7 }],
    ['a Social Security number', { text: 'SSN 123-45-6789' }],
    ['an ambiguous number without an answer', { text: 'It is 123-45-6789.' }],
  ])('rejects %s', async (_, changes) => {
    const { status, body: response } = await add(changes);
    expect([status, response.code]).toEqual([422, 'INVALID_FIELDS']);
  });

  it('rejects a draft, an unknown entry, and that of another notary', async () => {
    const draft = await draftToSubmit(notary);
    expect((await add({}, draft)).body).toMatchObject({ code: 'ENTRY_STILL_DRAFT' });
    expect((await add({}, ulid())).status).toBe(404);
    const other = await registerNotary();
    expect((await add({}, id, other.token)).status).toBe(404);
  });

  it('adds to an entry that stays as it is, on every plan, and is found by its words', async () => {
    const get = async () => (await call('get-entry', { params: { id }, token: notary.token })).body;
    const { addenda, ...before } = await get();
    expect(addenda).toEqual([]);
    const { status, body: response } = await add();
    expect(status).toBe(201);
    expect(response).toEqual({
      addendum: {
        ...{ number: 1, ...body },
        at: expect.stringMatching(/Z$/),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect((await add()).body).toEqual(response);
    const parcel = {
      ...{ text: 'The parcel is 123-45-6789.', field: 'documents' },
      text_confirmations: [{ field: 'text', kind: 'parcel_number' }],
    };
    expect((await add(parcel)).body).toMatchObject({ addendum: { number: 2, field: 'documents' } });
    const after = await get();
    expect(after.addenda).toMatchObject([response.addendum, { number: 2 }]);
    expect(after).toMatchObject({ entry_hash: before.entry_hash, fee: before.fee });
    const { journal_id } = before.seal ?? { journal_id: '' };
    const { body: verified } = await call('verify-entry', {
      params: { journal_id, number: '1.a1' },
      query: { hash: response.addendum.hash },
    });
    const counted = { count: 2, latest_at: after.addenda?.[1]?.at };
    expect(verified).toMatchObject({
      ...{ matches: true, kind: 'addendum', submitted_at: response.addendum.at },
      addenda: counted,
    });
    const { body: entry } = await call('verify-entry', {
      params: { journal_id, number: '1' },
      query: { hash: before.entry_hash ?? '' },
    });
    expect(entry).toMatchObject({ matches: true, kind: 'entry', addenda: counted });
    const { body: unknown } = await call('verify-entry', {
      params: { journal_id, number: '1.a3' },
      query: { hash: response.addendum.hash },
    });
    expect(unknown).toEqual({ matches: false });
    const search = async (words: string) => {
      const query = { search: words, status: 'submitted' } as const;
      const { body: found } = await call('search-entries', { body: query, token: notary.token });
      return found.items.map((row) => [row.id, row.addenda_count]);
    };
    expect(await search('zebu paid')).toEqual([[id, 2]]);
    expect(await search('zebulon parcel')).toEqual([]);
    const { recent } = (await call('get-dashboard', { token: notary.token })).body;
    expect(recent.find((row) => row.id === id)?.addenda_count).toBe(2);
  });
});
