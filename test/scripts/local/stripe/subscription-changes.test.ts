import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { share } from '#scripts/local/stripe/billing/proration.ts';
import { at, day, itemOf, linesOf, refusal, seconds, shopPerTest, start, typesOf, whole } from './shop.ts';
import { stepsIn } from './subscription-steps.ts';

const shop = shopPerTest();
const { subscribe, change, read, days } = stepsIn(shop);

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
    await shop.emulator.clock.advanceTo(new Date(moment * 1_000));
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
    await shop.emulator.clock.advanceTo(new Date('2027-08-31T12:00:00Z'));
    const { made } = await subscribe('basic_monthly');
    const ends = [itemOf(made).current_period_end];
    for (let n = 0; n < 6; n += 1) {
      await shop.emulator.clock.advanceTo(new Date((ends.at(-1) ?? 0) * 1_000));
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

describe('a trial that changes', () => {
  const trial = { trial_end: seconds(start) + 7 * day };

  it('ends immediately with an upgrade at the full price', async () => {
    const { made } = await subscribe('basic_monthly', trial);
    await days(3);
    const upgraded = await change(made, 'pro_monthly', { trial_end: 'now' });
    expect([upgraded.status, upgraded.trial_end]).toEqual(['active', at(3)]);
    expect(linesOf(whole(upgraded.latest_invoice))).toEqual([
      { amount: 1499, proration: false, start: at(3), end: seconds('2027-05-04T00:00:00Z') },
    ]);
  });

  it('continues if the upgrade is not paid', async () => {
    const { made, customer } = await subscribe('basic_monthly', trial);
    shop.emulator.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(6.5);
    const asked = await change(made, 'pro_monthly', { trial_end: 'now' });
    expect(asked).toMatchObject({
      status: 'trialing',
      trial_end: at(7),
      pending_update: { expires_at: at(7), trial_end: at(6.5) },
    });
    shop.emulator.actions.setCardBehavior(customer.card, 'succeeds');
    await shop.stripe.invoices.pay(whole(asked.latest_invoice).id);
    expect(await read(made.id)).toMatchObject({ status: 'active', pending_update: null, trial_end: at(6.5) });
  });

  it('changes its price without a charge', async () => {
    const { made } = await subscribe('basic_monthly', trial);
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

describe('what the emulator does not implement', () => {
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
    shop.emulator.violations.length = 0;
  });
});
