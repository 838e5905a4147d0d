import type { Invoice, Subscription, Terms } from '../models.ts';
import { existing, type World } from '../world.ts';
import { freshTerms } from './change.ts';
import { collect, failWithoutMethod, methodFor, subscriptionOf, subscriptionPaid } from './collect.ts';
import { dropPendingUpdate, endSubscription } from './ending.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { debitOf, draftTime, linkDebits, periodLine, priceOf } from './lines.ts';
import { periodEnd } from './periods.ts';
import { completeSchedule, phaseAt, scheduleOf } from './schedules.ts';

function nextTerms(world: World, subscription: Subscription): Terms {
  const { terms } = subscription;
  const start = terms.periodEnd;
  const schedule = scheduleOf(world, subscription);
  const price = (schedule && phaseAt(schedule, start)?.price) ?? terms.price;
  const [before, after] = [priceOf(world, terms.price).recurring, priceOf(world, price).recurring];
  if (before.interval !== after.interval || before.count !== after.count) {
    const { trialStart, trialEnd } = terms;
    return { ...freshTerms(world, price, start), trialStart, trialEnd };
  }
  const end = periodEnd(terms.anchor, after, start);
  return { ...terms, price, periodStart: start, periodEnd: end, debits: [] };
}

/** Ends or renews a subscription at the end of its period. */
export function renew(world: World, subscription: Subscription): void {
  const wasTrialing = subscription.status === 'trialing';
  const hasMethod = methodFor(world, subscription) !== undefined;
  const ends =
    subscription.cancelAtPeriodEnd ||
    completeSchedule(world, subscription, subscription.terms.periodEnd) === 'ends' ||
    (wasTrialing && !hasMethod && subscription.missingPaymentMethod === 'cancel');
  if (ends) {
    endSubscription(world, subscription, { status: 'canceled', reason: null });
    return;
  }
  const schedule = scheduleOf(world, subscription);
  startPeriod(world, subscription, nextTerms(world, subscription));
  if (schedule) world.emitChange('subscription_schedule.updated', schedule.id);
  world.emitChange('customer.subscription.updated', subscription.id);
}

/** Bills the next period with a draft that is finalized and charged an hour later. */
function startPeriod(world: World, subscription: Subscription, terms: Terms): void {
  const { periodStart, periodEnd: end } = subscription.terms;
  const line = periodLine(world, subscription, terms);
  subscription.terms = { ...terms, debits: [debitOf(line)] };
  if (subscription.status === 'trialing') subscription.status = 'active';
  const invoice = draftInvoice(world, {
    customer: existing(world.data.customers, 'customer', subscription.customer),
    subscription,
    reason: 'subscription_cycle',
    lines: [line],
    periodStart,
    periodEnd: end,
    finalizesAt: terms.periodStart + draftTime,
  });
  linkDebits(subscription.terms, invoice);
}

/** Finalizes and charges a draft after its hour. */
export function finalizeAndCollect(world: World, invoice: Invoice): void {
  finalizeInvoice(world, invoice, methodFor(world, subscriptionOf(world, invoice)));
  if (invoice.status === 'paid') subscriptionPaid(world, invoice);
  else retry(world, invoice);
}

/** Tries to pay an open invoice without the customer. */
export function retry(world: World, invoice: Invoice): void {
  const method = methodFor(world, subscriptionOf(world, invoice));
  if (method) collect(world, invoice, method, { offSession: true, automatic: true });
  else failWithoutMethod(world, invoice);
}

/** Drops a pending update that was not paid in time. */
export function expirePendingUpdate(world: World, subscription: Subscription): void {
  dropPendingUpdate(world, subscription);
  world.emit('customer.subscription.pending_update_expired', subscription.id);
}
