import * as z from 'zod/mini';
import { apiBase, type RouteId, routes } from '#shared/contract/routes.ts';
import { addDays, dayIn } from '#shared/rules/dates.ts';
import { people, places } from './demo-content.ts';

/* The invented business that the screenshots show: signings of two title companies and a law office since spring. */

const clients = [
  { name: 'Front Range Title', email: 'ap@frontrange.example', phone: '(303) 555-0171' },
  { name: 'Summit Signing Service', email: 'pay@summit.example', phone: '(720) 555-0148' },
  { name: 'Beck and Partners', email: 'office@beck.example', phone: '(303) 555-0119' },
] as const;

const products = ['Refinance', 'Purchase', 'HELOC', 'Seller package'] as const;

const spent = [
  { every: 30, category: 'other', amount: '45.00', description: 'Phone and data' },
  { every: 45, category: 'office', amount: '62.40', description: 'Paper and toner' },
  { every: 90, category: 'advertising', amount: '80.00', description: 'Business cards' },
  { every: 160, category: 'insurance', amount: '128.00', description: 'E&O insurance' },
] as const;

/** Days between two signings, back from today. */
const gaps = [4, 6, 3, 8, 5] as const;
const signings = 40;

const made = z.object({ id: z.string() });

/** Adds clients, orders that are done with their trips, and expenses. */
export async function fillBusiness(apiUrl: string, token: string, now: Date): Promise<void> {
  async function add(id: RouteId, body: object): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    };
    const { method, path } = routes[id];
    const response = await fetch(`${apiUrl}${apiBase}${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (response.status !== 201)
      throw new Error(`${id} answered ${response.status}: ${await response.text()}`);
    return made.parse(await response.json()).id;
  }
  const today = dayIn('America/Denver', now);
  const clientIds: string[] = [];
  for (const client of clients) clientIds.push(await add('add-client', client));
  let back = 1;
  for (let nth = 0; nth < signings; nth += 1) {
    const { last } = people[nth % people.length] ?? people[0];
    const place = places[1 + (nth % (places.length - 1))] ?? places[0];
    const day = addDays(today, -back);
    const title = `${products[nth % products.length]}, ${last}`;
    const orderId = await add('add-order', {
      title,
      client_id: clientIds[nth % clientIds.length],
      order_number: `FR-${4_120 - nth}`,
      starts_at: `${day}T17:30`,
      timezone: 'America/Denver',
      address: place.label,
      status: 'done',
      lines: [
        { kind: 'notarial', description: 'Notarial acts', amount: nth % 2 ? '45.00' : '60.00' },
        { kind: 'travel', description: 'Travel', amount: nth % 3 ? '55.00' : '70.00' },
        { kind: 'printing', description: 'Printing', amount: '25.00' },
      ],
    });
    await add('add-trip', {
      ...{ date: day, from: places[0].label, to: place.label, purpose: title, order_id: orderId },
      miles: 6.4 + (nth % 5) * 3.5,
    });
    back += gaps[nth % gaps.length] ?? 5;
  }
  for (const { every, ...expense } of spent) {
    for (let days = 2; days < back; days += every)
      await add('add-expense', { ...expense, date: addDays(today, -days) });
  }
}
