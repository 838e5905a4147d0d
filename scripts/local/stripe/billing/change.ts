import type { Invoice, Line, ProrationBehavior, Subscription, Terms } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import { existing, type World } from '../world.ts';
import { collect, methodFor } from './collect.ts';
import { dropPendingUpdate } from './ending.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { creditLines, debitOf, linkDebits, patience, periodLine, priceOf, restLine } from './lines.ts';
import { periodEnd } from './periods.ts';

export type PaymentBehavior = 'allow_incomplete' | 'default_incomplete' | 'pending_if_incomplete';

export type ChangeRequest = {
  price: string;
  endsTrial: boolean;
  anchorNow: boolean;
  proration: ProrationBehavior;
};

type Change = { terms: Terms; lines: Line[] };

/** Returns the terms of a full-price period that starts at `anchor`. */
export function freshTerms(world: World, price: string, anchor: number): Terms {
  return {
    price,
    anchor,
    periodStart: anchor,
    periodEnd: periodEnd(anchor, priceOf(world, price).recurring, anchor),
    trialStart: null,
    trialEnd: null,
    debits: [],
  };
}

function changeInTrial(world: World, subscription: Subscription, request: ChangeRequest): Change {
  const { terms } = subscription;
  if (!request.endsTrial && !request.anchorNow) {
    return { terms: { ...terms, price: request.price }, lines: [] };
  }
  const now = world.now();
  return startedNow(world, subscription, request, { trialStart: terms.trialStart, trialEnd: now });
}

function startedNow(
  world: World,
  subscription: Subscription,
  request: ChangeRequest,
  { trialStart, trialEnd }: Pick<Terms, 'trialStart' | 'trialEnd'>,
): Change {
  const fresh = { ...freshTerms(world, request.price, world.now()), trialStart, trialEnd };
  const line = periodLine(world, subscription, fresh);
  return { terms: { ...fresh, debits: [debitOf(line)] }, lines: [line] };
}

const sameInterval = (world: World, a: string, b: string) => {
  const [one, other] = [priceOf(world, a).recurring, priceOf(world, b).recurring];
  return one.interval === other.interval && one.count === other.count;
};

/** Returns the new terms and the invoice lines of a change. */
function planChange(world: World, subscription: Subscription, request: ChangeRequest): Change {
  if (subscription.status === 'trialing') return changeInTrial(world, subscription, request);
  const { terms } = subscription;
  const credited = request.proration === 'none' ? [] : creditLines(world, subscription);
  if (request.anchorNow || !sameInterval(world, terms.price, request.price)) {
    const started = startedNow(world, subscription, request, terms);
    return { ...started, lines: [...credited, ...started.lines] };
  }
  const next = { ...terms, price: request.price };
  if (terms.price === request.price || request.proration === 'none') {
    return { terms: next, lines: [] };
  }
  const rest = restLine(world, subscription, next);
  return { terms: { ...next, debits: [debitOf(rest)] }, lines: [...credited, rest] };
}

/** Tries to pay an open invoice according to the payment behavior. */
export function tryPayment(
  world: World,
  subscription: Subscription,
  invoice: Invoice,
  behavior: PaymentBehavior,
): void {
  if (world.rehearsing || behavior === 'default_incomplete') return;
  const method = methodFor(world, subscription);
  if (method) collect(world, invoice, method, { offSession: false, automatic: false });
}

/** Changes the price or trial of a subscription and bills immediately what is due for it. */
export function changeSubscription(
  world: World,
  subscription: Subscription,
  request: ChangeRequest,
  behavior: PaymentBehavior,
): void {
  if (subscription.status === 'incomplete') {
    throw invalid(
      'A subscription that is incomplete can only have its metadata and default payment method updated.',
    );
  }
  dropPendingUpdate(world, subscription);
  const { terms, lines } = planChange(world, subscription, request);
  if (lines.length === 0) {
    subscription.terms = terms;
    return;
  }
  const now = world.now();
  const { periodStart } = subscription.terms;
  const customer = existing(world.data.customers, 'customer', subscription.customer);
  const reason = 'subscription_update';
  const invoice = draftInvoice(world, { customer, subscription, reason, lines, periodStart, periodEnd: now });
  linkDebits(terms, invoice);
  const isPending = behavior === 'pending_if_incomplete';
  if (!isPending) apply(world, subscription, terms);
  finalizeInvoice(world, invoice, methodFor(world, subscription));
  if (invoice.status !== 'open') {
    apply(world, subscription, terms);
    return;
  }
  if (isPending) {
    const limits = [now + patience, subscription.terms.periodEnd, subscription.terms.trialEnd ?? Infinity];
    const expiresAt = Math.min(...limits.filter((time) => time > now));
    subscription.pendingUpdate = { invoice: invoice.id, terms, expiresAt };
  }
  tryPayment(world, subscription, invoice, behavior);
  if (!isPending && invoice.amountPaid === 0 && subscription.status === 'active') {
    subscription.status = 'past_due';
  }
}

function apply(world: World, subscription: Subscription, terms: Terms): void {
  subscription.terms = terms;
  if (subscription.status === 'trialing' && (terms.trialEnd ?? 0) <= world.now()) {
    subscription.status = 'active';
  }
}
