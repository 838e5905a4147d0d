import type { Invoice, Subscription } from '../models.ts';
import type { World } from '../world.ts';
import { endSubscription } from './ending.ts';
import { expirePendingUpdate, finalizeAndCollect, renew, retry } from './life.ts';
import { patience, trialNotice } from './lines.ts';

/** Something due at a time; `rank` orders what is due in the same second. */
export type Due = { time: number; rank: number; run: () => void };

const isLive = ({ status }: Subscription) =>
  status === 'trialing' || status === 'active' || status === 'past_due';

function ofSubscription(world: World, subscription: Subscription): Due[] {
  const { terms, pendingUpdate } = subscription;
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
      world.emit('customer.subscription.trial_will_end', subscription.id);
    });
  }
  add(2, terms.periodEnd, () => renew(world, subscription));
  return list;
}

function ofInvoice(world: World, invoice: Invoice): Due[] {
  if (!invoice.autoAdvance) return [];
  if (invoice.status === 'draft' && invoice.finalizesAt !== null) {
    return [{ time: invoice.finalizesAt, rank: 3, run: () => finalizeAndCollect(world, invoice) }];
  }
  if (invoice.status === 'open' && invoice.nextPaymentAttempt !== null) {
    return [{ time: invoice.nextPaymentAttempt, rank: 4, run: () => retry(world, invoice) }];
  }
  return [];
}

/** Returns the next thing that is due. */
export function nextDue(world: World): Due | undefined {
  const { customers, subscriptions, invoices } = world.data;
  const isHere = ({ customer }: { customer: string }) => !customers[customer]?.deleted;
  let next: Due | undefined;
  const consider = (due: Due) => {
    if (!next || due.time < next.time || (due.time === next.time && due.rank < next.rank)) next = due;
  };
  for (const one of Object.values(subscriptions))
    if (isHere(one)) ofSubscription(world, one).forEach(consider);
  for (const one of Object.values(invoices)) if (isHere(one)) ofInvoice(world, one).forEach(consider);
  return next;
}
