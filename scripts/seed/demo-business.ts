import { ulid } from 'ulid';
import { ok } from '#functions/outcome.ts';
import { addInvoice, addPayment, changeInvoice } from '#functions/services/business/client-invoices.ts';
import { addClient } from '#functions/services/business/clients.ts';
import { addExpense } from '#functions/services/business/expenses.ts';
import { addOrder } from '#functions/services/business/orders.ts';
import { addTrip } from '#functions/services/business/trips.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { invoiceDeps, orderDeps } from '#functions/wiring/business.ts';
import { expenseDeps } from '#functions/wiring/expenses.ts';
import type { ClientBody } from '#shared/schemas/business/client.ts';
import type { ExpenseBody } from '#shared/schemas/business/expense.ts';
import type { OrderBody, OrderStatus } from '#shared/schemas/business/order.ts';
import { must } from './demo-journal.ts';
import type { Random } from './random.ts';

/** An entry that a signing appointment led to. */
export type DoneEntry = { id: string; at: Date };

const clients: [ClientBody, ...ClientBody[]] = [
  { name: 'Front Range Signings', email: 'orders@frontrange.example', phone: '(303) 555-0171' },
  {
    name: 'Mile High Title',
    email: 'closings@milehigh.example',
    address: '1801 California St, Denver, CO 80202',
  },
  { name: 'Sage Law Office', email: 'office@sagelaw.example', company: 'Sage Law LLC' },
];
const titles = [
  'Refinance',
  'Home purchase',
  'Power of attorney',
  'Trust package',
  'Loan modification',
] as const;
const streets = ['Larimer St', 'Colfax Ave', 'Pearl St', 'Tennyson St'] as const;
const names = ['Avery', 'Brooks', 'Castillo', 'Dawson', 'Ellison', 'Fleming'] as const;
const spent: Omit<ExpenseBody, 'date'>[] = [
  { category: 'supplies', amount: '38.40', description: 'Paper and toner' },
  { category: 'insurance', amount: '45.00', description: 'Errors and omissions insurance' },
  { category: 'advertising', amount: '24.00', description: 'Directory listing' },
  { category: 'education', amount: '79.00', description: 'Loan signing course' },
  { category: 'taxes_licenses', amount: '10.00', description: 'Commission fee' },
];
const dayMs = 86_400_000;
/** How many signings are told of, one for every few entries, and how many of them share an invoice. */
const every = 6;
const together = 3;

const day = (at: Date) => at.toISOString().slice(0, 10);

function orderAt(random: Random, at: Date, status: OrderStatus, clientId: string): OrderBody {
  const name = random.pick(names);
  return {
    title: `${name} ${random.pick(titles).toLowerCase()}`,
    clientId,
    orderNumber: `${random.between(10, 99)}-${random.between(10_000, 99_999)}`,
    startsAt: `${day(at)}T${String(random.between(9, 19)).padStart(2, '0')}:30`,
    timezone: 'America/Denver',
    minutes: 60,
    address: `${random.between(100, 4_900)} ${random.pick(streets)}, Denver, CO`,
    signers: [{ name: `Jordan ${name}`, phone: '(303) 555-0118' }],
    product: 'Signing package',
    pages: random.between(20, 160),
    lines: [
      { kind: 'notarial', description: 'Notarial acts', amount: `${random.between(1, 4) * 15}.00` },
      { kind: 'travel', description: 'Travel', amount: `${random.between(5, 15) * 5}.00` },
      { kind: 'printing', description: 'Two sets', amount: '25.00' },
    ],
    status,
    entryIds: [],
  };
}

/** Makes an invoice for orders of a client; old ones are paid, later ones sent, the last ones are drafts. */
async function invoice(account: Account, clientId: string, orderIds: string[], at: Date): Promise<void> {
  const deps = { ...invoiceDeps(), now: () => at };
  const due = day(new Date(at.getTime() + 30 * dayMs));
  const made = must(
    await addInvoice(deps, { account, id: ulid(at.getTime()), body: { orderIds, clientId, due } }),
  );
  const age = Date.now() - at.getTime();
  const { id, total } = made;
  if (age > 10 * dayMs) {
    const sentAt = at.toISOString();
    must(await changeInvoice(deps, { account, id }, (current) => ok({ ...current, sentAt })));
  }
  if (age > 60 * dayMs) {
    const amount = age > 100 * dayMs ? total : '50.00';
    const body = { date: day(new Date(at.getTime() + 20 * dayMs)), amount, method: 'Bank transfer' };
    must(await addPayment(deps, { account, id, body, paymentId: ulid() }));
  }
}

/** Adds clients, orders, trips, expenses, and invoices, so that every page of the business shows something. */
export async function addBusiness(
  account: Account,
  random: Random,
  done: readonly DoneEntry[],
): Promise<void> {
  const now = Date.now();
  const ids: string[] = [];
  for (const body of clients) {
    const id = ulid();
    must(await addClient({ papers: paperStore(table()), now: () => new Date() }, { account, body, id }));
    ids.push(id);
  }
  const clientOf = (at: number) => ids[at % ids.length] ?? '';
  const addTo = async (body: OrderBody, at: Date) =>
    must(await addOrder(orderDeps(), { account, body, id: ulid(at.getTime()) })).id;

  const toInvoice = new Map<string, string[]>();
  const signings = done.filter((_, at) => at % every === 0);
  for (const [at, entry] of signings.entries()) {
    const clientId = clientOf(at);
    const body = { ...orderAt(random, entry.at, 'done', clientId), entryIds: [entry.id] };
    const orderId = await addTo(body, entry.at);
    const trip = {
      date: day(entry.at),
      from: '1437 Bannock St, Denver',
      to: body.address ?? 'Denver',
      orderId,
    };
    const miles = random.between(40, 420) / 10;
    if (at % 4 !== 3) {
      must(
        await addTrip(orderDeps(), { account, id: ulid(), body: { ...trip, miles, purpose: body.title } }),
      );
    }
    const waiting = [...(toInvoice.get(clientId) ?? []), orderId];
    const isFull = waiting.length === together;
    if (isFull) await invoice(account, clientId, waiting, entry.at);
    toInvoice.set(clientId, isFull ? [] : waiting);
    if (at % 2 === 0) {
      const expense = { ...(spent[(at / 2) % spent.length] as (typeof spent)[number]), date: day(entry.at) };
      must(await addExpense(expenseDeps(), { account, id: ulid(), body: expense }));
    }
  }
  const coming: OrderStatus[] = ['confirmed', 'confirmed', 'pending', 'on_hold', 'cancelled'];
  for (const [at, status] of coming.entries()) {
    const later = new Date(now + (at + 1) * dayMs);
    await addTo(orderAt(random, later, status, clientOf(at)), later);
  }
}
