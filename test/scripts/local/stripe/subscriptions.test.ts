import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { share } from '#scripts/local/stripe/billing/proration.ts';
import {
  confirm,
  customerWith,
  day,
  intentOf,
  itemOf,
  linesOf,
  openShop,
  type PriceKey,
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
    expect(shop.double.actions.look(String(paid?.payment_method))['customer']).toBe(customer.id);
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
    await shop.double.clock.advanceBy(22.9 / 24);
    expect((await read(made.id)).status).toBe('incomplete');
    await shop.double.clock.advanceBy(0.2 / 24);
    const expired = await read(made.id);
    expect([expired.status, whole(expired.latest_invoice).status]).toEqual(['incomplete_expired', 'void']);
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
    await shop.double.clock.advanceBy(60);
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
    shop.double.actions.authenticate(intentOf(made), 'succeed');
    const active = await read(made.id);
    expect([active.status, whole(active.latest_invoice).status]).toEqual(['active', 'paid']);
  });

  it('accepts another card after a failed authentication', async () => {
    const customer = await customerWith(shop, 'pm_card_authenticationRequired');
    const made = await create(customer);
    shop.double.actions.authenticate(intentOf(made), 'fail');
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
    await shop.double.clock.advanceBy(3.9);
    expect(typesOf(shop, 'customer.subscription.trial')).toEqual([]);
    await shop.double.clock.advanceBy(0.2);
    expect(typesOf(shop, 'customer.subscription.trial')).toEqual(['customer.subscription.trial_will_end']);
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
    await shop.double.clock.advanceBy(7 + 2 / 24);
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
    await shop.double.clock.advanceBy(8);
    expect((await read(made.id)).status).toBe('active');
  });

  it('requires at its start the authentication for the later charge', async () => {
    const { stripe, double } = shop;
    const customer = await customerWith(shop, null);
    const { paymentMethod } = await typeCard(shop, { number: '4000002500003155' });
    const id = paymentMethod?.id ?? '';
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

  it('cannot end in the past or pause the subscription', async () => {
    const customer = await customerWith(shop);
    expect((await refusal(create(customer, { trial_end: seconds(start) - 1 }))).param).toBe('trial_end');
    expect((await refusal(create(customer, missing('pause')))).param).toBe('trial_settings');
  });
});

async function subscribe(
  key: PriceKey,
  card = 'pm_card_visa',
  params: Partial<Stripe.SubscriptionCreateParams> = {},
) {
  const customer = await customerWith(shop, card);
  const made = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices[key] }],
    expand,
    ...params,
  });
  return { customer, made };
}
const change = (made: Stripe.Subscription, key: PriceKey, params: Stripe.SubscriptionUpdateParams = {}) =>
  shop.stripe.subscriptions.update(made.id, {
    items: [{ id: itemOf(made).id, price: shop.prices[key] }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand,
    ...params,
  });
const days = (count: number) => shop.double.clock.advanceBy(count);
const at = (count: number) => seconds(start) + count * day;
const balance = async (id: string) => {
  const customer = await shop.stripe.customers.retrieve(id);
  return customer.deleted ? undefined : customer.balance;
};

describe('the share of an amount', () => {
  it.each([
    [499, 15, 30, 250], // 249.5: a half cent goes up
    [999, 15, 30, 500],
    [499, 1, 3, 166], // 166.33
    [998, 1, 3, 333], // 332.67
    [499, 30, 30, 499],
    [499, 0, 30, 0],
  ])('%d times %d of %d is %d', (amount, part, whole_, cents) => {
    expect(share(amount, part, whole_)).toBe(cents);
  });
});

describe('an upgrade within the same interval', () => {
  it('credits 2.50 and charges 5.00 for Basic to Advanced after half of 30 days', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(15);
    const upgraded = await change(made, 'advanced_monthly');
    const invoice = whole(upgraded.latest_invoice);
    expect(linesOf(invoice)).toEqual([
      { amount: -250, proration: true, start: at(15), end: at(30) },
      { amount: 500, proration: true, start: at(15), end: at(30) },
    ]);
    expect(invoice).toMatchObject({
      status: 'paid',
      total: 250,
      amount_paid: 250,
      billing_reason: 'subscription_update',
    });
    expect(itemOf(upgraded)).toMatchObject({
      current_period_start: at(0),
      current_period_end: at(30),
      price: { id: shop.prices.advanced_monthly },
    });
    expect(upgraded.pending_update).toBeNull();
    expect(typesOf(shop, 'customer.subscription.pending')).toEqual([
      'customer.subscription.pending_update_applied',
    ]);
    await days(16);
    expect(whole((await read(made.id)).latest_invoice).amount_paid).toBe(999);
  });

  it('counts to the second', async () => {
    const { made } = await subscribe('basic_monthly');
    const moment = at(11) + 12_345;
    await shop.double.clock.advanceTo(new Date(moment * 1_000));
    const invoice = whole((await change(made, 'pro_monthly')).latest_invoice);
    const left = (30 * day - (11 * day + 12_345)) / (30 * day);
    expect(linesOf(invoice).map(({ amount }) => amount)).toEqual([
      -Math.round(499 * left),
      Math.round(1499 * left),
    ]);
  });

  it('credits the actual debit, not the list price, when it happens twice in a period', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(10);
    const first = whole((await change(made, 'advanced_monthly')).latest_invoice);
    // 20 of 30 days: 499 * 2/3 = 332.67, 999 * 2/3 = 666
    expect(linesOf(first).map(({ amount }) => amount)).toEqual([-333, 666]);
    await days(10);
    const second = whole((await change(made, 'pro_monthly')).latest_invoice);
    // half of the 666 that were debited is left; 1499 / 3 = 499.67
    expect(linesOf(second)).toEqual([
      { amount: -333, proration: true, start: at(20), end: at(30) },
      { amount: 500, proration: true, start: at(20), end: at(30) },
    ]);
    const credited =
      second.lines.data[0]?.parent?.subscription_item_details?.proration_details?.credited_items;
    expect(credited).toEqual({ invoice: first.id, invoice_line_items: [first.lines.data[1]?.id] });
  });
});

describe('a change of the interval', () => {
  it('from monthly to annual credits the unused rest, charges the year, and starts a new period', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(10);
    const changed = await change(made, 'basic_annual');
    expect(linesOf(whole(changed.latest_invoice))).toEqual([
      { amount: -333, proration: true, start: at(10), end: at(30) },
      { amount: 4790, proration: false, start: at(10), end: seconds('2028-04-11T00:00:00Z') },
    ]);
    expect(whole(changed.latest_invoice).amount_paid).toBe(4457);
    expect(changed.billing_cycle_anchor).toBe(at(10));
    expect(itemOf(changed)).toMatchObject({
      current_period_start: at(10),
      current_period_end: seconds('2028-04-11T00:00:00Z'),
    });
  });

  it('from annual to monthly leaves a credit for the next invoices', async () => {
    const { made, customer } = await subscribe('basic_annual');
    await days(36.6);
    const changed = await change(made, 'basic_monthly');
    const invoice = whole(changed.latest_invoice);
    const credit = share(4790, 366 * day - 36.6 * day, 366 * day);
    expect(invoice).toMatchObject({
      status: 'paid',
      total: 499 - credit,
      amount_due: 0,
      amount_paid: 0,
      starting_balance: 0,
      ending_balance: 499 - credit,
    });
    expect(await balance(customer.id)).toBe(499 - credit);
    await days(32);
    const renewed = whole((await read(made.id)).latest_invoice);
    expect(renewed).toMatchObject({
      total: 499,
      amount_due: 0,
      status: 'paid',
      starting_balance: 499 - credit,
    });
    expect(await balance(customer.id)).toBe(998 - credit);
  });

  it('without proration credits nothing', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(10);
    const changed = await change(made, 'basic_annual', { proration_behavior: 'none' });
    expect(whole(changed.latest_invoice).total).toBe(4790);
  });

  it('keeps the 31st after shorter months', async () => {
    await shop.double.clock.advanceTo(new Date('2027-08-31T12:00:00Z'));
    const { made } = await subscribe('basic_monthly');
    const ends = [itemOf(made).current_period_end];
    for (let n = 0; n < 6; n += 1) {
      await shop.double.clock.advanceTo(new Date((ends.at(-1) ?? 0) * 1_000));
      ends.push(itemOf(await read(made.id)).current_period_end);
    }
    expect(ends.map((end) => new Date(end * 1_000).toISOString().slice(0, 10))).toEqual([
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ]);
  });
});

describe('proration behavior', () => {
  it('none changes the price from the next period on', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(15);
    const changed = await change(made, 'advanced_monthly', { proration_behavior: 'none' });
    expect(itemOf(changed).price.id).toBe(shop.prices.advanced_monthly);
    expect(whole(changed.latest_invoice).id).toBe(whole(made.latest_invoice).id);
    await days(16);
    expect(whole((await read(made.id)).latest_invoice).amount_paid).toBe(999);
  });

  it('always_invoice on a downgrade puts the difference on the balance', async () => {
    const { made, customer } = await subscribe('advanced_monthly');
    await days(15);
    const changed = await change(made, 'basic_monthly');
    expect(whole(changed.latest_invoice)).toMatchObject({ total: -250, amount_due: 0, status: 'paid' });
    expect(await balance(customer.id)).toBe(-250);
    await days(16);
    expect(whole((await read(made.id)).latest_invoice)).toMatchObject({ total: 499, amount_paid: 249 });
    expect(await balance(customer.id)).toBe(0);
  });

  it('moves an amount below fifty cents to the balance', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    await days(29);
    const invoice = whole((await change(made, 'advanced_monthly')).latest_invoice);
    expect(invoice).toMatchObject({ total: 16, amount_due: 0, status: 'paid', ending_balance: 16 });
    expect(await balance(customer.id)).toBe(16);
    await days(2);
    expect(whole((await read(made.id)).latest_invoice)).toMatchObject({ total: 999, amount_paid: 1015 });
  });
});

describe('an update that is not paid', () => {
  it('keeps the old plan until the customer authenticates', async () => {
    const { made } = await subscribe('basic_monthly');
    const card = await shop.stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: String(made.customer),
    });
    await shop.stripe.subscriptions.update(made.id, { default_payment_method: card.id });
    await days(15);
    const asked = await change(made, 'advanced_monthly');
    expect(itemOf(asked).price.id).toBe(shop.prices.basic_monthly);
    expect(asked).toMatchObject({
      status: 'active',
      pending_update: {
        expires_at: at(15) + 23 * 3_600,
        subscription_items: [{ price: { id: shop.prices.advanced_monthly } }],
      },
    });
    const invoice = whole(asked.latest_invoice);
    expect([invoice.status, invoice.amount_due]).toEqual(['open', 250]);
    shop.double.actions.authenticate(
      invoice.confirmation_secret?.client_secret.split('_secret_')[0] ?? '',
      'succeed',
    );
    const done = await read(made.id);
    expect([done.pending_update, itemOf(done).price.id]).toEqual([null, shop.prices.advanced_monthly]);
    expect(typesOf(shop, 'customer.subscription.pending')).toEqual([
      'customer.subscription.pending_update_applied',
    ]);
  });

  it('expires after 23 hours and leaves no debt', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'insufficient_funds');
    const asked = await change(made, 'advanced_monthly');
    expect(asked.pending_update).not.toBeNull();
    await days(1);
    const expired = await read(made.id);
    expect([expired.status, expired.pending_update, itemOf(expired).price.id]).toEqual([
      'active',
      null,
      shop.prices.basic_monthly,
    ]);
    expect(whole(expired.latest_invoice).status).toBe('void');
    expect(typesOf(shop, 'customer.subscription.pending')).toEqual([
      'customer.subscription.pending_update_expired',
    ]);
  });

  it('expires with the period if that ends first', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(29.5);
    expect((await change(made, 'pro_annual')).pending_update?.expires_at).toBe(at(30));
  });

  it('is replaced by the next update', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'declined_after_attach');
    const first = await change(made, 'advanced_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'succeeds');
    const second = await change(made, 'pro_monthly');
    expect([second.pending_update, itemOf(second).price.id]).toEqual([null, shop.prices.pro_monthly]);
    expect((await shop.stripe.invoices.retrieve(whole(first.latest_invoice).id)).status).toBe('void');
  });

  it('is dropped when its invoice is voided', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'declined_after_attach');
    const asked = await change(made, 'advanced_monthly');
    await shop.stripe.invoices.voidInvoice(whole(asked.latest_invoice).id);
    expect((await read(made.id)).pending_update).toBeNull();
  });

  it('allows only few other parameters', async () => {
    const { made } = await subscribe('basic_monthly');
    const error = await refusal(change(made, 'advanced_monthly', { metadata: { a: 'b' } }));
    expect([error.statusCode, error.param]).toEqual([400, 'metadata']);
  });

  it.each(['allow_incomplete', 'default_incomplete'] as const)(
    'makes the subscription past due with %s',
    async (behavior) => {
      const { made, customer } = await subscribe('basic_monthly');
      shop.double.actions.setCardBehavior(customer.card, 'insufficient_funds');
      await days(15);
      const changed = await change(made, 'advanced_monthly', { payment_behavior: behavior });
      expect([changed.status, itemOf(changed).price.id]).toEqual(['past_due', shop.prices.advanced_monthly]);
      shop.double.actions.setCardBehavior(customer.card, 'succeeds');
      const paid = await shop.stripe.invoices.pay(whole(changed.latest_invoice).id);
      expect(paid.amount_paid).toBe(250);
      expect((await read(made.id)).status).toBe('active');
    },
  );
});

describe('a trial that changes', () => {
  const trial = { trial_end: seconds(start) + 7 * day };

  it('ends immediately with an upgrade at the full price', async () => {
    const { made } = await subscribe('basic_monthly', 'pm_card_visa', trial);
    await days(3);
    const upgraded = await change(made, 'pro_monthly', { trial_end: 'now' });
    expect([upgraded.status, upgraded.trial_end]).toEqual(['active', at(3)]);
    expect(linesOf(whole(upgraded.latest_invoice))).toEqual([
      { amount: 1499, proration: false, start: at(3), end: seconds('2027-05-04T00:00:00Z') },
    ]);
  });

  it('continues if the upgrade is not paid', async () => {
    const { made, customer } = await subscribe('basic_monthly', 'pm_card_visa', trial);
    shop.double.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(6.5);
    const asked = await change(made, 'pro_monthly', { trial_end: 'now' });
    expect(asked).toMatchObject({
      status: 'trialing',
      trial_end: at(7),
      pending_update: { expires_at: at(7), trial_end: at(6.5) },
    });
    shop.double.actions.setCardBehavior(customer.card, 'succeeds');
    await shop.stripe.invoices.pay(whole(asked.latest_invoice).id);
    expect(await read(made.id)).toMatchObject({ status: 'active', pending_update: null, trial_end: at(6.5) });
  });

  it('changes its price without a charge', async () => {
    const { made } = await subscribe('basic_monthly', 'pm_card_visa', trial);
    const changed = await change(made, 'pro_annual');
    expect([changed.status, changed.trial_end]).toEqual(['trialing', at(7)]);
    expect(whole(changed.latest_invoice).total).toBe(0);
    await days(7.1);
    expect(whole((await read(made.id)).latest_invoice).amount_paid).toBe(14390);
  });
});

describe('a cancelation', () => {
  it('at the end of the period can be revoked', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(5);
    const ending = await shop.stripe.subscriptions.update(made.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: at(30),
      canceled_at: at(5),
      cancellation_details: { reason: 'cancellation_requested' },
    });
    const kept = await shop.stripe.subscriptions.update(made.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await shop.stripe.subscriptions.update(made.id, { cancel_at_period_end: true });
    await days(26);
    const ended = await read(made.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: at(30) });
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    expect(typesOf(shop, 'customer.subscription.deleted')).toEqual(['customer.subscription.deleted']);
    expect((await refusal(change(ended, 'pro_monthly'))).statusCode).toBe(400);
    await shop.stripe.subscriptions.update(made.id, { metadata: { still: 'writable' } });
  });

  it('now refunds nothing', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(15);
    const ended = await shop.stripe.subscriptions.cancel(made.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: at(15) });
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    expect((await refusal(shop.stripe.subscriptions.cancel(made.id))).code).toBe('resource_missing');
  });
});

describe('what the double does not implement', () => {
  it('refuses other items, other prorations, and another end of a trial', async () => {
    const { made } = await subscribe('basic_monthly');
    const { pro_monthly: price } = shop.prices;
    const { id } = itemOf(made);
    const refused = async (params: Stripe.SubscriptionUpdateParams) =>
      (await refusal(shop.stripe.subscriptions.update(made.id, params))).param;
    expect(await refused({ items: [{ price }] })).toBe('items');
    expect(await refused({ items: [{ id, deleted: true }] })).toBe('items[0][deleted]');
    expect(await refused({ items: [{ id: 'si_x', price }] })).toBe('items[0][id]');
    expect(await refused({ items: [{ id, price }] })).toBe('proration_behavior');
    expect(await refused({ items: [{ id, price }], proration_behavior: 'create_prorations' })).toBe(
      'proration_behavior',
    );
    expect(await refused({ trial_end: at(9) })).toBe('trial_end');
    expect(await refused({ payment_behavior: 'error_if_incomplete' })).toBe('payment_behavior');
    expect(itemOf(await read(made.id)).price.id).toBe(shop.prices.basic_monthly);
    shop.double.violations.length = 0;
  });
});
