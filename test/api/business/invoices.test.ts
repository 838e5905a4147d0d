import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const addOrder = async (by = notary, body: object = {}) => {
  const order = {
    ...{ title: 'Vane', starts_at: '2026-12-03T17:30', timezone: 'America/Denver', status: 'done' as const },
    lines: [
      { kind: 'notarial' as const, description: 'Fee', amount: '30.00' },
      { kind: 'travel' as const, description: 'Travel', amount: '70.00' },
    ],
  };
  return (await call('add-order', { token: by.token, body: { ...order, ...body } })).body.id;
};
const addClient = async (by = notary) =>
  (await call('add-client', { token: by.token, body: { name: 'Example Signings' } })).body.id;
const invoice = async (body: object = {}, by = notary) => {
  const parts = { order_ids: [await addOrder(by)], client_id: await addClient(by) };
  return call('add-client-invoice', { token: by.token, body: { ...parts, ...body } });
};
const pay = (id: string, amount: string, by = notary) => {
  const body = { date: '2026-12-20', amount, method: 'Check' };
  return call('add-invoice-payment', { token: by.token, params: { id }, body });
};
const summary = async (by: Notary, query: { year: string; basis?: 'done' | 'paid' }) =>
  (await call('get-business-summary', { token: by.token, query })).body;

describe('invoices to clients', () => {
  it('have the next own numbers without a gap, also when made in parallel', async () => {
    const by = await registerNotary();
    const client = await addClient(by);
    const orders = await Promise.all(Array.from({ length: 8 }, () => addOrder(by)));
    const taken = await invoice({ number: '0003' }, by);
    expect(taken.status).toBe(201);
    const made = await Promise.all(
      orders.map((id) =>
        call('add-client-invoice', { token: by.token, body: { order_ids: [id], client_id: client } }),
      ),
    );
    const numbers = made.map(({ body }) => body.number).toSorted();
    expect(numbers).toEqual(['0001', '0002', '0004', '0005', '0006', '0007', '0008', '0009']);
    expect((await invoice({ number: '0003' }, by)).status).toBe(409);
  });

  it('of 0.00 lack a payment once one of their orders has an amount', async () => {
    const by = await registerNotary();
    const [first, second] = [await addOrder(by, { lines: [] }), await addOrder(by, { lines: [] })];
    expect((await invoice({ order_ids: [first, second] }, by)).status).toBe(201);
    const missing = async () => {
      const { body } = await call('list-orders', { token: by.token, query: { missing: 'payment' } });
      return body.items.map(({ id }) => id).toSorted();
    };
    expect(await missing()).toEqual([]);
    const order = await call('get-order', { token: by.token, params: { id: second } });
    const lines = [{ kind: 'travel' as const, description: 'Travel', amount: '70.00' }];
    const change = (body: object) =>
      call('update-order', { token: by.token, params: { id: second }, body: { ...order.body, ...body } });
    expect((await change({ lines })).body.missing).toContain('payment');
    expect(await missing()).toEqual([first, second].toSorted());
    await change({ lines: [] });
    expect(await missing()).toEqual([]);
  });

  it('are paid in parts, never more than what is open', async () => {
    const made = await invoice();
    const { id } = made.body;
    expect(made.body).toMatchObject({ status: 'draft', total: '100.00', open: '100.00' });
    expect((await pay(id, '40.00')).body).toMatchObject({ status: 'partly_paid', open: '60.00' });
    expect((await pay(id, '60.01')).status).toBe(409);
    expect((await pay(id, '0.00')).status).toBe(422);
    expect((await pay(id, '60.00')).body).toMatchObject({ status: 'paid', open: '0.00' });
    const order = await call('get-order', {
      token: notary.token,
      params: { id: made.body.order_ids[0] ?? '' },
    });
    expect(order.body.missing).toEqual(['entry', 'mileage']);
  });

  it('accept of two parallel payments only what is open', async () => {
    const { id } = (await invoice()).body;
    const paid = await Promise.all([pay(id, '80.00'), pay(id, '80.00')]);
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('have their orders for themselves until they are void', async () => {
    const made = await invoice();
    const body = { order_ids: made.body.order_ids, client_id: made.body.client_id };
    const again = () => call('add-client-invoice', { token: notary.token, body });
    expect((await again()).status).toBe(409);
    expect(
      (await call('delete-order', { token: notary.token, params: { id: body.order_ids[0] ?? '' } })).status,
    ).toBe(409);
    await pay(made.body.id, '10.00');
    const remove = await call('delete-client-invoice', { token: notary.token, params: { id: made.body.id } });
    expect(remove.status).toBe(409);
    const gone = await call('void-client-invoice', { token: notary.token, params: { id: made.body.id } });
    expect(gone.body).toMatchObject({ status: 'void', open: '0.00' });
    expect((await again()).status).toBe(201);
  });

  it('give their number back when the draft is deleted', async () => {
    const by = await registerNotary();
    const first = await invoice({}, by);
    const remove = await call('delete-client-invoice', { token: by.token, params: { id: first.body.id } });
    expect(remove.status).toBe(204);
    expect((await invoice({}, by)).body.number).toBe('0001');
  });

  it('refuse references to papers of others', async () => {
    const other = await registerNotary();
    expect((await invoice({ order_ids: [await addOrder(other)] })).status).toBe(422);
    expect((await invoice({ client_id: await addClient(other) })).status).toBe(422);
  });

  it('count in the summary of the year by order, by payment, and by what is open', async () => {
    const by = await registerNotary();
    const { id } = (await invoice({}, by)).body;
    await pay(id, '50.00', by);
    expect(await summary(by, { year: '2026' })).toMatchObject({
      ...{ notarial_fees: '30.00', other_income: '70.00', unpaid: '50.00' },
      by_payer: [{ client: 'Example Signings', paid: '50.00' }],
    });
    expect(await summary(by, { year: '2026', basis: 'paid' })).toMatchObject({
      ...{ notarial_fees: '15.00', other_income: '35.00', unpaid: '50.00' },
    });
    await call('void-client-invoice', { token: by.token, params: { id } });
    expect(await summary(by, { year: '2026', basis: 'paid' })).toMatchObject({
      ...{ notarial_fees: '30.00', other_income: '70.00', unpaid: '0.00', by_payer: [] },
    });
  });
});
