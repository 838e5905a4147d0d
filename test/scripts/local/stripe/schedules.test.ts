import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { at, itemOf, linesOf, type PriceKey, refusal, seconds, shopPerTest, typesOf, whole } from './shop.ts';
import { stepsIn } from './subscription-steps.ts';

const shop = shopPerTest();
const { subscribe, read, days } = stepsIn(shop);

const scheduleEvents = () =>
  typesOf(shop, 'subscription_schedule.').map((type) => type.replace('subscription_schedule.', ''));

/** Schedules another price for one period after the current one. */
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
  it('starts with the current period of its subscription', async () => {
    const { made } = await subscribe('advanced_monthly');
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

  it('downgrades at the end of the period, charges nothing now, and then releases the subscription', async () => {
    const { made } = await subscribe('advanced_monthly');
    await days(10);
    const schedule = await downgrade(made, 'basic_monthly');
    expect(schedule.phases.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      [at(0), at(30)],
      [at(30), at(61)],
    ]);
    expect(itemOf(await read(made.id)).price.id).toBe(shop.prices.advanced_monthly);
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
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
    expect(scheduleEvents()).toEqual(['created', 'updated', 'updated', 'released']);
  });

  it('starts a new period when it changes from annual to monthly', async () => {
    const { made } = await subscribe('pro_annual');
    await days(100);
    await downgrade(made, 'pro_monthly');
    await shop.emulator.clock.advanceTo(new Date('2028-04-01T02:00:00Z'));
    const changed = await read(made.id);
    expect(itemOf(changed)).toMatchObject({
      price: { id: shop.prices.pro_monthly },
      current_period_start: seconds('2028-04-01T00:00:00Z'),
      current_period_end: seconds('2028-05-01T00:00:00Z'),
    });
    expect(whole(changed.latest_invoice).amount_paid).toBe(1499);
  });

  it('keeps the plan after its release', async () => {
    const { made } = await subscribe('advanced_monthly');
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
    expect(scheduleEvents()).toEqual(['created', 'updated', 'released']);
    await downgrade(await read(made.id), 'basic_monthly');
  });

  it('is canceled with its subscription', async () => {
    const { made } = await subscribe('advanced_monthly');
    const schedule = await downgrade(made, 'basic_monthly');
    await shop.stripe.subscriptions.cancel(made.id);
    expect((await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('canceled');
    expect(scheduleEvents()).toEqual(['created', 'updated', 'canceled']);
  });

  it('is aborted when its subscription ends after failed payments', async () => {
    const { made, customer } = await subscribe('advanced_monthly');
    await downgrade(made, 'pro_monthly');
    shop.emulator.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(38);
    expect((await read(made.id)).status).toBe('canceled');
    expect(scheduleEvents().at(-1)).toBe('aborted');
  });

  it('may end the subscription after its phases', async () => {
    const { made } = await subscribe('advanced_monthly');
    const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    await shop.stripe.subscriptionSchedules.update(schedule.id, { end_behavior: 'cancel' });
    await days(31);
    expect((await read(made.id)).status).toBe('canceled');
    expect((await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('completed');
    expect(scheduleEvents()).toEqual(['created', 'updated', 'completed']);
  });

  it('prevents direct changes of the cancelation', async () => {
    const { made } = await subscribe('advanced_monthly');
    await downgrade(made, 'basic_monthly');
    const error = await refusal(shop.stripe.subscriptions.update(made.id, { cancel_at_period_end: true }));
    expect(error.message).toContain('managed by the subscription schedule');
  });

  it('changes the price at the end of a trial', async () => {
    const { made } = await subscribe('basic_monthly', { trial_end: at(7) });
    await downgrade(made, 'pro_monthly');
    await days(7 + 2 / 24);
    const paid = await read(made.id);
    expect([paid.status, itemOf(paid).price.id]).toEqual(['active', shop.prices.pro_monthly]);
    expect(whole(paid.latest_invoice).amount_paid).toBe(1499);
  });

  it('must keep the current phase', async () => {
    const { made } = await subscribe('basic_monthly');
    const { id } = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    const items = [{ price: shop.prices.basic_monthly }];
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
    expect((await update([{ items, start_date: at(0), end_date: at(15) }])).param).toBe('phases');
    const other = [{ price: shop.prices.pro_monthly }];
    expect((await update([{ items: other, start_date: at(0), end_date: at(30) }])).param).toBe('phases');
  });
});
