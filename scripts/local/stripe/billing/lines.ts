import type { Debit, Line, Price, Subscription, Terms } from '../models.ts';
import { existing, type World } from '../world.ts';
import { daySeconds } from './periods.ts';
import { credits, debitForRest } from './proration.ts';

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

type Given = Pick<Line, 'amount' | 'description' | 'price' | 'quantity' | 'start' | 'end' | 'proration'> &
  Partial<Line>;

const lineOf = (world: World, subscription: Subscription, given: Given): Line => ({
  id: world.id('il'),
  currency: subscription.currency,
  subscription: subscription.id,
  item: subscription.item.id,
  credited: null,
  ...given,
});

/** The whole of a period, billed in advance. */
export function periodLine(world: World, subscription: Subscription, terms: Terms): Line {
  const price = priceOf(world, terms.price);
  const each = `${dollars(price.unitAmount)} / ${price.recurring?.interval ?? 'once'}`;
  return lineOf(world, subscription, {
    amount: price.unitAmount * terms.quantity,
    description: `${terms.quantity} × ${productName(world, price)} (at ${each})`,
    price: price.id,
    quantity: terms.quantity,
    start: terms.periodStart,
    end: terms.periodEnd,
    proration: false,
  });
}

export function trialLine(world: World, subscription: Subscription, terms: Terms): Line {
  const price = priceOf(world, terms.price);
  return lineOf(world, subscription, {
    amount: 0,
    description: `Trial period for ${productName(world, price)}`,
    price: price.id,
    quantity: terms.quantity,
    start: terms.periodStart,
    end: terms.periodEnd,
    proration: false,
  });
}

/** What is given back of the running period's debits at `time`. */
export function creditLines(world: World, subscription: Subscription, time: number): Line[] {
  return credits(subscription.terms.debits, time).map(({ debit, amount }) => {
    const price = priceOf(world, debit.price);
    return lineOf(world, subscription, {
      amount: -amount,
      description: `Unused time on ${productName(world, price)} after ${dateOf(time)}`,
      price: price.id,
      quantity: subscription.terms.quantity,
      start: Math.max(time, debit.start),
      end: debit.end,
      proration: true,
      credited: debit.invoice === '' ? null : { invoice: debit.invoice, line: debit.line },
    });
  });
}

/** The rest of the running period at another price or quantity. */
export function restLine(world: World, subscription: Subscription, terms: Terms, time: number): Line {
  const price = priceOf(world, terms.price);
  return lineOf(world, subscription, {
    amount: debitForRest(price.unitAmount * terms.quantity, terms.periodStart, terms.periodEnd, time),
    description: `Remaining time on ${productName(world, price)} after ${dateOf(time)}`,
    price: price.id,
    quantity: terms.quantity,
    start: time,
    end: terms.periodEnd,
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

/** Tells the debits on which invoice they stand, once there is one. */
export function linkDebits(terms: Terms, invoice: { id: string; lines: Line[] }): void {
  for (const debit of terms.debits) {
    if (invoice.lines.some(({ id }) => id === debit.line)) debit.invoice = invoice.id;
  }
}

/** Three days before a trial ends Stripe says so. */
export const trialNotice = 3 * daySeconds;
/** How long a first invoice, and a pending update, may stay unpaid. */
export const patience = 23 * 3_600;
/** How long the invoice of a renewal stays a draft. */
export const draftTime = 3_600;
