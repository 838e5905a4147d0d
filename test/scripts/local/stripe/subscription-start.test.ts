import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  customerWith,
  day,
  itemOf,
  openShop,
  type PriceKey,
  refusal,
  type Shop,
  seconds,
  start,
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

const expand = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];
const create = (
  customer: { id: string },
  params: Partial<Stripe.SubscriptionCreateParams> = {},
  key: PriceKey = 'basic_monthly',
) =>
  shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices[key] }],
    expand,
    ...params,
  });
const read = (id: string) => shop.stripe.subscriptions.retrieve(id, { expand });
const typesOf = async (prefix: string) =>
  (await shop.stripe.events.list({ limit: 100, types: [`${prefix}*`] })).data
    .map(({ type }) => type)
    .reverse();
const intentOf = (subscription: Stripe.Subscription) =>
  whole(subscription.latest_invoice).confirmation_secret?.client_secret.split('_secret_')[0] ?? '';

describe('a paid start', () => {
  it('charges the full price, and runs for a calendar month', async () => {
    const customer = await customerWith(shop);
    const made = await create(customer, { metadata: { account: 'a' } });
    const invoice = whole(made.latest_invoice);
    expect(made).toMatchObject({
      status: 'active',
      metadata: { account: 'a' },
      billing_mode: { type: 'flexible' },
    });
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_create',
      total: 499,
      amount_due: 499,
      amount_paid: 499,
      amount_remaining: 0,
    });
    expect(itemOf(made)).toMatchObject({
      current_period_start: seconds(start),
      current_period_end: seconds('2027-05-01T00:00:00Z'),
    });
    expect(await typesOf('customer.subscription')).toEqual([
      'customer.subscription.created',
      'customer.subscription.updated',
    ]);
    expect(await typesOf('invoice.')).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
  });

  it('without any card is refused, or waits for one', async () => {
    const customer = await customerWith(shop, null);
    expect((await refusal(create(customer))).code).toBe('resource_missing');
    expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    const waiting = await create(customer, {
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
    });
    expect([waiting.status, whole(waiting.latest_invoice).status]).toEqual(['incomplete', 'open']);
    const paid = await shop.stripe.paymentIntents.confirm(intentOf(waiting), {
      payment_method: 'pm_card_visa',
    });
    const active = await read(waiting.id);
    expect(active.status).toBe('active');
    expect(active.default_payment_method).toBe(paid.payment_method);
    expect((await shop.stripe.paymentMethods.retrieve(String(paid.payment_method))).customer).toBe(
      customer.id,
    );
  });

  it('with a card that is refused stays incomplete, and expires after 23 hours', async () => {
    const customer = await customerWith(shop, 'pm_card_chargeCustomerFail');
    const made = await create(customer);
    expect([made.status, whole(made.latest_invoice).status]).toEqual(['incomplete', 'open']);
    const intent = await shop.stripe.paymentIntents.retrieve(intentOf(made));
    expect([intent.status, intent.last_payment_error?.code]).toEqual([
      'requires_payment_method',
      'card_declined',
    ]);
    await shop.double.clock.advanceBy(22.9 / 24);
    expect((await read(made.id)).status).toBe('incomplete');
    await shop.double.clock.advanceBy(0.2 / 24);
    const expired = await read(made.id);
    expect([expired.status, whole(expired.latest_invoice).status]).toEqual(['incomplete_expired', 'void']);
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
    await shop.double.clock.advanceBy(60);
    expect((await shop.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
  });

  it('that is incomplete changes nothing but its method, and can be given up', async () => {
    const customer = await customerWith(shop, 'pm_card_chargeCustomerFail');
    const made = await create(customer);
    const item = itemOf(made);
    const change = { items: [{ id: item.id, price: shop.prices.pro_monthly }] };
    expect((await refusal(shop.stripe.subscriptions.update(made.id, change))).statusCode).toBe(400);
    const ended = await shop.stripe.subscriptions.cancel(made.id, { expand: ['latest_invoice'] });
    expect([ended.status, whole(ended.latest_invoice).status]).toEqual(['incomplete_expired', 'void']);
  });

  it('can be refused as a whole', async () => {
    const { stripe } = shop;
    const failing = await customerWith(shop, 'pm_card_chargeCustomerFail');
    const asking = await customerWith(shop, 'pm_card_authenticationRequired');
    const declined = await refusal(create(failing, { payment_behavior: 'error_if_incomplete' }));
    const unauthenticated = await refusal(create(asking, { payment_behavior: 'error_if_incomplete' }));
    expect([declined.statusCode, declined.code]).toEqual([402, 'card_declined']);
    expect(unauthenticated.code).toBe('subscription_payment_intent_requires_action');
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect((await stripe.invoices.list()).data).toEqual([]);
    expect(await typesOf('invoice.')).toEqual([]);
    expect((await refusal(create(failing, { payment_behavior: 'pending_if_incomplete' }))).param).toBe(
      'payment_behavior',
    );
  });

  it('asks for an authentication, which is passed', async () => {
    const customer = await customerWith(shop, 'pm_card_authenticationRequired');
    const made = await create(customer);
    expect(made.status).toBe('incomplete');
    expect((await shop.stripe.paymentIntents.retrieve(intentOf(made))).status).toBe('requires_action');
    expect(await typesOf('invoice.payment_action')).toEqual(['invoice.payment_action_required']);
    shop.double.actions.authenticate(intentOf(made), 'succeed');
    const active = await read(made.id);
    expect([active.status, whole(active.latest_invoice).status]).toEqual(['active', 'paid']);
  });

  it('asks for an authentication, which fails; another card then pays', async () => {
    const customer = await customerWith(shop, 'pm_card_authenticationRequired');
    const made = await create(customer);
    shop.double.actions.authenticate(intentOf(made), 'fail');
    expect((await read(made.id)).status).toBe('incomplete');
    expect(await typesOf('invoice.payment_failed')).toEqual(['invoice.payment_failed']);
    await shop.stripe.paymentIntents.confirm(intentOf(made), { payment_method: 'pm_card_visa' });
    expect((await read(made.id)).status).toBe('active');
  });

  it('of a yearly price runs a year', async () => {
    const made = await create(await customerWith(shop), {}, 'pro_annual');
    expect(itemOf(made).current_period_end).toBe(seconds('2028-04-01T00:00:00Z'));
    expect(whole(made.latest_invoice).amount_paid).toBe(14390);
  });

  it('takes the quantity into the price', async () => {
    const customer = await customerWith(shop);
    const items = [{ price: shop.prices.basic_monthly, quantity: 3 }];
    expect(whole((await create(customer, { items })).latest_invoice).total).toBe(1497);
  });
});

describe('a trial', () => {
  const trialEnd = seconds(start) + 7 * day;
  const missing = (missing_payment_method: 'cancel' | 'pause' | 'create_invoice') => ({
    trial_end: trialEnd,
    trial_settings: { end_behavior: { missing_payment_method } },
  });

  it('starts for nothing, warns three days before, and is charged at its end', async () => {
    const customer = await customerWith(shop);
    const made = await create(customer, missing('cancel'), 'pro_monthly');
    expect(made).toMatchObject({ status: 'trialing', trial_end: trialEnd, pending_setup_intent: null });
    expect(whole(made.latest_invoice)).toMatchObject({ status: 'paid', total: 0, amount_due: 0 });
    expect(itemOf(made).current_period_end).toBe(trialEnd);
    await shop.double.clock.advanceBy(3.9);
    expect(await typesOf('customer.subscription.trial')).toEqual([]);
    await shop.double.clock.advanceBy(0.2);
    expect(await typesOf('customer.subscription.trial')).toEqual(['customer.subscription.trial_will_end']);
    await shop.double.clock.advanceTo(new Date(trialEnd * 1_000));
    const started = await read(made.id);
    expect([started.status, whole(started.latest_invoice).status]).toEqual(['active', 'draft']);
    await shop.double.clock.advanceBy(1.1 / 24);
    expect(whole((await read(made.id)).latest_invoice)).toMatchObject({
      status: 'paid',
      amount_paid: 1499,
      billing_reason: 'subscription_cycle',
    });
    expect(itemOf(started).current_period_end).toBe(seconds('2027-05-08T00:00:00Z'));
  });

  it('of less than three days warns at once', async () => {
    await create(await customerWith(shop), { trial_period_days: 2 });
    expect(await typesOf('customer.subscription.trial')).toEqual(['customer.subscription.trial_will_end']);
  });

  it.each([
    ['cancel', 'canceled', 1],
    ['pause', 'paused', 1],
    ['create_invoice', 'past_due', 2],
  ] as const)('without a card ends by %s as %s', async (behavior, status, invoices) => {
    const customer = await customerWith(shop, null);
    const made = await create(customer, missing(behavior));
    expect(whole(made.pending_setup_intent).status).toBe('requires_payment_method');
    await shop.double.clock.advanceBy(7 + 2 / 24);
    expect((await read(made.id)).status).toBe(status);
    expect((await shop.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(invoices);
  });

  it('that was paused can be resumed with a card', async () => {
    const customer = await customerWith(shop, null);
    const made = await create(customer, missing('pause'));
    await shop.double.clock.advanceBy(10);
    const card = await shop.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await shop.stripe.subscriptions.update(made.id, { default_payment_method: card.id });
    const resumed = await shop.stripe.subscriptions.resume(made.id);
    expect(resumed.status).toBe('active');
    expect(itemOf(resumed).current_period_start).toBe(seconds(start) + 10 * day);
    expect(whole((await read(made.id)).latest_invoice).amount_paid).toBe(499);
    expect((await refusal(shop.stripe.subscriptions.resume(made.id))).statusCode).toBe(400);
  });

  it('takes the card of its pending setup intent', async () => {
    const customer = await customerWith(shop, null);
    const made = await create(customer, {
      ...missing('cancel'),
      payment_settings: { save_default_payment_method: 'on_subscription' },
    });
    const setup = whole(made.pending_setup_intent);
    const done = await shop.stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' });
    const ready = await read(made.id);
    expect([ready.pending_setup_intent, ready.default_payment_method]).toEqual([null, done.payment_method]);
    await shop.double.clock.advanceBy(8);
    expect((await read(made.id)).status).toBe('active');
  });

  it('asks at its start for the authentication that the charge will need', async () => {
    const { stripe, double } = shop;
    const customer = await customerWith(shop, null);
    const { id } = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4000002500003155', exp_month: 12, exp_year: 2032 },
    });
    await stripe.paymentMethods.attach(id, { customer: customer.id });
    const made = await create(customer, { ...missing('cancel'), default_payment_method: id });
    const setup = whole(made.pending_setup_intent);
    expect([made.status, setup.status]).toEqual(['trialing', 'requires_action']);
    double.actions.authenticate(setup.id, 'succeed');
    expect((await read(made.id)).pending_setup_intent).toBeNull();
    await double.clock.advanceBy(8);
    const active = await read(made.id);
    expect([active.status, whole(active.latest_invoice).status]).toEqual(['active', 'paid']);
  });

  it('cannot end in the past', async () => {
    const customer = await customerWith(shop);
    expect((await refusal(create(customer, { trial_end: seconds(start) - 1 }))).param).toBe('trial_end');
  });
});
