import type { Invoice, Line, ProrationBehavior, Subscription, Terms } from '../models.ts';
import { cardError, invalid, type StripeError } from '../stripe-error.ts';
import { existing, type World } from '../world.ts';
import type { Verdict } from './cards.ts';
import { collect, methodFor, type RetrySettings } from './collect.ts';
import { dropPendingUpdate } from './ending.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { creditLines, debitOf, linkDebits, patience, periodLine, priceOf, restLine } from './lines.ts';
import { periodEnd } from './periods.ts';

export type PaymentBehavior =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'error_if_incomplete'
  | 'pending_if_incomplete';

export type ChangeRequest = {
  price: string;
  quantity: number;
  trialEnd: number | 'now' | undefined;
  anchorNow: boolean;
  proration: ProrationBehavior;
  /** The moment from which is prorated; now, unless the caller fixed it with a preview. */
  prorationDate: number;
};

type Change = { terms: Terms; lines: Line[]; startsPeriod: boolean };

/** The terms of a period that starts now at full price. */
export function freshTerms(world: World, given: Pick<Terms, 'price' | 'quantity'>, anchor: number): Terms {
  const { recurring } = priceOf(world, given.price);
  if (!recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      'items[0][price]',
    );
  return {
    ...given,
    anchor,
    periodStart: anchor,
    periodEnd: periodEnd(anchor, recurring, anchor),
    trialStart: null,
    trialEnd: null,
    debits: [],
  };
}

function changeInTrial(world: World, subscription: Subscription, request: ChangeRequest): Change {
  const { terms } = subscription;
  const now = world.now(subscription.customer);
  const swapped = { ...terms, price: request.price, quantity: request.quantity };
  if (request.trialEnd === 'now' || request.anchorNow) {
    const fresh = { ...freshTerms(world, swapped, now), trialStart: terms.trialStart, trialEnd: now };
    const line = periodLine(world, subscription, fresh);
    return { terms: { ...fresh, debits: [debitOf(line)] }, lines: [line], startsPeriod: true };
  }
  const end = request.trialEnd ?? terms.periodEnd;
  return {
    terms: { ...swapped, trialEnd: end, periodEnd: end, anchor: end },
    lines: [],
    startsPeriod: false,
  };
}

const sameInterval = (world: World, a: string, b: string) => {
  const [one, other] = [priceOf(world, a).recurring, priceOf(world, b).recurring];
  return one?.interval === other?.interval && one?.count === other?.count;
};

/** What a change makes of the terms, and which lines it puts on an invoice. */
function planChange(world: World, subscription: Subscription, request: ChangeRequest): Change {
  if (subscription.status === 'trialing') return changeInTrial(world, subscription, request);
  const { terms } = subscription;
  const now = world.now(subscription.customer);
  const credited =
    request.proration === 'none' ? [] : creditLines(world, subscription, request.prorationDate);
  const swapped = { price: request.price, quantity: request.quantity };
  if (request.anchorNow || !sameInterval(world, terms.price, request.price)) {
    const fresh = {
      ...freshTerms(world, swapped, now),
      trialStart: terms.trialStart,
      trialEnd: terms.trialEnd,
    };
    const line = periodLine(world, subscription, fresh);
    return {
      terms: { ...fresh, debits: [debitOf(line)] },
      lines: [...credited, line],
      startsPeriod: true,
    };
  }
  const next = { ...terms, ...swapped };
  const isSame = terms.price === request.price && terms.quantity === request.quantity;
  if (isSame || request.proration === 'none') return { terms: next, lines: [], startsPeriod: false };
  const rest = restLine(world, subscription, next, request.prorationDate);
  return { terms: { ...next, debits: [debitOf(rest)] }, lines: [...credited, rest], startsPeriod: false };
}

function invoiceOf(world: World, subscription: Subscription, lines: Line[], date: number): Invoice {
  const customer = existing(world.data.customers, 'customer', subscription.customer);
  const now = world.now(customer.id);
  return draftInvoice(world, {
    customer,
    subscription,
    reason: 'subscription_update',
    lines,
    periodStart: subscription.terms.periodStart,
    periodEnd: now,
    prorationDate: lines.some(({ proration }) => proration) ? date : null,
  });
}

function refuse(verdict: Exclude<Verdict, 'accepted'> | 'no method'): StripeError {
  if (verdict === 'no method') return noMethod();
  return cardError(
    verdict === 'requires_action'
      ? {
          code: 'subscription_payment_intent_requires_action',
          declineCode: null,
          message:
            'Payment for this subscription requires additional user action before it can be completed successfully.',
        }
      : verdict,
  );
}

export function noMethod(): StripeError {
  return invalid(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    undefined,
    'resource_missing',
  );
}

/** Tries an open invoice as the payment behaviour says. */
export function tryPayment(
  world: World,
  subscription: Subscription,
  invoice: Invoice,
  payment: { behavior: PaymentBehavior; offSession: boolean },
  settings: RetrySettings,
): void {
  if (world.rehearsing || payment.behavior === 'default_incomplete') return;
  const method = methodFor(world, subscription, subscription.customer);
  if (!method) {
    if (payment.behavior === 'error_if_incomplete') throw refuse('no method');
    return;
  }
  const attempt = { offSession: payment.offSession, automatic: false };
  const verdict = collect(world, invoice, method, attempt, settings);
  if (payment.behavior === 'error_if_incomplete' && verdict !== 'accepted') throw refuse(verdict);
}

/** Changes price, quantity or trial of a subscription and bills what is due for it at once. */
export function changeSubscription(
  world: World,
  subscription: Subscription,
  request: ChangeRequest,
  payment: { behavior: PaymentBehavior; offSession: boolean },
  settings: RetrySettings,
): void {
  dropPendingUpdate(world, subscription);
  const { terms, lines, startsPeriod } = planChange(world, subscription, request);
  const isPending = payment.behavior === 'pending_if_incomplete';
  const billsNow = startsPeriod || (request.proration === 'always_invoice' && lines.length > 0);
  if (!billsNow) {
    subscription.terms = terms;
    subscription.pendingLines.push(...lines);
    return;
  }
  const waiting = isPending ? [] : subscription.pendingLines;
  const invoice = invoiceOf(world, subscription, [...waiting, ...lines], request.prorationDate);
  linkDebits(terms, invoice);
  if (!isPending) {
    apply(world, subscription, terms, waiting);
    finalizeInvoice(world, invoice, methodFor(world, subscription, subscription.customer));
    if (invoice.status === 'paid') return;
    tryPayment(world, subscription, invoice, payment, settings);
    if (invoice.amountPaid === 0 && subscription.status === 'active') subscription.status = 'past_due';
    return;
  }
  finalizeInvoice(world, invoice, methodFor(world, subscription, subscription.customer));
  if (invoice.status !== 'open') {
    apply(world, subscription, terms, waiting);
    return;
  }
  const now = world.now(subscription.customer);
  const limits = [now + patience, subscription.terms.periodEnd, subscription.terms.trialEnd ?? Infinity];
  subscription.pendingUpdate = {
    invoice: invoice.id,
    terms,
    expiresAt: Math.min(...limits.filter((time) => time > now)),
  };
  tryPayment(world, subscription, invoice, payment, settings);
}

function apply(world: World, subscription: Subscription, terms: Terms, billed: Line[]): void {
  const now = world.now(subscription.customer);
  subscription.terms = terms;
  subscription.pendingLines = subscription.pendingLines.filter((line) => !billed.includes(line));
  if (subscription.status === 'trialing' && (terms.trialEnd ?? 0) <= now) subscription.status = 'active';
}
