import type { Debit, Line, Price, Subscription, Terms } from '../models.ts';
import { existing, type World } from '../world.ts';
import { daySeconds } from './periods.ts';
import { credits, share } from './proration.ts';

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const dateOf = (time: number) =>
  new Date(time * 1_000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const priceOf = (world: World, id: string): Price => existing(world.data.prices, 'price', id, 'price');
const productName = (world: World, price: Price) => world.data.products[price.product]?.name ?? price.product;

type Given = Pick<Line, 'amount' | 'description' | 'price' | 'start' | 'end'> & Partial<Line>;

const lineOf = (world: World, subscription: Subscription, given: Given): Line => ({
  id: world.id('il'),
  currency: subscription.currency,
  subscription: subscription.id,
  item: subscription.item.id,
  proration: false,
  credited: null,
  ...given,
});

/** Returns the line for a full period, billed in advance. */
export function periodLine(world: World, subscription: Subscription, terms: Terms): Line {
  const price = priceOf(world, terms.price);
  return lineOf(world, subscription, {
    amount: price.unitAmount,
    description: `1 × ${productName(world, price)} (at ${dollars(price.unitAmount)} / ${price.recurring.interval})`,
    price: price.id,
    start: terms.periodStart,
    end: terms.periodEnd,
  });
}

export function trialLine(world: World, subscription: Subscription, terms: Terms): Line {
  const price = priceOf(world, terms.price);
  return lineOf(world, subscription, {
    amount: 0,
    description: `Trial period for ${productName(world, price)}`,
    price: price.id,
    start: terms.periodStart,
    end: terms.periodEnd,
  });
}

/** Returns credits for the unused part of the current period's debits. */
export function creditLines(world: World, subscription: Subscription): Line[] {
  const time = world.now();
  return credits(subscription.terms.debits, time).map(({ debit, amount }) => {
    const price = priceOf(world, debit.price);
    return lineOf(world, subscription, {
      amount: -amount,
      description: `Unused time on ${productName(world, price)} after ${dateOf(time)}`,
      price: price.id,
      start: Math.max(time, debit.start),
      end: debit.end,
      proration: true,
      credited: debit.invoice === '' ? null : { invoice: debit.invoice, line: debit.line },
    });
  });
}

/** Returns the line for the rest of the current period at another price. */
export function restLine(world: World, subscription: Subscription, terms: Terms): Line {
  const price = priceOf(world, terms.price);
  const { periodStart: start, periodEnd: end } = terms;
  const time = world.now();
  return lineOf(world, subscription, {
    amount: share(price.unitAmount, end - time, end - start),
    description: `Remaining time on ${productName(world, price)} after ${dateOf(time)}`,
    price: price.id,
    start: time,
    end,
    proration: true,
  });
}

export function debitOf(line: Line): Debit {
  return {
    invoice: '',
    line: line.id,
    amount: line.amount,
    price: line.price,
    start: line.start,
    end: line.end,
  };
}

/** Stores in each debit the invoice that lists it. */
export function linkDebits(terms: Terms, invoice: { id: string; lines: Line[] }): void {
  for (const debit of terms.debits) {
    if (invoice.lines.some(({ id }) => id === debit.line)) debit.invoice = invoice.id;
  }
}

/** Stripe announces the end of a trial three days before. */
export const trialNotice = 3 * daySeconds;
/** How long a first invoice or a pending update may stay unpaid. */
export const patience = 23 * 3_600;
/** How long the invoice of a renewal stays a draft. */
export const draftTime = 3_600;
