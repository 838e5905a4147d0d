import { call } from './api.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** Gives an account a client, an order that is done, its trip and its invoice, and an expense. Returns their IDs. */
export async function addBusinessPapers(
  token: string,
  apiUrl: string,
): Promise<{ clientId: string; invoiceId: string; orderId: string }> {
  const as = { token, apiUrl };
  const client = await call('add-client', {
    ...as,
    body: {
      name: 'Featherstonehaugh-Cholmondeley Title Company',
      email: 'ap@title.example',
      phone: '2145550100',
    },
  });
  const clientId = client.body.id;
  const order = {
    title: 'Refinance, Lee',
    client_id: clientId,
    starts_at: `${today()}T09:30`,
    timezone: 'America/Denver',
    address: '1437 Bannock St, Denver, CO 80202',
    status: 'done',
    lines: [
      { kind: 'notarial', description: 'Notarial acts', amount: '40.00' },
      { kind: 'travel', description: 'Travel', amount: '95.00' },
    ],
  };
  const first = await call('add-order', { ...as, body: order });
  // The second one has no trip and no invoice.
  await call('add-order', { ...as, body: { ...order, title: 'Purchase, Raman' } });
  const orderIds = [first.body.id];
  const invoice = await call('add-client-invoice', {
    ...as,
    body: { client_id: clientId, order_ids: orderIds, due: '2026-01-31' },
  });
  const trip = {
    from: '2180 Larimer St, Denver, CO 80205',
    to: order.address,
    miles: 4.2,
    purpose: order.title,
  };
  await call('add-trip', { ...as, body: { ...trip, date: today(), order_id: first.body.id } });
  const expense = { category: 'office', amount: '42.10', description: 'Paper and toner' };
  await call('add-expense', { ...as, body: { ...expense, date: today() } });
  return { clientId, invoiceId: invoice.body.id, orderId: first.body.id };
}
