import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

const expand = ['latest_invoice'];
async function subscribe(key: PriceKey, params: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const customer = await customerWith(shop);
  const made = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices[key] }],
    default_payment_method: customer.card,
    ...params,
  });
  return made;
}
const read = (id: string) => shop.stripe.subscriptions.retrieve(id, { expand });
const days = (count: number) => shop.double.clock.advanceBy(count);
const at = (count: number) => seconds(start) + count * day;
const typesOf = async () =>
  (await shop.stripe.events.list({ limit: 100, types: ['subscription_schedule.*'] })).data
    .map(({ type }) => type.replace('subscription_schedule.', ''))
    .reverse();

/** The current phase until its end, then another price for one period. */
async function downgrade(made: Stripe.Subscription, key: PriceKey) {
  const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
  const [current] = schedule.phases;
  if (!current) throw new Error('The schedule has no phase');
  const interval = key.endsWith('annual') ? ('year' as const) : ('month' as const);
  return shop.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: current.items.map(({ price, quantity }) => ({
          price: String(price),
          quantity: quantity ?? 1,
        })),
        start_date: current.start_date,
        end_date: current.end_date,
      },
      {
        items: [{ price: shop.prices[key] }],
        duration: { interval, interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}

describe('a schedule', () => {
  it('made from a subscription is its running period', async () => {
    const made = await subscribe('advanced_monthly');
    await days(10);
    const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    expect(schedule).toMatchObject({
      status: 'active',
      end_behavior: 'release',
      subscription: made.id,
      current_phase: { start_date: at(0), end_date: at(30) },
      phases: [{ start_date: at(0), end_date: at(30), items: [{ price: shop.prices.advanced_monthly }] }],
    });
    expect((await read(made.id)).schedule).toBe(schedule.id);
    const again = shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    expect((await refusal(again)).param).toBe('from_subscription');
  });

  it('downgrades at the end of the period, charges nothing now, and lets go', async () => {
    const made = await subscribe('advanced_monthly');
    await days(10);
    const schedule = await downgrade(made, 'basic_monthly');
    expect(schedule.phases.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      [at(0), at(30)],
      [at(30), at(61)],
    ]);
    expect(itemOf(await read(made.id)).price.id).toBe(shop.prices.advanced_monthly);
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    const preview = await shop.stripe.invoices.createPreview({ subscription: made.id });
    expect([preview.amount_due, preview.created]).toEqual([499, at(30)]);
    await days(21);
    const renewed = await read(made.id);
    expect(itemOf(renewed).price.id).toBe(shop.prices.basic_monthly);
    expect(linesOf(whole(renewed.latest_invoice))).toEqual([
      { amount: 499, proration: false, start: at(30), end: at(61) },
    ]);
    expect(whole(renewed.latest_invoice).amount_paid).toBe(499);
    expect((await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).current_phase).toEqual({
      start_date: at(30),
      end_date: at(61),
    });
    await days(31);
    const free = await read(made.id);
    expect([free.status, free.schedule, itemOf(free).price.id]).toEqual([
      'active',
      null,
      shop.prices.basic_monthly,
    ]);
    expect(await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
      status: 'released',
      released_subscription: made.id,
    });
    expect(await typesOf()).toEqual(['created', 'updated', 'updated', 'released']);
  });

  it('goes from annual to monthly, which starts a period of its own', async () => {
    const made = await subscribe('pro_annual');
    await days(100);
    await downgrade(made, 'pro_monthly');
    await shop.double.clock.advanceTo(new Date('2028-04-01T02:00:00Z'));
    const changed = await read(made.id);
    expect(itemOf(changed)).toMatchObject({
      price: { id: shop.prices.pro_monthly },
      current_period_start: seconds('2028-04-01T00:00:00Z'),
      current_period_end: seconds('2028-05-01T00:00:00Z'),
    });
    expect(whole(changed.latest_invoice).amount_paid).toBe(1499);
  });

  it('is taken back by releasing it, and the plan stays', async () => {
    const made = await subscribe('advanced_monthly');
    const schedule = await downgrade(made, 'basic_monthly');
    const released = await shop.stripe.subscriptionSchedules.release(schedule.id);
    expect(released).toMatchObject({
      status: 'released',
      subscription: null,
      released_subscription: made.id,
    });
    expect((await read(made.id)).schedule).toBeNull();
    await days(31);
    expect(itemOf(await read(made.id)).price.id).toBe(shop.prices.advanced_monthly);
    expect((await refusal(shop.stripe.subscriptionSchedules.release(schedule.id))).statusCode).toBe(400);
    expect(await typesOf()).toEqual(['created', 'updated', 'released']);
    await downgrade(await read(made.id), 'basic_monthly');
  });

  it('cancelled ends the subscription with it', async () => {
    const made = await subscribe('advanced_monthly');
    const schedule = await downgrade(made, 'basic_monthly');
    const canceled = await shop.stripe.subscriptionSchedules.cancel(schedule.id);
    expect(canceled.status).toBe('canceled');
    expect((await read(made.id)).status).toBe('canceled');
  });

  it('of a subscription that is canceled is canceled too', async () => {
    const made = await subscribe('advanced_monthly');
    const schedule = await downgrade(made, 'basic_monthly');
    await shop.stripe.subscriptions.cancel(made.id);
    expect((await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('canceled');
    expect(await typesOf()).toEqual(['created', 'updated', 'canceled']);
  });

  it('of a subscription that ends for want of money is aborted', async () => {
    const made = await subscribe('advanced_monthly');
    await downgrade(made, 'pro_monthly');
    shop.double.actions.setCardBehavior(String(made.default_payment_method), 'insufficient_funds');
    await days(38);
    expect((await read(made.id)).status).toBe('canceled');
    expect((await typesOf()).at(-1)).toBe('aborted');
  });

  it('may end the subscription when its phases are over', async () => {
    const made = await subscribe('advanced_monthly');
    const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    await shop.stripe.subscriptionSchedules.update(schedule.id, { end_behavior: 'cancel' });
    await days(31);
    expect((await read(made.id)).status).toBe('canceled');
    expect((await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('completed');
    expect(await typesOf()).toEqual(['created', 'updated', 'completed']);
  });

  it('keeps the subscription from being ended beside it', async () => {
    const made = await subscribe('advanced_monthly');
    await downgrade(made, 'basic_monthly');
    const error = await refusal(shop.stripe.subscriptions.update(made.id, { cancel_at_period_end: true }));
    expect(error.message).toContain('managed by the subscription schedule');
  });

  it('of a trial changes the price when the trial ends', async () => {
    const made = await subscribe('basic_monthly', { trial_end: at(7) });
    await downgrade(made, 'pro_monthly');
    await days(7 + 2 / 24);
    const paid = await read(made.id);
    expect([paid.status, itemOf(paid).price.id]).toEqual(['active', shop.prices.pro_monthly]);
    expect(whole(paid.latest_invoice).amount_paid).toBe(1499);
  });

  it('may change the price within a period, with proration', async () => {
    const made = await subscribe('basic_monthly');
    const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    await shop.stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        { items: [{ price: shop.prices.basic_monthly }], start_date: at(0), end_date: at(15) },
        {
          items: [{ price: shop.prices.advanced_monthly }],
          end_date: at(30),
          proration_behavior: 'always_invoice',
        },
      ],
    });
    await days(16);
    const changed = await read(made.id);
    expect(itemOf(changed).price.id).toBe(shop.prices.advanced_monthly);
    expect(whole(changed.latest_invoice)).toMatchObject({ created: at(15), amount_paid: 250 });
  });

  it('must keep the phase that runs', async () => {
    const made = await subscribe('basic_monthly');
    const { id } = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    const items = [{ price: shop.prices.pro_monthly }];
    const update = (phases: Stripe.SubscriptionScheduleUpdateParams.Phase[]) =>
      refusal(shop.stripe.subscriptionSchedules.update(id, { phases }));
    expect((await update([{ items, start_date: at(30), end_date: at(60) }])).param).toBe('phases');
    expect((await update([{ items, end_date: at(60) }])).param).toBe('phases');
    expect((await update([{ items, start_date: at(-1), end_date: at(60) }])).param).toBe(
      'phases[0][start_date]',
    );
    expect((await update([{ items, start_date: at(0), end_date: at(-1) }])).param).toBe(
      'phases[0][end_date]',
    );
  });
});
