import type { Invoice, Schedule, Subscription, Terms } from '../models.ts';
import { existing, type World } from '../world.ts';
import { changeSubscription, freshTerms } from './change.ts';
import { collect, failWithoutMethod, methodFor, type RetrySettings, subscriptionPaid } from './collect.ts';
import { dropPendingUpdate, endSubscription } from './ending.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { creditLines, debitOf, draftTime, linkDebits, periodLine, priceOf } from './lines.ts';
import { periodEnd } from './periods.ts';
import { completeSchedule, phaseAt, scheduleOf } from './schedules.ts';

const customerOf = (world: World, { customer }: { customer: string }) =>
  existing(world.data.customers, 'customer', customer);

/** The last invoice of a subscription that ends with proration lines still unbilled. */
export function billPendingLines(world: World, subscription: Subscription, settings: RetrySettings): void {
  if (subscription.pendingLines.length === 0) return;
  const method = methodFor(world, subscription, subscription.customer);
  const invoice = draftInvoice(world, {
    customer: customerOf(world, subscription),
    subscription,
    reason: 'subscription_update',
    lines: subscription.pendingLines,
    periodStart: subscription.terms.periodStart,
    periodEnd: world.now(subscription.customer),
  });
  subscription.pendingLines = [];
  finalizeInvoice(world, invoice, method);
  if (invoice.status === 'open' && method) {
    collect(world, invoice, method, { offSession: true, automatic: true }, settings);
  }
}

/** Ends a subscription now; unused time is given back only when asked. */
export function cancelNow(
  world: World,
  subscription: Subscription,
  options: { invoiceNow: boolean; prorate: boolean },
  settings: RetrySettings,
): void {
  const now = world.now(subscription.customer);
  if (options.prorate && subscription.status !== 'trialing') {
    subscription.pendingLines.push(...creditLines(world, subscription, now));
  }
  if (options.invoiceNow) billPendingLines(world, subscription, settings);
  else if (!options.prorate) subscription.pendingLines = [];
  endSubscription(world, subscription, {
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
    reason: 'cancellation_requested',
  });
}

function nextTerms(world: World, subscription: Subscription, schedule: Schedule | undefined): Terms {
  const { terms } = subscription;
  const start = terms.periodEnd;
  const phase = schedule && phaseAt(schedule, start);
  const price = phase?.price ?? terms.price;
  const quantity = phase?.quantity ?? terms.quantity;
  const [before, after] = [priceOf(world, terms.price).recurring, priceOf(world, price).recurring];
  const keepsAnchor =
    before?.interval === after?.interval &&
    before?.count === after?.count &&
    !(phase?.start === start && phase.billingCycleAnchor === 'phase_start');
  const trial = { trialStart: terms.trialStart, trialEnd: terms.trialEnd };
  if (!keepsAnchor || !after) return { ...freshTerms(world, { price, quantity }, start), ...trial };
  const end = periodEnd(terms.anchor, after, start);
  return { ...terms, price, quantity, periodStart: start, periodEnd: end, debits: [] };
}

/** The schedule's say at the end of a period: which of its phases follows, or that all are over. */
function turnSchedule(world: World, subscription: Subscription, time: number): 'goes on' | 'ends' {
  const schedule = scheduleOf(world, subscription);
  if (!schedule) return 'goes on';
  schedule.turnedAt = time;
  if ((schedule.phases.at(-1)?.end ?? 0) > time) return 'goes on';
  return completeSchedule(world, schedule);
}

/** The period is over: ends, pauses or renews the subscription. */
export function renew(world: World, subscription: Subscription, settings: RetrySettings): void {
  const now = subscription.terms.periodEnd;
  const wasTrialing = subscription.status === 'trialing';
  const endsByWish =
    subscription.cancelAtPeriodEnd || (subscription.cancelAt !== null && subscription.cancelAt <= now);
  if (endsByWish || turnSchedule(world, subscription, now) === 'ends') {
    billPendingLines(world, subscription, settings);
    endSubscription(world, subscription, { status: 'canceled', reason: null });
    return;
  }
  const method = methodFor(world, subscription, subscription.customer);
  if (wasTrialing && !method && subscription.missingPaymentMethod === 'cancel') {
    endSubscription(world, subscription, { status: 'canceled', reason: null });
    return;
  }
  if (wasTrialing && !method && subscription.missingPaymentMethod === 'pause') {
    subscription.status = 'paused';
    world.emit('customer.subscription.paused', subscription.id, now);
    world.emitChange('customer.subscription.updated', subscription.id, now);
    return;
  }
  const schedule = scheduleOf(world, subscription);
  startPeriod(world, subscription, nextTerms(world, subscription, schedule));
  if (schedule) world.emitChange('subscription_schedule.updated', schedule.id, now);
  world.emitChange('customer.subscription.updated', subscription.id, now);
}

/** Bills the next period with a draft that is finalized and charged an hour later. */
function startPeriod(world: World, subscription: Subscription, terms: Terms): Invoice {
  const before = subscription.terms;
  const now = terms.periodStart;
  const line = periodLine(world, subscription, terms);
  const collects = subscription.status !== 'unpaid';
  subscription.terms = { ...terms, debits: [debitOf(line)] };
  if (subscription.status === 'trialing') subscription.status = 'active';
  const invoice = draftInvoice(world, {
    customer: customerOf(world, subscription),
    subscription,
    reason: 'subscription_cycle',
    lines: [...subscription.pendingLines, line],
    periodStart: before.periodStart,
    periodEnd: before.periodEnd,
    finalizesAt: collects ? now + draftTime : null,
    autoAdvance: collects,
  });
  subscription.pendingLines = [];
  linkDebits(subscription.terms, invoice);
  return invoice;
}

/** A draft's hour is over. */
export function finalizeAndCollect(world: World, invoice: Invoice, settings: RetrySettings): void {
  const subscription = invoice.subscription === null ? null : world.data.subscriptions[invoice.subscription];
  const method = methodFor(world, subscription, invoice.customer);
  finalizeInvoice(world, invoice, method);
  if (invoice.status === 'paid') subscriptionPaid(world, invoice);
  else retry(world, invoice, settings);
}

/** Tries an open invoice with the customer away. */
export function retry(world: World, invoice: Invoice, settings: RetrySettings): void {
  const subscription = invoice.subscription === null ? null : world.data.subscriptions[invoice.subscription];
  const method = methodFor(world, subscription, invoice.customer);
  if (method) collect(world, invoice, method, { offSession: true, automatic: true }, settings);
  else failWithoutMethod(world, invoice, settings);
}

/** A phase that begins within a period changes the subscription as an update would. */
export function changePhase(
  world: World,
  subscription: Subscription,
  time: number,
  settings: RetrySettings,
): void {
  if (turnSchedule(world, subscription, time) === 'ends') {
    endSubscription(world, subscription, { status: 'canceled', reason: null });
    return;
  }
  const schedule = scheduleOf(world, subscription);
  const phase = schedule && phaseAt(schedule, time);
  if (phase) {
    changeSubscription(
      world,
      subscription,
      {
        price: phase.price,
        quantity: phase.quantity,
        trialEnd: undefined,
        anchorNow: phase.billingCycleAnchor === 'phase_start',
        proration: phase.prorationBehavior,
        prorationDate: time,
      },
      { behavior: 'allow_incomplete', offSession: true },
      settings,
    );
    world.emitChange('subscription_schedule.updated', schedule.id, time);
  }
  world.emitChange('customer.subscription.updated', subscription.id, time);
}

/** A pending update was not paid in time. */
export function expirePendingUpdate(world: World, subscription: Subscription): void {
  const now = world.now(subscription.customer);
  dropPendingUpdate(world, subscription);
  world.emit('customer.subscription.pending_update_expired', subscription.id, now);
}

/** A paused subscription starts again with a period of its own. */
export function resume(world: World, subscription: Subscription, settings: RetrySettings): void {
  const now = world.now(subscription.customer);
  const terms = freshTerms(world, subscription.terms, now);
  subscription.status = 'active';
  const invoice = startPeriod(world, subscription, {
    ...terms,
    trialStart: subscription.terms.trialStart,
    trialEnd: subscription.terms.trialEnd,
  });
  world.emit('customer.subscription.resumed', subscription.id, now);
  finalizeAndCollect(world, invoice, settings);
  world.emitChange('customer.subscription.updated', subscription.id, now);
}
