import type { Subscription, SubscriptionStatus } from '../models.ts';
import type { World } from '../world.ts';
import { cancelSetupIntent } from './intents.ts';
import { voidInvoice } from './invoices.ts';
import { scheduleOf } from './schedules.ts';

/** Drops an update that was never paid. */
export function dropPendingUpdate(world: World, subscription: Subscription): void {
  const { pendingUpdate } = subscription;
  if (!pendingUpdate) return;
  subscription.pendingUpdate = null;
  const invoice = world.data.invoices[pendingUpdate.invoice];
  if (invoice?.status === 'open') voidInvoice(world, invoice);
}

/** Ends a schedule with its subscription: aborted after a failed payment, otherwise canceled. */
function endSchedule(world: World, subscription: Subscription, reason: Ending['reason']): void {
  const schedule = scheduleOf(world, subscription);
  subscription.schedule = null;
  if (!schedule) return;
  schedule.status = 'canceled';
  schedule.canceledAt = world.now();
  const outcome = reason === 'payment_failed' ? 'aborted' : 'canceled';
  world.emitChange(`subscription_schedule.${outcome}`, schedule.id);
}

export type Ending = {
  status: Extract<SubscriptionStatus, 'canceled' | 'incomplete_expired'>;
  reason: 'cancellation_requested' | 'payment_failed' | null;
};

/** Ends a subscription permanently. Nothing more is billed or collected for it, and unused time is not refunded. */
export function endSubscription(world: World, subscription: Subscription, { status, reason }: Ending): void {
  const now = world.now();
  dropPendingUpdate(world, subscription);
  for (const invoice of Object.values(world.data.invoices)) {
    if (invoice.subscription !== subscription.id) continue;
    if (invoice.status === 'open' && status === 'incomplete_expired') voidInvoice(world, invoice);
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    invoice.autoAdvance = false;
    invoice.nextPaymentAttempt = null;
    invoice.finalizesAt = null;
    world.emitChange('invoice.updated', invoice.id);
  }
  const setup =
    subscription.pendingSetupIntent === null
      ? undefined
      : world.data.setupIntents[subscription.pendingSetupIntent];
  if (setup && setup.status !== 'succeeded' && setup.status !== 'canceled') {
    cancelSetupIntent(world, setup, 'abandoned');
  }
  endSchedule(world, subscription, reason);
  subscription.pendingSetupIntent = null;
  subscription.status = status;
  subscription.canceledAt ??= status === 'canceled' ? now : null;
  subscription.endedAt = now;
  subscription.cancellation.reason = reason ?? subscription.cancellation.reason;
  const type = status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
  world.emitChange(type, subscription.id);
}

/** Ends a subscription on request. */
export function cancelNow(world: World, subscription: Subscription): void {
  endSubscription(world, subscription, {
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
    reason: 'cancellation_requested',
  });
}
