import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

let notary: Notary;
let other: Notary;

const order = {
  title: 'Vane refinance',
  starts_at: '2026-12-03T17:30',
  timezone: 'America/Los_Angeles',
  lines: [
    { kind: 'notarial', description: 'Two acknowledgments', amount: '30.00' },
    { kind: 'travel', description: 'Travel', amount: '105.00' },
  ],
};

beforeAll(async () => {
  [notary, other] = await Promise.all([registerNotary(), registerNotary()]);
});

const add = async (body: object = {}, by = notary) => {
  const answer = await call('add-order', { token: by.token, body: { ...order, ...body } });
  expect(answer.status).toBe(201);
  return answer.body;
};

describe('orders', () => {
  it('answers what was saved, and what is missing', async () => {
    const added = await add({ order_number: '88-10442', signers: [{ name: 'Ada Vane' }] });
    expect(added).toMatchObject({
      ...order,
      ...{ minutes: 60, status: 'pending', order_number: '88-10442', total: '135.00' },
      missing: ['entry', 'mileage', 'invoice'],
    });
    const read = await call('get-order', { token: notary.token, params: { id: added.id } });
    expect(read.body).toEqual(added);
  });

  it('takes the whole object back', async () => {
    const added = await add();
    const changed = { ...added, title: 'Okafor' };
    const answer = await call('update-order', {
      token: notary.token,
      params: { id: added.id },
      body: changed,
    });
    expect(answer).toMatchObject({ status: 200, body: { title: 'Okafor', sequence: 0 } });
    const moved = { ...changed, starts_at: '2026-12-04T09:00' };
    const again = await call('update-order', { token: notary.token, params: { id: added.id }, body: moved });
    expect(again.body.sequence).toBe(1);
  });

  it('are listed with all fields but the longest', async () => {
    const by = await registerNotary();
    const place = { lat: 36.74, lng: -119.78, source: '88-10442@signing.example' };
    const { instructions: _, lines: __, ...row } = await add({ ...place, address: '1 Main St, Fresno' }, by);
    const { body } = await call('list-orders', { token: by.token });
    expect(body.items).toEqual([row]);
    expect(row).toMatchObject(place);
  });

  it('lists the newest first, page by page, by period, status, and what is missing', async () => {
    const by = await registerNotary();
    const days = ['2026-01-05', '2026-03-01', '2026-03-31', '2026-07-04'];
    for (const day of days) await add({ title: day, starts_at: `${day}T23:59`, status: 'done' }, by);
    const titles = async (query: Record<string, string>) => {
      const { body } = await call('list-orders', { token: by.token, query });
      return { titles: body.items.map(({ title }) => title), next: body.next };
    };
    const first = await titles({ limit: '3' });
    expect(first.titles).toEqual(['2026-07-04', '2026-03-31', '2026-03-01']);
    expect(await titles({ limit: '3', cursor: first.next ?? '' })).toEqual({
      titles: ['2026-01-05'],
      next: null,
    });
    expect((await titles({ from: '2026-03-01', to: '2026-03-31' })).titles).toEqual([
      '2026-03-31',
      '2026-03-01',
    ]);
    expect((await titles({ status: 'pending' })).titles).toEqual([]);
    expect((await titles({ missing: 'invoice', status: 'done', to: '2026-02-28' })).titles).toEqual([
      '2026-01-05',
    ]);
    const bad = await call('list-orders', { token: by.token, query: { cursor: 'nonsense' } });
    expect(bad.status).toBe(422);
  });

  it('refuses references that are not of this notary', async () => {
    const foreign = await call('add-client', { token: other.token, body: { name: 'Theirs' } });
    for (const body of [{ client_id: foreign.body.id }, { entry_ids: [foreign.body.id] }]) {
      const answer = await call('add-order', { token: notary.token, body: { ...order, ...body } });
      expect(answer.status).toBe(422);
    }
    const { id } = await add();
    expect((await call('get-order', { token: other.token, params: { id } })).status).toBe(404);
    expect((await call('delete-order', { token: other.token, params: { id } })).status).toBe(404);
  });

  it('refuses amounts, times, and zones in another form', async () => {
    const line = (amount: string) => ({ lines: [{ kind: 'other', description: '', amount }] });
    for (const body of [
      ...[line('15'), line('1,250.00'), line('-1.00'), line('100000.00')],
      ...[{ timezone: 'PST' }, { starts_at: '2026-02-30T10:00' }, { starts_at: '2026-02-01T24:00' }],
      ...[{ minutes: 0 }, { minutes: 1_441 }, { pages: 10_000 }],
    ]) {
      const answer = await call('add-order', { token: notary.token, body: { ...order, ...body } });
      expect({ body, status: answer.status }).toEqual({ body, status: 422 });
    }
  });

  it('keeps a client that has orders', async () => {
    const client = await call('add-client', { token: notary.token, body: { name: 'Signings' } });
    const { id } = await add({ client_id: client.body.id });
    const remove = () => call('delete-client', { token: notary.token, params: { id: client.body.id } });
    expect((await remove()).status).toBe(409);
    expect((await call('delete-order', { token: notary.token, params: { id } })).status).toBe(204);
    expect((await remove()).status).toBe(204);
  });

  it('knows that a trip belongs to an order', async () => {
    const { id } = await add();
    const trip = {
      date: '2026-12-03',
      from: 'Home',
      to: 'Fresno',
      miles: 12.5,
      purpose: 'Signing',
      order_id: id,
    };
    const added = await call('add-trip', { token: notary.token, body: trip });
    expect(added).toMatchObject({ status: 201, body: { ...trip, rate: '72.5' } });
    const read = async () => (await call('get-order', { token: notary.token, params: { id } })).body.missing;
    expect(await read()).toEqual(['entry', 'invoice']);
    expect((await call('delete-trip', { token: notary.token, params: { id: added.body.id } })).status).toBe(
      204,
    );
    expect(await read()).toEqual(['entry', 'mileage', 'invoice']);
  });
});
