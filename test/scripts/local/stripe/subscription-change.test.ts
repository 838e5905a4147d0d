import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { share } from '#scripts/local/stripe/billing/proration.ts';
import {
  customerWith,
  day,
  itemOf,
  linesOf,
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

const expand = ['latest_invoice.confirmation_secret'];
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
const read = (id: string) => shop.stripe.subscriptions.retrieve(id, { expand });
const days = (count: number) => shop.double.clock.advanceBy(count);
const at = (count: number) => seconds(start) + count * day;
const balance = async (id: string) => {
  const customer = await shop.stripe.customers.retrieve(id);
  return customer.deleted ? undefined : customer.balance;
};
const typesOf = async (prefix: string) =>
  (await shop.stripe.events.list({ limit: 100, types: [`${prefix}*`] })).data
    .map(({ type }) => type)
    .reverse();

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
  it('Basic to Advanced half way through 30 days: credit 2.50, debit 5.00, 2.50 charged', async () => {
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
    expect(await typesOf('customer.subscription.pending')).toEqual([
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

  it('twice in one period credits what was really debited, not the list price', async () => {
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

  it('to a fixed proration date charges what the preview said', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(10);
    const date = at(10);
    const preview = await shop.stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: {
        items: [{ id: itemOf(made).id, price: shop.prices.advanced_monthly }],
        proration_behavior: 'always_invoice',
        proration_date: date,
      },
    });
    await days(0.01);
    const upgraded = await change(made, 'advanced_monthly', { proration_date: date });
    expect(preview.amount_due).toBe(333);
    expect(whole(upgraded.latest_invoice).amount_paid).toBe(333);
    expect((await refusal(change(made, 'pro_monthly', { proration_date: at(-1) }))).param).toBe(
      'proration_date',
    );
  });
});

describe('a change of the interval', () => {
  it('monthly to annual credits the unused rest, charges the year, and starts anew', async () => {
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

  it('annual to monthly leaves a credit that the next invoices use up', async () => {
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

  it('always bills at once, even when prorations may wait', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(10);
    const changed = await change(made, 'basic_annual', { proration_behavior: 'create_prorations' });
    expect(whole(changed.latest_invoice).total).toBe(4457);
  });

  it('without proration credits nothing', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(10);
    const changed = await change(made, 'basic_annual', { proration_behavior: 'none' });
    expect(whole(changed.latest_invoice).total).toBe(4790);
  });

  it('keeps the 31st through shorter months', async () => {
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
  it('create_prorations waits for the next invoice', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(15);
    const changed = await change(made, 'advanced_monthly', {
      proration_behavior: 'create_prorations',
      payment_behavior: 'allow_incomplete',
    });
    expect(whole(changed.latest_invoice).id).toBe(whole(made.latest_invoice).id);
    const next = await shop.stripe.invoices.createPreview({ subscription: made.id });
    expect(next.amount_due).toBe(-250 + 500 + 999);
    await days(16);
    const invoice = whole((await read(made.id)).latest_invoice);
    expect(linesOf(invoice).map(({ amount }) => amount)).toEqual([-250, 500, 999]);
    expect(invoice.amount_paid).toBe(next.amount_due);
  });

  it('waiting prorations can be billed by an invoice of their own', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(15);
    await change(made, 'advanced_monthly', {
      proration_behavior: 'create_prorations',
      payment_behavior: 'allow_incomplete',
    });
    const draft = await shop.stripe.invoices.create({ subscription: made.id, metadata: { why: 'now' } });
    expect([draft.status, draft.amount_due, draft.metadata]).toEqual(['draft', 250, { why: 'now' }]);
    expect((await shop.stripe.invoices.pay(draft.id)).amount_paid).toBe(250);
    expect((await refusal(shop.stripe.invoices.create({ subscription: made.id }))).statusCode).toBe(400);
  });

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

  it('what is due below fifty cents goes onto the balance', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    await days(29);
    const invoice = whole((await change(made, 'advanced_monthly')).latest_invoice);
    expect(invoice).toMatchObject({ total: 16, amount_due: 0, status: 'paid', ending_balance: 16 });
    expect(await balance(customer.id)).toBe(16);
    await days(2);
    expect(whole((await read(made.id)).latest_invoice)).toMatchObject({ total: 999, amount_paid: 1015 });
  });

  it('a changed quantity is prorated too', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(15);
    const item = await shop.stripe.subscriptionItems.update(itemOf(made).id, {
      quantity: 2,
      proration_behavior: 'always_invoice',
    });
    expect(item.quantity).toBe(2);
    expect(whole((await read(made.id)).latest_invoice).total).toBe(499 - 250);
  });
});

describe('an update that is not paid', () => {
  it('pending_if_incomplete keeps the old plan until the customer authenticates', async () => {
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
    expect(await typesOf('customer.subscription.pending')).toEqual([
      'customer.subscription.pending_update_applied',
    ]);
  });

  it('pending_if_incomplete expires after 23 hours and leaves no debt', async () => {
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
    expect(await typesOf('customer.subscription.pending')).toEqual([
      'customer.subscription.pending_update_expired',
    ]);
  });

  it('pending_if_incomplete expires with the period when that ends first', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(29.5);
    expect((await change(made, 'pro_annual')).pending_update?.expires_at).toBe(at(30));
  });

  it('a pending update is replaced by the next one', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'declined_after_attach');
    const first = await change(made, 'advanced_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'succeeds');
    const second = await change(made, 'pro_monthly');
    expect([second.pending_update, itemOf(second).price.id]).toEqual([null, shop.prices.pro_monthly]);
    expect((await shop.stripe.invoices.retrieve(whole(first.latest_invoice).id)).status).toBe('void');
  });

  it('a pending update is given up by voiding its invoice', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'declined_after_attach');
    const asked = await change(made, 'advanced_monthly');
    await shop.stripe.invoices.voidInvoice(whole(asked.latest_invoice).id);
    expect((await read(made.id)).pending_update).toBeNull();
  });

  it('pending_if_incomplete goes with few other parameters', async () => {
    const { made } = await subscribe('basic_monthly');
    const error = await refusal(change(made, 'advanced_monthly', { metadata: { a: 'b' } }));
    expect([error.statusCode, error.param]).toEqual([400, 'metadata']);
  });

  it('error_if_incomplete changes nothing', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.double.actions.setCardBehavior(customer.card, 'insufficient_funds');
    const error = await refusal(
      change(made, 'advanced_monthly', { payment_behavior: 'error_if_incomplete' }),
    );
    expect([error.statusCode, error.decline_code]).toEqual([402, 'insufficient_funds']);
    expect(itemOf(await read(made.id)).price.id).toBe(shop.prices.basic_monthly);
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
  });

  it.each(['allow_incomplete', 'default_incomplete'] as const)(
    '%s moves it to past_due',
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

  it('ends at once when it is upgraded now, for the full price', async () => {
    const { made } = await subscribe('basic_monthly', 'pm_card_visa', trial);
    await days(3);
    const upgraded = await change(made, 'pro_monthly', { trial_end: 'now' });
    expect([upgraded.status, upgraded.trial_end]).toEqual(['active', at(3)]);
    expect(linesOf(whole(upgraded.latest_invoice))).toEqual([
      { amount: 1499, proration: false, start: at(3), end: seconds('2027-05-04T00:00:00Z') },
    ]);
  });

  it('goes on when the upgrade is not paid', async () => {
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

  it('changes its price for nothing, and its end', async () => {
    const { made } = await subscribe('basic_monthly', 'pm_card_visa', trial);
    const changed = await change(made, 'pro_annual', { trial_end: at(9) });
    expect([changed.status, changed.trial_end]).toEqual(['trialing', at(9)]);
    expect(whole(changed.latest_invoice).total).toBe(0);
    await days(9.1);
    expect(whole((await read(made.id)).latest_invoice).amount_paid).toBe(14390);
  });
});

describe('an end', () => {
  it('at the end of the period can be taken back', async () => {
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
    await shop.stripe.subscriptions.update(made.id, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'unused' },
    });
    await days(26);
    const ended = await read(made.id);
    expect(ended).toMatchObject({
      status: 'canceled',
      ended_at: at(30),
      cancellation_details: { feedback: 'unused' },
    });
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    expect(await typesOf('customer.subscription.deleted')).toEqual(['customer.subscription.deleted']);
    expect((await refusal(change(ended, 'pro_monthly'))).statusCode).toBe(400);
    await shop.stripe.subscriptions.update(made.id, { metadata: { still: 'writable' } });
  });

  it('at a time of its own', async () => {
    const { made } = await subscribe('basic_monthly');
    await shop.stripe.subscriptions.update(made.id, { cancel_at: at(12) });
    await days(13);
    expect(await read(made.id)).toMatchObject({ status: 'canceled', ended_at: at(12) });
  });

  it('now gives nothing back unless asked', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(15);
    const ended = await shop.stripe.subscriptions.cancel(made.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: at(15) });
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    expect((await refusal(shop.stripe.subscriptions.cancel(made.id))).code).toBe('resource_missing');
  });

  it('now with proration and an invoice credits the rest', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    await days(15);
    await shop.stripe.subscriptions.cancel(made.id, { prorate: true, invoice_now: true });
    const [last] = (await shop.stripe.invoices.list()).data;
    expect(last).toMatchObject({ total: -250, amount_due: 0, status: 'paid' });
    expect(await balance(customer.id)).toBe(-250);
  });
});

describe('the one item', () => {
  it('is swapped by deleting it beside a new one, and never doubled', async () => {
    const { made } = await subscribe('basic_monthly');
    const { stripe, prices } = shop;
    const item = itemOf(made).id;
    const doubled = stripe.subscriptions.update(made.id, { items: [{ price: prices.pro_monthly }] });
    expect((await refusal(doubled)).param).toBe('items');
    const gone = stripe.subscriptions.update(made.id, { items: [{ id: item, deleted: true }] });
    expect((await refusal(gone)).statusCode).toBe(400);
    const swapped = await stripe.subscriptions.update(made.id, {
      items: [{ id: item, deleted: true }, { price: prices.pro_monthly }],
    });
    expect(swapped.items.data.map(({ price }) => price.id)).toEqual([prices.pro_monthly]);
    const list = await stripe.subscriptionItems.list({ subscription: made.id });
    expect(list.data).toHaveLength(1);
    expect((await stripe.subscriptionItems.retrieve(item)).price.id).toBe(prices.pro_monthly);
    expect((await refusal(stripe.subscriptionItems.del(item))).statusCode).toBe(400);
    expect(
      (await refusal(stripe.subscriptionItems.create({ subscription: made.id, price: prices.pro_monthly })))
        .statusCode,
    ).toBe(400);
  });
});
