import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { addBusinessPapers } from '#test/support/business-papers.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { stackUrls } from '#test/support/stack.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
  const { token } = notary;
  await addBusinessPapers(token, (await stackUrls()).apiUrl);
  const order = {
    title: 'Sale, O’Brien',
    order_number: 'SS-48213',
    starts_at: '2026-03-01T10:00',
    timezone: 'America/Denver',
    address: '7 Ridge Rd, Fort Collins, CO 80521',
    signers: [{ name: 'José Núñez', email: 'jose@example.com' }],
  };
  await call('add-order', { token, body: order });
  await call('add-order', { token, body: { ...order, title: 'Trust, Kim', signers: [], order_number: '' } });
});

const found = async (list: 'list-orders' | 'list-client-invoices' | 'list-clients', q: string, more = {}) => {
  const { status, body } = await call(list, { token: notary.token, query: { q, ...more } });
  expect(status).toBe(200);
  const items: object[] = body.items;
  return items.map(
    (item) => Reflect.get(item, 'title') ?? Reflect.get(item, 'number') ?? Reflect.get(item, 'name'),
  );
};

describe('a search', () => {
  it.each([
    ['nunez', ['Sale, O’Brien']],
    ['obrien JOSÉ', ['Sale, O’Brien']],
    ['48213', ['Sale, O’Brien']],
    ['fort ridge', ['Sale, O’Brien', 'Trust, Kim']],
    ['fort kim', ['Trust, Kim']],
    ['cholmondeley raman', ['Purchase, Raman']],
    ['0001', ['Refinance, Lee']],
    ['nunez kim', []],
    ['---', ['Refinance, Lee', 'Purchase, Raman', 'Sale, O’Brien', 'Trust, Kim']],
  ])('for %s finds orders by signer, title, number, address, client, and invoice', async (q, titles) => {
    expect((await found('list-orders', q)).toSorted()).toEqual(titles.toSorted());
  });

  it('keeps other filters, and goes on with the cursor', async () => {
    expect(await found('list-orders', 'fort', { missing: 'invoice', status: 'done' })).toEqual([]);
    const query = { q: 'fort', limit: '1' };
    const first = await call('list-orders', { token: notary.token, query });
    expect(first.body.items).toHaveLength(1);
    const cursor = first.body.next ?? '';
    const second = await call('list-orders', { token: notary.token, query: { ...query, cursor } });
    expect(second.body.items).toHaveLength(1);
    expect(second.body.items[0]?.id).not.toBe(first.body.items[0]?.id);
  });

  it('finds invoices by number, client, and order, and clients by name and phone number', async () => {
    for (const q of ['0001', 'featherstonehaugh', 'lee']) {
      expect(await found('list-client-invoices', q)).toEqual(['0001']);
    }
    expect(await found('list-client-invoices', 'raman')).toEqual([]);
    for (const q of ['title company', '2145550100']) {
      expect(await found('list-clients', q)).toEqual(['Featherstonehaugh-Cholmondeley Title Company']);
    }
    const { body } = await call('list-client-invoices', { token: notary.token, query: { q: 'lee' } });
    expect(Object.keys(body.items[0] ?? {})).not.toContain('searched');
  });

  it('finds a telephone number however it is written', async () => {
    const { token } = notary;
    const phone = '(303) 555-0142';
    await call('add-client', { token, body: { name: 'Phone Agency', phone } });
    const order = { title: 'Called', starts_at: '2026-03-02T10:00', timezone: 'America/Denver' };
    await call('add-order', { token, body: { ...order, signers: [{ name: 'Ada', phone }] } });
    for (const q of [phone, '303-555-0142', '303.555.0142', '3035550142', '555-0142']) {
      expect(await found('list-clients', q)).toEqual(['Phone Agency']);
      expect(await found('list-orders', q)).toEqual(['Called']);
    }
  });

  it('finds trips by place and purpose, and expenses by description', async () => {
    const { token } = notary;
    for (const [list, q, other] of [
      ['list-trips', 'larimer refinance', 'raman'],
      ['list-expenses', 'toner', 'lunch'],
    ] as const) {
      expect((await call(list, { token, query: { q } })).body.items).toHaveLength(1);
      expect((await call(list, { token, query: { q: other } })).body.items).toHaveLength(0);
    }
  });

  it('refuses a text that is too long or has control characters', async () => {
    for (const q of ['a'.repeat(201), 'a\u0007b']) {
      const answer = await call('list-orders', { token: notary.token, query: { q } });
      expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS' } });
    }
  });

  it('of another notary finds nothing', async () => {
    const { token } = await registerNotary();
    expect((await call('list-orders', { token, query: { q: 'kim' } })).body.items).toEqual([]);
  });
});
