import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyCase } from '#test/support/every-case.ts';
import { amounts, customerWith, day, itemOf, openShop, type PriceKey, type Shop, whole } from './shop.ts';

const keys = Object.keys(amounts) as PriceKey[];

type Step =
  | { kind: 'change'; to: PriceKey }
  | { kind: 'move'; days: number }
  | { kind: 'downgrade'; to: PriceKey }
  | { kind: 'release' }
  | { kind: 'decline'; to: PriceKey };

const key = fc.constantFrom(...keys);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change' as const), to: key }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      days: fc.integer({ min: 1, max: 70 * day }).map((seconds) => seconds / day),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('downgrade' as const), to: key }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('decline' as const), to: key }) },
);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.emulator.stop());

/** A stretch of time at one price, within one period. */
type Stretch = { price: string; periodStart: number; periodEnd: number; from: number };

/** Calculates the value of a subscription's time, independently of the emulator. */
class Reckoning {
  worth = 0;
  /** Each stretch and each invoice line may be off by half a cent. */
  roundings = 0;
  #stretch: Stretch;

  constructor(subscription: Stripe.Subscription) {
    this.#stretch = stretchOf(subscription);
  }

  /** Ends the stretch now and starts the next one with the subscription's current price. */
  settle(subscription: Stripe.Subscription, now: number): void {
    const { price, periodStart, periodEnd, from } = this.#stretch;
    const cents = amountOf(price);
    this.worth += (cents * (now - from)) / (periodEnd - periodStart);
    this.roundings += 1;
    this.#stretch = { ...stretchOf(subscription), from: now };
  }

  /** Returns the value of the time that was billed but not used yet. */
  ahead(now: number): number {
    const { price, periodStart, periodEnd } = this.#stretch;
    return (amountOf(price) * (periodEnd - now)) / (periodEnd - periodStart);
  }
}

const stretchOf = (subscription: Stripe.Subscription): Stretch => {
  const item = itemOf(subscription);
  const { current_period_start: periodStart, current_period_end: periodEnd, price } = item;
  return { price: price.id, periodStart, periodEnd, from: periodStart };
};
const amountOf = (price: string) => {
  const found = keys.find((one) => shop.prices[one] === price);
  if (!found) throw new Error(`Unknown price ${price}`);
  return amounts[found];
};

class Life {
  readonly customer: { id: string; card: string };
  readonly id: string;
  reckoning: Reckoning;

  constructor(customer: { id: string; card: string }, subscription: Stripe.Subscription) {
    this.customer = customer;
    this.id = subscription.id;
    this.reckoning = new Reckoning(subscription);
  }

  now = () => Math.floor(shop.emulator.clock.now().getTime() / 1_000);
  read = () => shop.stripe.subscriptions.retrieve(this.id, { expand: ['latest_invoice'] });

  /** Moves the clock and stops at the end of every period, so that each stretch has its own length. */
  async move(days: number): Promise<void> {
    const until = this.now() + Math.round(days * day);
    for (;;) {
      const end = itemOf(await this.read()).current_period_end;
      const next = Math.min(end, until);
      await shop.emulator.clock.advanceTo(new Date(next * 1_000));
      if (next === end) this.reckoning.settle(await this.read(), end);
      if (next === until) return;
    }
  }

  async change(to: PriceKey): Promise<void> {
    const before = await this.read();
    if (before.schedule) await shop.stripe.subscriptionSchedules.release(String(before.schedule));
    const after = await shop.stripe.subscriptions.update(this.id, {
      items: [{ id: itemOf(before).id, price: shop.prices[to] }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    this.reckoning.settle(after, this.now());
  }

  /** Tries a change that is declined and has no effect. */
  async decline(to: PriceKey): Promise<void> {
    shop.emulator.actions.setCardBehavior(this.customer.card, 'insufficient_funds');
    await this.change(to);
    shop.emulator.actions.setCardBehavior(this.customer.card, 'succeeds');
    const pending = (await this.read()).pending_update;
    const { latest_invoice: invoice } = await this.read();
    if (pending) await shop.stripe.invoices.voidInvoice(whole(invoice).id);
  }

  async downgrade(to: PriceKey): Promise<void> {
    const subscription = await this.read();
    if (subscription.schedule) return;
    const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: this.id });
    const { current_period_start: start_date, current_period_end: end_date, price } = itemOf(subscription);
    await shop.stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        { items: [{ price: price.id }], start_date, end_date },
        {
          items: [{ price: shop.prices[to] }],
          duration: { interval: to.endsWith('annual') ? 'year' : 'month' },
          proration_behavior: 'none',
        },
      ],
    });
  }

  async release(): Promise<void> {
    const { schedule } = await this.read();
    if (schedule) await shop.stripe.subscriptionSchedules.release(String(schedule));
  }

  take(one: Step): Promise<void> {
    switch (one.kind) {
      case 'move':
        return this.move(one.days);
      case 'change':
        return this.change(one.to);
      case 'decline':
        return this.decline(one.to);
      case 'downgrade':
        return this.downgrade(one.to);
      case 'release':
        return this.release();
    }
  }
}

async function begin(first: PriceKey): Promise<Life> {
  const customer = await customerWith(shop);
  const subscription = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices[first] }],
    default_payment_method: customer.card,
  });
  return new Life(customer, subscription);
}

describe('any series of changes', () => {
  it('costs what the time was worth, after the remaining credit', async () => {
    await fc.assert(
      fc.asyncProperty(key, fc.array(step, { minLength: 1, maxLength: 10 }), async (first, steps) => {
        const life = await begin(first);
        for (const one of steps) {
          await life.take(one);
          const { items } = await life.read();
          expect(items.data).toHaveLength(1);
        }
        await life.move(2 / 24);
        const now = life.now();
        life.reckoning.settle(await life.read(), now);
        const invoices = await shop.stripe.invoices
          .list({ customer: life.customer.id, limit: 100 })
          .autoPagingToArray({ limit: 1_000 });
        for (const { amount_due, amount_paid, status } of invoices) {
          expect(amount_due).toBeGreaterThanOrEqual(0);
          expect(amount_paid).toBeGreaterThanOrEqual(0);
          expect(['paid', 'void', 'draft']).toContain(status);
        }
        const paid = invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
        const drafted = invoices
          .filter(({ status }) => status === 'draft')
          .reduce((sum, { total }) => sum + total, 0);
        const customer = await shop.stripe.customers.retrieve(life.customer.id);
        const balance = customer.deleted ? 0 : customer.balance;
        const { worth, roundings } = life.reckoning;
        const difference = paid + balance + drafted - life.reckoning.ahead(now) - worth;
        expect(Math.abs(difference)).toBeLessThanOrEqual(roundings);
        expect(shop.emulator.violations).toEqual([]);
      }),
      { numRuns: everyCase ? 100 : 10 },
    );
  });
});
