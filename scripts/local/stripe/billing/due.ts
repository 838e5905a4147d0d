import type { Invoice, Subscription } from '../models.ts';
import type { World } from '../world.ts';
import type { RetrySettings } from './collect.ts';
import { endSubscription } from './ending.ts';
import { changePhase, expirePendingUpdate, finalizeAndCollect, renew, retry } from './life.ts';
import { patience, trialNotice } from './lines.ts';
import { scheduleOf } from './schedules.ts';

/** Something that happens by itself at a time; `rank` orders what happens in the same second. */
export type Due = { time: number; rank: number; run: () => void };

const isLive = ({ status }: Subscription) => ['trialing', 'active', 'past_due', 'unpaid'].includes(status);

/** What happens by itself to one subscription. */
export function subscriptionDues(world: World, subscription: Subscription, settings: RetrySettings): Due[] {
  const { terms, pendingUpdate, cancelAt } = subscription;
  const list: Due[] = [];
  const add = (rank: number, time: number, run: () => void) => list.push({ time, rank, run });
  if (subscription.status === 'incomplete') {
    add(1, subscription.created + patience, () =>
      endSubscription(world, subscription, { status: 'incomplete_expired', reason: null }),
    );
  }
  if (!isLive(subscription)) return list;
  if (pendingUpdate) add(0, pendingUpdate.expiresAt, () => expirePendingUpdate(world, subscription));
  if (subscription.status === 'trialing' && !subscription.trialWillEndSent) {
    add(1, terms.periodEnd - trialNotice, () => {
      subscription.trialWillEndSent = true;
      world.emit('customer.subscription.trial_will_end', subscription.id, world.now(subscription.customer));
    });
  }
  if (cancelAt !== null && cancelAt < terms.periodEnd) {
    add(2, cancelAt, () => endSubscription(world, subscription, { status: 'canceled', reason: null }));
  }
  const schedule = scheduleOf(world, subscription);
  const phaseEnd = schedule?.phases.map(({ end }) => end).find((end) => end > schedule.turnedAt);
  if (phaseEnd !== undefined && phaseEnd < terms.periodEnd) {
    add(3, phaseEnd, () => changePhase(world, subscription, phaseEnd, settings));
  }
  add(4, terms.periodEnd, () => renew(world, subscription, settings));
  return list;
}

function ofInvoice(world: World, invoice: Invoice, settings: RetrySettings): Due[] {
  if (!invoice.autoAdvance) return [];
  if (invoice.status === 'draft' && invoice.finalizesAt !== null) {
    return [{ time: invoice.finalizesAt, rank: 5, run: () => finalizeAndCollect(world, invoice, settings) }];
  }
  if (invoice.status === 'open' && invoice.nextPaymentAttempt !== null) {
    return [{ time: invoice.nextPaymentAttempt, rank: 6, run: () => retry(world, invoice, settings) }];
  }
  return [];
}

/** What happens next to the customers of one test clock (null: to all others). */
export function nextDue(world: World, testClock: string | null, settings: RetrySettings): Due | undefined {
  const { customers, subscriptions, invoices } = world.data;
  const isHere = ({ customer }: { customer: string }) =>
    customers[customer]?.testClock === testClock && !customers[customer]?.deleted;
  return [
    ...Object.values(subscriptions)
      .filter(isHere)
      .flatMap((one) => subscriptionDues(world, one, settings)),
    ...Object.values(invoices)
      .filter(isHere)
      .flatMap((one) => ofInvoice(world, one, settings)),
  ].toSorted((a, b) => a.time - b.time || a.rank - b.rank)[0];
}
