import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, customerWith, itemOf, openShop, type Shop, seconds, start } from './shop.ts';

const secret = 'whsec_emulator';
const { webhooks } = new Stripe('sk_test_emulator');
let shop: Shop;
let got: Stripe.Event[];
let bodies: { body: string; signature: string }[];
let answers: number[];
let whenGot: (event: Stripe.Event) => Promise<unknown>;
let endpoint: ReturnType<typeof createServer>;

beforeEach(async () => {
  got = [];
  bodies = [];
  answers = [];
  whenGot = async () => {};
  endpoint = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const signature = String(request.headers['stripe-signature']);
    bodies.push({ body, signature });
    const event = webhooks.constructEvent(body, signature, secret);
    await whenGot(event);
    got.push(event);
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = endpoint.address() as AddressInfo;
  shop = await openShop({ webhook: { url: `http://127.0.0.1:${port}/hook`, secret } });
  await shop.emulator.webhooks.settled();
  got = [];
});
afterEach(async () => {
  expect(shop.emulator.violations).toEqual([]);
  await shop.emulator.stop();
  endpoint.closeAllConnections();
  endpoint.close();
});

const types = () => got.map(({ type }) => type);
const settled = () => shop.emulator.webhooks.settled();
async function subscribe() {
  const customer = await customerWith(shop);
  const made = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices.basic_monthly }],
  });
  await settled();
  return { made, customer };
}
const paidStart = [
  'customer.subscription.created',
  'invoice.created',
  'payment_intent.created',
  'invoice.finalized',
  'customer.updated',
  'charge.succeeded',
  'payment_intent.succeeded',
  'invoice_payment.paid',
  'invoice.paid',
  'invoice.payment_succeeded',
  'customer.subscription.updated',
];
/** Makes a change that causes one event. */
const rename = (id: string, name: string) => shop.stripe.customers.update(id, { name });
const names = () => got.map(({ data }) => ('name' in data.object ? data.object.name : undefined));

describe('webhooks', () => {
  it('are signed and in order', async () => {
    await subscribe();
    expect(types().slice(-paidStart.length)).toEqual(paidStart);
    const { body, signature } = bodies.at(-1) ?? { body: '', signature: '' };
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    expect(() => webhooks.constructEvent(`${body} `, signature, secret)).toThrow();
    expect(shop.emulator.webhooks.sent.every(({ status }) => status === 200)).toBe(true);
  });

  it('come only for the events that the endpoint gets', async () => {
    const { port } = endpoint.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/hook`;
    const other = await openShop({ webhook: { url, secret, events: ['invoice.paid', 'customer.deleted'] } });
    const { id } = await customerWith(other);
    await other.stripe.subscriptions.create({
      customer: id,
      items: [{ price: other.prices.basic_monthly }],
    });
    await other.emulator.webhooks.settled();
    expect(types()).toEqual(['invoice.paid']);
    await other.emulator.stop();
  });

  it('contain a snapshot of the object', async () => {
    const { id } = await shop.stripe.customers.create({ name: 'first' });
    await shop.emulator.webhooks.hold();
    await rename(id, 'second');
    await rename(id, 'third');
    got = [];
    await shop.emulator.webhooks.release();
    expect(names()).toEqual(['second', 'third']);
    expect(got.map(({ data }) => data.previous_attributes)).toEqual([{ name: 'first' }, { name: 'second' }]);
    expect(got[0]).toMatchObject({ api_version: '2026-10-28.endive', livemode: false });
    expect(got[0]?.request?.id).toMatch(/^req_/);
  });

  it('can be held and released in reverse', async () => {
    const { id } = await shop.stripe.customers.create({});
    await settled();
    got = [];
    await shop.emulator.webhooks.hold();
    await rename(id, 'one');
    await rename(id, 'two');
    await settled();
    expect(got).toEqual([]);
    expect(shop.emulator.webhooks.waiting).toHaveLength(2);
    await shop.emulator.webhooks.release('reversed');
    expect(names()).toEqual(['two', 'one']);
  });

  it('can be duplicated', async () => {
    const { id } = await shop.stripe.customers.create({});
    await settled();
    got = [];
    shop.emulator.webhooks.duplicate(2);
    await rename(id, 'one');
    await settled();
    expect(names()).toEqual(['one', 'one']);
    expect(new Set(got.map((event) => event.id)).size).toBe(1);
    await shop.emulator.webhooks.undisturbed();
    await rename(id, 'two');
    await settled();
    expect(names()).toEqual(['one', 'one', 'two']);
  });

  it('of one request can be reversed', async () => {
    shop.emulator.webhooks.reverse(true);
    await subscribe();
    expect(types().slice(-paidStart.length)).toEqual(paidStart.toReversed());
  });

  it('can be delayed by the clock', async () => {
    const { id } = await shop.stripe.customers.create({});
    await settled();
    got = [];
    shop.emulator.webhooks.delay({ days: 1 });
    await rename(id, 'late');
    await settled();
    expect(got).toEqual([]);
    await shop.emulator.clock.advanceBy(0.9);
    expect(got).toEqual([]);
    await shop.emulator.clock.advanceBy(0.2);
    expect(names()).toEqual(['late']);
    expect(shop.emulator.webhooks.sent.at(-1)?.at).toBe(seconds(start) + 86_400);
  });

  it('can be dropped by number or by type, and sent again', async () => {
    const { id } = await shop.stripe.customers.create({});
    await settled();
    got = [];
    shop.emulator.webhooks.drop(2);
    for (const name of ['one', 'two', 'three']) await rename(id, name);
    await settled();
    expect(names()).toEqual(['one', 'three']);
    shop.emulator.webhooks.drop((event) => event.type === 'invoice.paid');
    await subscribe();
    expect(types()).not.toContain('invoice.paid');
    const lost = shop.emulator.events.find(({ type }) => type === 'invoice.paid');
    await shop.emulator.webhooks.resend(lost?.id ?? '');
    expect(got.at(-1)?.id).toBe(lost?.id);
    await expect(shop.emulator.webhooks.resend('evt_x')).rejects.toThrow(RangeError);
  });

  it('are retried by the clock for about three days after a refusal', async () => {
    const { id } = await shop.stripe.customers.create({});
    await settled();
    got = [];
    answers = [500, 503];
    await rename(id, 'stubborn');
    await settled();
    expect(got).toHaveLength(1);
    await shop.emulator.clock.advanceBy(1 / 24);
    expect(names()).toEqual(['stubborn', 'stubborn', 'stubborn']);
    expect(shop.emulator.webhooks.sent.slice(-3).map(({ status }) => status)).toEqual([500, 503, 200]);
    answers = Array.from({ length: 50 }, () => 500);
    await rename(id, 'hopeless');
    await shop.emulator.clock.advanceBy(10);
    const tried = shop.emulator.webhooks.sent.filter(({ event }) => event.data.object['name'] === 'hopeless');
    expect(tried).toHaveLength(11);
    const span = (tried.at(-1)?.at ?? 0) - (tried[0]?.at ?? 0);
    expect(span).toBeGreaterThan(2 * 86_400);
    expect(span).toBeLessThan(4 * 86_400);
    expect(shop.emulator.webhooks.waiting).toEqual([]);
  });

  it('arrive at their own time, while the receiver can call the API', async () => {
    const { made } = await subscribe();
    const seen: [string, string][] = [];
    whenGot = async (event) => {
      if (event.type !== 'customer.subscription.updated') return;
      const asked = await shop.stripe.subscriptions.retrieve(made.id);
      seen.push([
        shop.emulator.clock.now().toISOString().slice(0, 10),
        new Date(itemOf(asked).current_period_start * 1_000).toISOString().slice(0, 10),
      ]);
    };
    await shop.emulator.clock.advanceBy(70);
    expect(seen).toEqual([
      ['2027-05-01', '2027-05-01'],
      ['2027-06-01', '2027-06-01'],
    ]);
  });

  it('can be processed by their receiver while others wait to be sent', async () => {
    const { id } = await shop.stripe.customers.create({});
    await settled();
    got = [];
    const impatient = clientOf(shop.emulator, { timeout: 2_000 });
    const known: string[] = [];
    whenGot = async () => {
      const asked = await impatient.customers.retrieve(id);
      known.push('name' in asked ? String(asked.name) : '');
    };
    await shop.emulator.webhooks.hold();
    for (const name of ['one', 'two', 'three']) await rename(id, name);
    await shop.emulator.webhooks.release();
    expect(known).toEqual(['three', 'three', 'three']);
    expect(names()).toEqual(['one', 'two', 'three']);
  });

  it('name the request that caused them', async () => {
    await shop.stripe.customers.create({}, { idempotencyKey: 'mine' });
    await settled();
    expect(got.at(-1)?.request).toMatchObject({ idempotency_key: 'mine' });
    const { made } = await subscribe();
    await shop.emulator.clock.advanceBy(31);
    const renewed = got.filter(({ type }) => type === 'customer.subscription.updated').at(-1);
    expect(renewed?.data.object).toMatchObject({ id: made.id });
    expect(renewed?.request).toEqual({ id: null, idempotency_key: null });
  });
});

describe('events', () => {
  it('contain a snapshot of the object and are kept in order', async () => {
    const { made } = await subscribe();
    await shop.emulator.clock.advanceBy(31);
    const { events } = shop.emulator;
    const renewals = events.filter(
      ({ type, created }) => type === 'invoice.paid' && created > seconds(start),
    );
    expect(renewals).toHaveLength(1);
    const started = events.find(({ type }) => type === 'customer.subscription.created');
    expect(started?.data.object).toMatchObject({ id: made.id, status: 'incomplete' });
    expect(events.map(({ created }) => created)).toEqual(events.map(({ created }) => created).toSorted());
  });
});
