import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  confirm,
  customerWith,
  day,
  intentOf,
  itemOf,
  type PriceKey,
  refusal,
  seconds,
  secretOf,
  shopPerTest,
  start,
  typeCard,
  typesOf,
  whole,
} from './shop.ts';
import { expand } from './subscription-steps.ts';

const shop = shopPerTest();

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

describe('a paid start', () => {
  it('charges the full price and runs for a calendar month', async () => {
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
    expect(typesOf(shop, 'customer.subscription')).toEqual([
      'customer.subscription.created',
      'customer.subscription.updated',
    ]);
    expect(typesOf(shop, 'invoice.')).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
  });

  it('is refused without a card, or waits for one', async () => {
    const customer = await customerWith(shop, null);
    expect((await refusal(create(customer))).code).toBe('resource_missing');
    expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    const waiting = await create(customer, {
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
    });
    expect([waiting.status, whole(waiting.latest_invoice).status]).toEqual(['incomplete', 'open']);
    const { paymentIntent: paid } = await confirm(shop, secretOf(waiting), 'pm_card_visa');
    const active = await read(waiting.id);
    expect(active.status).toBe('active');
    expect(active.default_payment_method).toBe(paid?.payment_method);
    expect(shop.emulator.actions.look(String(paid?.payment_method))['customer']).toBe(customer.id);
  });

  it('stays incomplete after a decline and expires after 23 hours', async () => {
    const customer = await customerWith(shop, 'pm_card_chargeCustomerFail');
    const made = await create(customer);
    expect([made.status, whole(made.latest_invoice).status]).toEqual(['incomplete', 'open']);
    const intent = await shop.stripe.paymentIntents.retrieve(intentOf(made));
    expect([intent.status, intent.last_payment_error?.code]).toEqual([
      'requires_payment_method',
      'card_declined',
    ]);
    await shop.emulator.clock.advanceBy(22.9 / 24);
    expect((await read(made.id)).status).toBe('incomplete');
    await shop.emulator.clock.advanceBy(0.2 / 24);
    const expired = await read(made.id);
    expect([expired.status, whole(expired.latest_invoice).status]).toEqual(['incomplete_expired', 'void']);
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
    await shop.emulator.clock.advanceBy(60);
    expect((await shop.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
  });

  it('allows an incomplete subscription to be canceled, but not changed', async () => {
    const customer = await customerWith(shop, 'pm_card_chargeCustomerFail');
    const made = await create(customer);
    const item = itemOf(made);
    const change = { items: [{ id: item.id, price: shop.prices.pro_monthly }] };
    expect((await refusal(shop.stripe.subscriptions.update(made.id, change))).statusCode).toBe(400);
    const ended = await shop.stripe.subscriptions.cancel(made.id, { expand: ['latest_invoice'] });
    expect([ended.status, whole(ended.latest_invoice).status]).toEqual(['incomplete_expired', 'void']);
  });

  it.each(['error_if_incomplete', 'pending_if_incomplete'] as const)('refuses %s', async (behavior) => {
    const failing = await customerWith(shop, 'pm_card_chargeCustomerFail');
    expect((await refusal(create(failing, { payment_behavior: behavior }))).param).toBe('payment_behavior');
    expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect((await shop.stripe.invoices.list()).data).toEqual([]);
    expect(typesOf(shop, 'invoice.')).toEqual([]);
  });

  it('becomes active after a passed authentication', async () => {
    const customer = await customerWith(shop, 'pm_card_authenticationRequired');
    const made = await create(customer);
    expect(made.status).toBe('incomplete');
    expect((await shop.stripe.paymentIntents.retrieve(intentOf(made))).status).toBe('requires_action');
    expect(typesOf(shop, 'invoice.payment_action')).toEqual(['invoice.payment_action_required']);
    shop.emulator.actions.authenticate(intentOf(made), 'succeed');
    const active = await read(made.id);
    expect([active.status, whole(active.latest_invoice).status]).toEqual(['active', 'paid']);
  });

  it('accepts another card after a failed authentication', async () => {
    const customer = await customerWith(shop, 'pm_card_authenticationRequired');
    const made = await create(customer);
    shop.emulator.actions.authenticate(intentOf(made), 'fail');
    expect((await read(made.id)).status).toBe('incomplete');
    expect(typesOf(shop, 'invoice.payment_failed')).toEqual(['invoice.payment_failed']);
    await confirm(shop, secretOf(made), 'pm_card_visa');
    expect((await read(made.id)).status).toBe('active');
  });

  it('runs for a year with a yearly price', async () => {
    const made = await create(await customerWith(shop), {}, 'pro_annual');
    expect(itemOf(made).current_period_end).toBe(seconds('2028-04-01T00:00:00Z'));
    expect(whole(made.latest_invoice).amount_paid).toBe(14390);
  });

  it('refuses several items, another quantity than 1, and inactive prices', async () => {
    const customer = await customerWith(shop);
    const price = shop.prices.basic_monthly;
    const refused = async (...items: Stripe.SubscriptionCreateParams.Item[]) =>
      (await refusal(create(customer, { items }))).param;
    expect(await refused({ price, quantity: 3 })).toBe('items[0][quantity]');
    expect(await refused({ price }, { price })).toBe('items');
    await shop.stripe.prices.update(price, { active: false });
    expect(await refused({ price })).toBe('items[0][price]');
  });
});

describe('a trial', () => {
  const trialEnd = seconds(start) + 7 * day;
  const missing = (missing_payment_method: 'cancel' | 'pause' | 'create_invoice') => ({
    trial_end: trialEnd,
    trial_settings: { end_behavior: { missing_payment_method } },
  });

  it('is free, announces its end three days before, and is charged at its end', async () => {
    const customer = await customerWith(shop);
    const made = await create(customer, missing('cancel'), 'pro_monthly');
    expect(made).toMatchObject({ status: 'trialing', trial_end: trialEnd, pending_setup_intent: null });
    expect(whole(made.latest_invoice)).toMatchObject({ status: 'paid', total: 0, amount_due: 0 });
    expect(itemOf(made).current_period_end).toBe(trialEnd);
    await shop.emulator.clock.advanceBy(3.9);
    expect(typesOf(shop, 'customer.subscription.trial')).toEqual([]);
    await shop.emulator.clock.advanceBy(0.2);
    expect(typesOf(shop, 'customer.subscription.trial')).toEqual(['customer.subscription.trial_will_end']);
    await shop.emulator.clock.advanceTo(new Date(trialEnd * 1_000));
    const started = await read(made.id);
    expect([started.status, whole(started.latest_invoice).status]).toEqual(['active', 'draft']);
    await shop.emulator.clock.advanceBy(1.1 / 24);
    expect(whole((await read(made.id)).latest_invoice)).toMatchObject({
      status: 'paid',
      amount_paid: 1499,
      billing_reason: 'subscription_cycle',
    });
    expect(itemOf(started).current_period_end).toBe(seconds('2027-05-08T00:00:00Z'));
  });

  it('announces its end immediately if it is shorter than three days', async () => {
    await create(await customerWith(shop), { trial_end: seconds(start) + 2 * day });
    expect(typesOf(shop, 'customer.subscription.trial')).toEqual(['customer.subscription.trial_will_end']);
  });

  it.each([
    ['cancel', 'canceled', 1],
    ['create_invoice', 'past_due', 2],
  ] as const)('without a card and with %s, ends as %s', async (behavior, status, invoices) => {
    const customer = await customerWith(shop, null);
    const made = await create(customer, missing(behavior));
    expect(whole(made.pending_setup_intent).status).toBe('requires_payment_method');
    await shop.emulator.clock.advanceBy(7 + 2 / 24);
    expect((await read(made.id)).status).toBe(status);
    expect((await shop.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(invoices);
  });

  it('uses the card of its pending setup intent', async () => {
    const customer = await customerWith(shop, null);
    const made = await create(customer, {
      ...missing('cancel'),
      payment_settings: { save_default_payment_method: 'on_subscription' },
    });
    const setup = whole(made.pending_setup_intent);
    const { setupIntent: done } = await confirm(shop, setup.client_secret ?? '', 'pm_card_visa');
    const ready = await read(made.id);
    expect([ready.pending_setup_intent, ready.default_payment_method]).toEqual([null, done?.payment_method]);
    await shop.emulator.clock.advanceBy(8);
    expect((await read(made.id)).status).toBe('active');
  });

  it('requires at its start the authentication for the later charge', async () => {
    const { stripe, emulator } = shop;
    const customer = await customerWith(shop, null);
    const { paymentMethod } = await typeCard(shop, { number: '4000002500003155' });
    const id = paymentMethod?.id ?? '';
    await stripe.paymentMethods.attach(id, { customer: customer.id });
    const made = await create(customer, { ...missing('cancel'), default_payment_method: id });
    const setup = whole(made.pending_setup_intent);
    expect([made.status, setup.status]).toEqual(['trialing', 'requires_action']);
    emulator.actions.authenticate(setup.id, 'succeed');
    expect((await read(made.id)).pending_setup_intent).toBeNull();
    await emulator.clock.advanceBy(8);
    const active = await read(made.id);
    expect([active.status, whole(active.latest_invoice).status]).toEqual(['active', 'paid']);
  });

  it('cannot end in the past or pause the subscription', async () => {
    const customer = await customerWith(shop);
    expect((await refusal(create(customer, { trial_end: seconds(start) - 1 }))).param).toBe('trial_end');
    expect((await refusal(create(customer, missing('pause')))).param).toBe('trial_settings');
  });
});
