import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startStripe } from '#scripts/local/stripe/start-stripe.ts';
import {
  clientOf,
  customerWith,
  day,
  itemOf,
  openShop,
  post as postTo,
  type Shop,
  seconds,
  secretOf,
  shopPerTest,
  start,
  whole,
} from './shop.ts';

const shop = shopPerTest();

const post = (path: string, body: unknown) => postTo(shop.emulator, path, body);
const ask = async (path: string) => (await fetch(`${shop.emulator.url}/_double${path}`)).json();
const subscribe = async (card = 'pm_card_visa') => {
  const customer = await customerWith(shop, card);
  const made = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices.basic_monthly }],
    expand: ['latest_invoice.confirmation_secret'],
  });
  return { customer, made, secret: secretOf(made) };
};

describe('the clock', () => {
  it('stays at its start and only moves forward', async () => {
    const { clock } = shop.emulator;
    expect(clock.now()).toEqual(start);
    await clock.advanceBy(1.5);
    expect(clock.now()).toEqual(new Date('2027-04-02T12:00:00Z'));
    await clock.advanceTo(new Date('2027-04-03T00:00:00Z'));
    await expect(clock.advanceTo(new Date('2027-04-02T00:00:00Z'))).rejects.toThrow(RangeError);
    await expect(clock.advanceBy(-1)).rejects.toThrow(RangeError);
    await expect(clock.advanceBy(Number.NaN)).rejects.toThrow(RangeError);
    expect(clock.now()).toEqual(new Date('2027-04-03T00:00:00Z'));
  });

  it('also moves over HTTP', async () => {
    expect(await post('/clock', { advance_days: 2 })).toMatchObject({
      status: 200,
      body: { now: '2027-04-03T00:00:00.000Z' },
    });
    await post('/clock', { to: '2027-06-01T00:00:00Z' });
    expect(shop.emulator.clock.now()).toEqual(new Date('2027-06-01T00:00:00Z'));
    expect((await post('/clock', { advance_days: 'x' })).status).toBe(400);
    expect((await post('/nothing', {})).status).toBe(404);
  });

  it('makes parallel moves one after the other', async () => {
    const { made } = await subscribe();
    await Promise.all([shop.emulator.clock.advanceBy(20), shop.emulator.clock.advanceBy(20)]);
    expect(shop.emulator.clock.now()).toEqual(new Date(start.getTime() + 40 * day * 1_000));
    expect(itemOf(await shop.stripe.subscriptions.retrieve(made.id)).current_period_start).toBe(
      seconds('2027-05-01T00:00:00Z'),
    );
  });

  it('follows real time by default', async () => {
    const emulator = await startStripe();
    const stripe = clientOf(emulator);
    await emulator.clock.advanceBy(365);
    const before = Math.floor(Date.now() / 1_000) + 365 * day;
    const { created } = await stripe.customers.create({});
    const after = Math.floor(Date.now() / 1_000) + 365 * day;
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(after);
    await emulator.stop();
  });
});

describe('the controls', () => {
  it('have a page, and list the records that it shows', async () => {
    const { made, customer } = await subscribe('pm_card_authenticationRequired');
    expect(await (await fetch(`${shop.emulator.url}/_double`)).text()).toContain('Stripe emulator');
    expect(await ask('/records')).toMatchObject({
      now: start.toISOString(),
      holding: false,
      violations: 0,
      customers: [{ id: customer.id }],
      subscriptions: [
        { id: made.id, status: 'incomplete', items: { data: [{ price: { lookup_key: 'basic_monthly' } }] } },
      ],
      invoices: [{ id: whole(made.latest_invoice).id, status: 'open' }],
      intents: [{ object: 'payment_intent', status: 'requires_action' }],
      events: expect.arrayContaining([expect.objectContaining({ type: 'customer.created' })]),
    });
    expect(await ask(`/objects/${made.id}`)).toMatchObject({ object: 'subscription', id: made.id });
    expect(await ask('/objects/in_x')).toEqual({ error: 'There is no such object.' });
    expect(await ask('/nothing')).toEqual({ error: 'There is no such object.' });
  });

  it('holds and releases webhooks', async () => {
    expect((await post('/webhooks', { action: 'hold' })).body).toMatchObject({ holding: true });
    expect(await ask('/records')).toMatchObject({ holding: true });
    expect((await post('/webhooks', { action: 'release' })).body).toMatchObject({ holding: false });
    expect((await post('/webhooks', { action: 'explode' })).status).toBe(400);
  });

  it('makes requests fail and holds an answer until its release', async () => {
    const customers = () => shop.stripe.customers.list({}, { maxNetworkRetries: 0 });
    await post('/faults', { action: 'add', kind: 'error', path: '/v1/customers', times: 2 });
    await expect(customers()).rejects.toThrow('An unknown error occurred');
    await expect(customers()).rejects.toThrow('An unknown error occurred');
    expect((await customers()).data).toEqual([]);
    await post('/faults', { action: 'add', kind: 'hold', method: 'GET', path: '/v1/customers' });
    let answered = false;
    const held = customers().then(() => {
      answered = true;
    });
    expect(await post('/faults', { action: 'held' })).toMatchObject({ status: 200, body: { held: true } });
    expect(answered).toBe(false);
    await post('/faults', { action: 'release' });
    await held;
    expect(answered).toBe(true);
    expect(await post('/faults', { action: 'add', kind: 'nonsense' })).toMatchObject({ status: 400 });
    expect(await post('/faults', {})).toMatchObject({ status: 400 });
  });

  it('disputes charges and changes cards', async () => {
    const { made, customer } = await subscribe();
    const { body } = await post('/dispute', { of: whole(made.latest_invoice).id, reason: 'duplicate' });
    expect(await post('/dispute/close', { dispute: body['dispute'], outcome: 'won' })).toMatchObject({
      body: { status: 'won', reason: 'duplicate' },
    });
    await post('/card', { payment_method: customer.card, exp_year: 2040, last4: '1111' });
    expect(shop.emulator.actions.look(customer.card)['card']).toMatchObject({
      exp_year: 2040,
      last4: '1111',
    });
    await post('/card', { payment_method: customer.card, behavior: 'declined' });
    await shop.emulator.clock.advanceBy(31);
    expect((await shop.stripe.subscriptions.retrieve(made.id)).status).toBe('past_due');
    expect((await post('/card', { payment_method: customer.card, behavior: 'sings' })).status).toBe(400);
  });
});

describe('the card field of a browser', () => {
  const card = (number: string) => ({ number, exp_month: 12, exp_year: 2031, cvc: '123' });

  it('pays an intent with its client secret, as Stripe.js does', async () => {
    const customer = await customerWith(shop, null);
    const made = await shop.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: shop.prices.basic_monthly }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    });
    const client_secret = whole(made.latest_invoice).confirmation_secret?.client_secret;
    const declined = await post('/browser/confirm', { client_secret, card: card('4000000000000002') });
    expect(declined.body).toMatchObject({ error: { type: 'card_error', code: 'card_declined' } });
    const asking = await post('/browser/confirm', { client_secret, card: card('4000002760003184') });
    expect(asking.body).toMatchObject({ paymentIntent: { status: 'requires_action' } });
    const intent = client_secret?.split('_secret_')[0] ?? '';
    expect(await ask('/records')).toMatchObject({ intents: [{ id: intent }] });
    expect((await post('/authenticate', { intent, outcome: 'succeed' })).body).toMatchObject({
      id: intent,
      status: 'succeeded',
    });
    const asked = await fetch(`${shop.emulator.url}/_double/browser/intent?client_secret=${client_secret}`);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(await asked.json()).toMatchObject({ paymentIntent: { id: intent, status: 'succeeded' } });
    const active = await shop.stripe.subscriptions.retrieve(made.id);
    expect([active.status, typeof active.default_payment_method]).toEqual(['active', 'string']);
  });

  it('stores a card with the client secret of a setup intent', async () => {
    const customer = await customerWith(shop, null);
    const trial = await shop.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: shop.prices.basic_monthly }],
      trial_end: seconds(start) + 7 * day,
      expand: ['pending_setup_intent'],
    });
    const { client_secret, id } = whole(trial.pending_setup_intent);
    const method = await post('/browser/payment_methods', {
      card: card('4242 4242 4242 4242'),
      billing_details: { name: 'Nora', postal_code: '12345' },
    });
    expect(method.body).toMatchObject({ paymentMethod: { card: { last4: '4242' } } });
    const payment_method = (method.body['paymentMethod'] as { id: string }).id;
    const done = await post('/browser/confirm', { client_secret, payment_method });
    expect(done.body).toMatchObject({ setupIntent: { id, status: 'succeeded', payment_method } });
  });

  it('refuses a wrong secret and a wrong number', async () => {
    const { secret } = await subscribe('pm_card_authenticationRequired');
    const wrong = await post('/browser/confirm', {
      client_secret: `${secret}x`,
      card: card('4242424242424242'),
    });
    expect(wrong.body).toMatchObject({ error: { param: 'client_secret' } });
    const number = await post('/browser/payment_methods', { card: card('1234') });
    expect(number.body).toMatchObject({ error: { code: 'incorrect_number' } });
    expect((await post('/authenticate', { intent: 'pi_x', outcome: 'succeed' })).status).toBe(400);
  });
});

describe('the data file', () => {
  it('keeps objects, time, events, keys and waiting webhooks between runs', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'stripe-emulator-'));
    const dataFile = join(directory, 'deep', 'stripe.json');
    const webhook = { url: 'http://127.0.0.1:9/nobody', secret: 'whsec_x' };
    const first = await openShop({ dataFile, webhook });
    const customer = await customerWith(first);
    const create = (stripe: Shop['stripe']) =>
      stripe.subscriptions.create(
        { customer: customer.id, items: [{ price: first.prices.pro_monthly }] },
        { idempotencyKey: 'kept' },
      );
    const made = await create(first.stripe);
    await first.emulator.clock.advanceBy(0.5);
    const held = first.emulator.webhooks.waiting.length;
    await first.emulator.stop();

    const emulator = await startStripe({ now: start, dataFile, webhook });
    const stripe = clientOf(emulator);
    expect(emulator.clock.now()).toEqual(new Date(start.getTime() + 0.5 * day * 1_000));
    expect(await stripe.subscriptions.retrieve(made.id)).toEqual(
      expect.objectContaining({ id: made.id, status: 'active' }),
    );
    expect((await create(stripe)).id).toBe(made.id);
    expect(emulator.events.filter(({ type }) => type === 'customer.subscription.created')).toHaveLength(1);
    expect(held).toBeGreaterThan(0);
    expect(emulator.webhooks.waiting).toHaveLength(held);
    await emulator.clock.advanceBy(31);
    const renewed = await stripe.subscriptions.retrieve(made.id, { expand: ['latest_invoice'] });
    const { hosted_invoice_url } = whole(renewed.latest_invoice);
    expect(hosted_invoice_url?.startsWith(emulator.url)).toBe(true);
    expect(emulator.violations).toEqual([]);
    await emulator.stop();
    await rm(directory, { recursive: true });
  });
});
