import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStripe } from '#scripts/local/stripe/start-stripe.ts';
import {
  clientOf,
  confirm,
  customerWith,
  day,
  intentOf,
  itemOf,
  openShop,
  post as postTo,
  refusal,
  type Shop,
  seconds,
  secretOf,
  start,
  typeCard,
  typesOf,
  whole,
} from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => {
  expect(shop.double.violations).toEqual([]);
  await shop.double.stop();
});

const post = (path: string, body: unknown) => postTo(shop.double, path, body);
const page = async (path = '') => (await fetch(`${shop.double.url}/_double${path}`)).text();
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
    const { clock } = shop.double;
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
    expect(shop.double.clock.now()).toEqual(new Date('2027-06-01T00:00:00Z'));
    expect((await post('/clock', { advance_days: 'x' })).status).toBe(400);
    expect((await post('/nothing', {})).status).toBe(404);
  });

  it('makes parallel moves one after the other', async () => {
    const { made } = await subscribe();
    await Promise.all([shop.double.clock.advanceBy(20), shop.double.clock.advanceBy(20)]);
    expect(shop.double.clock.now()).toEqual(new Date(start.getTime() + 40 * day * 1_000));
    expect(itemOf(await shop.stripe.subscriptions.retrieve(made.id)).current_period_start).toBe(
      seconds('2027-05-01T00:00:00Z'),
    );
  });

  it('follows real time by default', async () => {
    const double = await startStripe();
    const stripe = clientOf(double);
    await double.clock.advanceBy(365);
    const before = Math.floor(Date.now() / 1_000) + 365 * day;
    const { created } = await stripe.customers.create({});
    const after = Math.floor(Date.now() / 1_000) + 365 * day;
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(after);
    await double.stop();
  });
});

describe('the dashboard', () => {
  it('shows the records and has buttons', async () => {
    const { made, customer } = await subscribe('pm_card_authenticationRequired');
    const text = await page();
    for (const part of [
      made.id,
      customer.id,
      'incomplete',
      'basic_monthly',
      'Pass',
      '+1 month',
      'Hold back',
    ]) {
      expect(text).toContain(part);
    }
    const pressed = await fetch(`${shop.double.url}/_double/clock`, {
      method: 'POST',
      body: new URLSearchParams({ advance_days: '1' }),
      redirect: 'manual',
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/_double']);
    expect(await page()).toContain('2027-04-02 00:00:00 UTC');
    expect((await fetch(`${shop.double.url}/_double/invoices/in_x`)).status).toBe(404);
  });

  it('escapes user text', async () => {
    await shop.stripe.customers.create({ email: '<script>"&' });
    expect(await page()).toContain('&lt;script&gt;&quot;&amp;');
  });

  it('holds and releases webhooks', async () => {
    expect((await post('/webhooks', { action: 'hold' })).body).toMatchObject({ holding: true });
    expect(await page()).toContain('held back');
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
    expect(shop.double.actions.look(customer.card)['card']).toMatchObject({
      exp_year: 2040,
      last4: '1111',
    });
    await post('/card', { payment_method: customer.card, behavior: 'declined' });
    await shop.double.clock.advanceBy(31);
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
    expect(await page(`/bank/${intent}`)).toContain('Complete authentication');
    expect((await post('/authenticate', { intent, outcome: 'succeed' })).body).toMatchObject({
      id: intent,
      status: 'succeeded',
    });
    const asked = await fetch(`${shop.double.url}/_double/browser/intent?client_secret=${client_secret}`);
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
    const directory = await mkdtemp(join(tmpdir(), 'stripe-double-'));
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
    await first.double.clock.advanceBy(0.5);
    const held = first.double.webhooks.waiting.length;
    await first.double.stop();

    const double = await startStripe({ now: start, dataFile, webhook });
    const stripe = clientOf(double);
    expect(double.clock.now()).toEqual(new Date(start.getTime() + 0.5 * day * 1_000));
    expect(await stripe.subscriptions.retrieve(made.id)).toEqual(
      expect.objectContaining({ id: made.id, status: 'active' }),
    );
    expect((await create(stripe)).id).toBe(made.id);
    expect(double.events.filter(({ type }) => type === 'customer.subscription.created')).toHaveLength(1);
    expect(held).toBeGreaterThan(0);
    expect(double.webhooks.waiting).toHaveLength(held);
    await double.clock.advanceBy(31);
    const renewed = await stripe.subscriptions.retrieve(made.id, { expand: ['latest_invoice'] });
    const { hosted_invoice_url } = whole(renewed.latest_invoice);
    expect(hosted_invoice_url?.startsWith(double.url)).toBe(true);
    expect(double.violations).toEqual([]);
    await double.stop();
    await rm(directory, { recursive: true });
  });
});

const typed = async (number: string, more: object = {}) =>
  (await typeCard(shop, { number, ...more })).paymentMethod?.id ?? '';
const look = (id: string) => shop.double.actions.look(id);

/** Starts a subscription whose first invoice waits for a card. */
async function unpaid() {
  const customer = await customerWith(shop, null);
  const subscription = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices.basic_monthly }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  return { customer, intent: intentOf(subscription), secret: secretOf(subscription) };
}

/** Starts a trial without a card; returns the pending setup intent. */
async function trial() {
  const customer = await customerWith(shop, null);
  const subscription = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices.basic_monthly }],
    trial_end: seconds(start) + 7 * day,
    expand: ['pending_setup_intent'],
  });
  const setup = whole(subscription.pending_setup_intent);
  return { customer, subscription, setup, secret: setup.client_secret ?? '' };
}

describe('payment methods', () => {
  it('are new for each use of a test ID', async () => {
    const { stripe } = shop;
    const one = await customerWith(shop);
    const two = await customerWith(shop);
    expect(one.card).toMatch(/^pm_(?!card_)/);
    expect(one.card).not.toBe(two.card);
    const mastercard = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: one.id });
    expect(mastercard.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    expect([look(mastercard.id)['customer'], look(two.card)['customer']]).toEqual([one.id, two.id]);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ])('cannot be attached with %s', async (id, code, declineCode) => {
    const customer = await customerWith(shop, null);
    const error = await refusal(shop.stripe.paymentMethods.attach(id, { customer: customer.id }));
    expect([error.statusCode, error.type, error.code, error.decline_code]).toEqual([
      402,
      'StripeCardError',
      code,
      declineCode,
    ]);
    expect(typesOf(shop, 'payment_method.attached')).toEqual([]);
  });

  it.each([
    ['4242424242424242', 'visa'],
    ['4000 0000 0000 0341', 'visa'],
    ['4000002500003155', 'visa'],
    ['4000002760003184', 'visa'],
    ['5555-5555-5555-4444', 'mastercard'],
  ])('can be attached with the number %s', async (number, brand) => {
    const customer = await customerWith(shop, null);
    const method = await typed(number);
    const attached = await shop.stripe.paymentMethods.attach(method, { customer: customer.id });
    expect([attached.id, attached.customer, attached.card?.brand]).toEqual([method, customer.id, brand]);
    expect(attached.card?.last4).toBe(number.slice(-4));
  });

  it.each([
    ['4000000000000002', {}, 'card_declined'],
    ['4000000000009995', {}, 'card_declined'],
    ['4000000000000127', {}, 'incorrect_cvc'],
    ['4242424242424242', { cvc: '127' }, 'incorrect_cvc'],
  ])('cannot be attached with the number %s and %o', async (number, more, code) => {
    const customer = await customerWith(shop, null);
    const method = await typed(number, more);
    const error = await refusal(shop.stripe.paymentMethods.attach(method, { customer: customer.id }));
    expect([error.statusCode, error.code]).toEqual([402, code]);
  });

  it('are refused immediately with a wrong number or a past expiry', async () => {
    expect((await typeCard(shop, { number: '4242424242424241' })).error?.code).toBe('incorrect_number');
    const past = { number: '4242424242424242', exp_year: 2026 };
    expect((await typeCard(shop, past)).error?.code).toBe('expired_card');
  });

  it('belong to one customer and cannot be used after they are detached', async () => {
    const { stripe, prices } = shop;
    const one = await customerWith(shop);
    const two = await customerWith(shop, null);
    expect((await refusal(stripe.paymentMethods.attach(one.card, { customer: two.id }))).statusCode).toBe(
      400,
    );
    const subscription = await stripe.subscriptions.create({
      customer: one.id,
      items: [{ price: prices.basic_monthly }],
      default_payment_method: one.card,
    });
    const detached = await stripe.paymentMethods.detach(one.card);
    expect(detached.customer).toBeNull();
    expect((await stripe.subscriptions.retrieve(subscription.id)).default_payment_method).toBeNull();
    expect(await stripe.customers.retrieve(one.id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
    expect((await refusal(stripe.paymentMethods.attach(one.card, { customer: one.id }))).statusCode).toBe(
      400,
    );
    expect((await refusal(stripe.paymentMethods.detach(one.card))).statusCode).toBe(400);
  });

  it('can only be the default of their own customer', async () => {
    const { stripe, prices } = shop;
    const one = await customerWith(shop);
    const two = await customerWith(shop);
    const error = await refusal(
      stripe.subscriptions.create({
        customer: one.id,
        items: [{ price: prices.basic_monthly }],
        default_payment_method: two.card,
      }),
    );
    expect([error.code, error.param]).toEqual(['resource_missing', 'default_payment_method']);
  });

  it('expire at the end of their last month', async () => {
    const { stripe, prices, double } = shop;
    const customer = await customerWith(shop, null);
    const id = await typed('4242424242424242', { exp_month: 5, exp_year: 2027 });
    await stripe.paymentMethods.attach(id, { customer: customer.id });
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: prices.basic_monthly }],
      default_payment_method: id,
    });
    await double.clock.advanceTo(new Date('2027-05-02T00:00:00Z'));
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active');
    await double.clock.advanceTo(new Date('2027-06-02T00:00:00Z'));
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('past_due');
    double.actions.updateCard(id, { expYear: 2031 });
    expect(typesOf(shop, 'payment_method.automatically_updated')).toHaveLength(1);
    await double.clock.advanceBy(3);
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active');
  });
});

describe('setup intents', () => {
  it('store a card for later', async () => {
    const { customer, setup, secret } = await trial();
    expect([setup.status, setup.client_secret]).toEqual([
      'requires_payment_method',
      expect.stringMatching(`^${setup.id}_secret_`),
    ]);
    const { setupIntent: done } = await confirm(shop, secret, 'pm_card_visa');
    expect(done?.status).toBe('succeeded');
    expect(look(String(done?.payment_method))['customer']).toBe(customer.id);
    expect((await confirm(shop, secret, 'pm_card_visa')).error?.code).toBe('setup_intent_unexpected_state');
  });

  it('require an authentication, which can be passed or failed', async () => {
    const { stripe, double } = shop;
    const { customer, setup, secret } = await trial();
    const method = await typed('4000002500003155');
    const { setupIntent: asking } = await confirm(shop, secret, method);
    expect([asking?.status, asking?.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);
    double.actions.authenticate(setup.id, 'fail');
    const failed = await stripe.setupIntents.retrieve(setup.id);
    expect([failed.status, failed.last_setup_error?.code]).toEqual([
      'requires_payment_method',
      'setup_intent_authentication_failure',
    ]);
    await confirm(shop, secret, method);
    double.actions.authenticate(setup.id, 'succeed');
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded');
    expect(look(method)['customer']).toBe(customer.id);
  });

  it('report a declined card and a cancelation', async () => {
    const { stripe } = shop;
    const { subscription, setup, secret } = await trial();
    const { error } = await confirm(shop, secret, 'pm_card_chargeDeclined');
    expect(error).toMatchObject({
      code: 'card_declined',
      setup_intent: { status: 'requires_payment_method' },
    });
    await stripe.subscriptions.cancel(subscription.id);
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('canceled');
    expect(typesOf(shop, 'setup_intent.')).toEqual([
      'setup_intent.created',
      'setup_intent.setup_failed',
      'setup_intent.canceled',
    ]);
  });
});

describe('payment intents', () => {
  it('charge a card and report the charge', async () => {
    const { stripe } = shop;
    const { customer, intent, secret } = await unpaid();
    await confirm(shop, secret, 'pm_card_visa');
    const { data } = await stripe.paymentIntents.list({
      customer: customer.id,
      expand: ['data.latest_charge'],
    });
    expect(data).toMatchObject([
      { id: intent, status: 'succeeded', amount_received: 499, latest_charge: { paid: true, amount: 499 } },
    ]);
    const { receipt_url: receipt } = look(String(look(intent)['latest_charge']));
    expect(await (await fetch(String(receipt))).text()).toContain('$4.99');
    expect((await confirm(shop, secret, 'pm_card_visa')).error?.code).toBe('payment_intent_unexpected_state');
  });

  it('report a decline with the intent and accept another card', async () => {
    const { stripe } = shop;
    const { intent, secret } = await unpaid();
    const { error } = await confirm(shop, secret, 'pm_card_chargeCustomerFail');
    expect(error).toMatchObject({
      code: 'card_declined',
      payment_intent: { id: intent, status: 'requires_payment_method' },
    });
    expect((await stripe.paymentIntents.retrieve(intent)).last_payment_error?.decline_code).toBe(
      'generic_decline',
    );
    const { paymentIntent: paid } = await confirm(shop, secret, 'pm_card_visa');
    expect([paid?.status, paid?.last_payment_error]).toEqual(['succeeded', null]);
  });

  it('require an authentication on session, and off session unless the card was set up', async () => {
    const { stripe, double } = shop;
    const { subscription, setup, secret } = await trial();
    const method = await typed('4000002500003155');
    await confirm(shop, secret, method);
    double.actions.authenticate(setup.id, 'succeed');
    await stripe.subscriptions.update(subscription.id, { default_payment_method: method });
    await double.clock.advanceBy(8);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    const { intent, secret: other } = await unpaid();
    const { paymentIntent: asking } = await confirm(shop, other, await typed('4000002500003155'));
    expect([asking?.status, asking?.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);
    double.actions.authenticate(intent, 'fail');
    const failed = await stripe.paymentIntents.retrieve(intent);
    expect([failed.status, failed.last_payment_error?.code]).toEqual([
      'requires_payment_method',
      'payment_intent_authentication_failure',
    ]);
  });
});
