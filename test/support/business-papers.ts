import { businessLimits } from '#shared/data/business/business-limits.ts';
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

/** A text without a place to break it. */
const unbroken = (length: number) => 'W'.repeat(length);

/** Gives an account papers of each kind with the longest texts and lists. Returns the IDs of some. */
export async function addLongPapers(
  token: string,
  apiUrl: string,
): Promise<{ clientId: string; invoiceId: string; orderId: string }> {
  const as = { token, apiUrl };
  const { lineLength, addressLength, notesLength, numberLength } = businessLimits;
  const name = unbroken(lineLength);
  const address = unbroken(addressLength);
  const email = `${unbroken(60)}@${unbroken(60)}.example`.toLowerCase();
  const body = { name, email, phone: name, company: name, address, notes: unbroken(notesLength) };
  const clientId = (await call('add-client', { ...as, body })).body.id;
  const order = {
    ...{ title: name, client_id: clientId, starts_at: `${today()}T09:30`, timezone: 'America/Denver' },
    ...{ address, order_number: unbroken(numberLength), product: name, pages: businessLimits.pages },
    ...{ instructions: unbroken(notesLength), status: 'done' },
    signers: Array.from({ length: businessLimits.signersPerOrder }, () => ({ name, phone: name, email })),
    lines: Array.from({ length: businessLimits.linesPerOrder }, (_, index) => ({
      ...{ kind: index === 0 ? 'notarial' : 'other', description: index === 0 ? 'Notarial acts' : name },
      amount: '99999.99',
    })),
  };
  const orderId = (await call('add-order', { ...as, body: order })).body.id;
  await call('add-order', { ...as, body: order });
  const number = unbroken(numberLength);
  const note = unbroken(notesLength);
  const invoice = await call('add-client-invoice', {
    ...as,
    body: { client_id: clientId, order_ids: [orderId], due: '2026-01-31', number, note },
  });
  const payment = { date: today(), amount: '99999.99', method: name };
  await call('add-invoice-payment', { ...as, params: { id: invoice.body.id }, body: payment });
  const trip = { date: today(), from: address, to: address, miles: businessLimits.miles, purpose: name };
  await call('add-trip', { ...as, body: { ...trip, order_id: orderId } });
  await call('add-expense', {
    ...as,
    body: { date: today(), category: 'office', amount: '99999.99', description: name },
  });
  return { clientId, invoiceId: invoice.body.id, orderId };
}
