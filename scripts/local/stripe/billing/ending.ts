import type { Subscription, SubscriptionStatus } from '../models.ts';
import type { World } from '../world.ts';
import { cancelSetupIntent } from './intents.ts';
import { voidInvoice } from './invoices.ts';

/** Gives up an update that was never paid. */
export function dropPendingUpdate(world: World, subscription: Subscription): void {
  const { pendingUpdate } = subscription;
  if (!pendingUpdate) return;
  subscription.pendingUpdate = null;
  const invoice = world.data.invoices[pendingUpdate.invoice];
  if (invoice?.status === 'open') voidInvoice(world, invoice);
}

/** A schedule ends with its subscription: canceled, or aborted when that ends for want of money. */
function endSchedule(world: World, subscription: Subscription, reason: Ending['reason']): void {
  const now = world.now(subscription.customer);
  const schedule = subscription.schedule === null ? undefined : world.data.schedules[subscription.schedule];
  subscription.schedule = null;
  if (schedule?.status !== 'active' && schedule?.status !== 'not_started') return;
  schedule.status = 'canceled';
  schedule.canceledAt = now;
  const outcome = reason === 'payment_failed' ? 'aborted' : 'canceled';
  world.emitChange(`subscription_schedule.${outcome}`, schedule.id, now);
}

export type Ending = {
  status: Extract<SubscriptionStatus, 'canceled' | 'incomplete_expired'>;
  reason: 'cancellation_requested' | 'payment_failed' | null;
};

/** Ends a subscription for good: nothing more is billed or collected for it. */
export function endSubscription(world: World, subscription: Subscription, { status, reason }: Ending): void {
  const now = world.now(subscription.customer);
  dropPendingUpdate(world, subscription);
  for (const invoice of Object.values(world.data.invoices)) {
    if (invoice.subscription !== subscription.id) continue;
    if (invoice.status === 'open' && status === 'incomplete_expired') voidInvoice(world, invoice);
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    invoice.autoAdvance = false;
    invoice.nextPaymentAttempt = null;
    invoice.finalizesAt = null;
    world.emitChange('invoice.updated', invoice.id, now);
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
  world.emitChange(type, subscription.id, now);
}
