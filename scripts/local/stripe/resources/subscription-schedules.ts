import type Stripe from 'stripe';
import { changeSubscription } from '../billing/change.ts';
import type { RetrySettings } from '../billing/collect.ts';
import { cancelNow } from '../billing/life.ts';
import { phaseAt, releaseSchedule } from '../billing/schedules.ts';
import type { Schedule } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid } from '../stripe-error.ts';
import { scheduleView } from '../views/subscription-view.ts';
import { existing, type World } from '../world.ts';
import { mergeMetadata } from './metadata.ts';
import { isWithin, page, pageParams } from './paging.ts';
import { phasesOf } from './schedule-phases.ts';
import { prorationBehavior } from './subscription-update.ts';
import { findSubscription } from './subscriptions.ts';

const view = (world: World, schedule: Schedule) =>
  scheduleView(world.data, schedule, world.now(schedule.customer));

export const findSchedule = (world: World, id: string, param?: string) =>
  existing(world.data.schedules, 'subscription schedule', id, param);

function runningSchedule(world: World, id: string): Schedule {
  const schedule = findSchedule(world, id);
  if (schedule.status !== 'active') {
    throw invalid(
      `You cannot change a subscription schedule that is in the \`${schedule.status}\` status; it must be \`active\` or \`not_started\`.`,
    );
  }
  return schedule;
}

/** A schedule of one phase that is the running period of the subscription. */
function createFrom(world: World, subscriptionId: string): Schedule {
  const subscription = findSubscription(world, subscriptionId, 'from_subscription');
  if (subscription.schedule !== null) {
    throw invalid(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  }
  if (!['active', 'trialing', 'past_due'].includes(subscription.status)) {
    throw invalid(`You cannot migrate a subscription that is ${subscription.status}.`, 'from_subscription');
  }
  const { terms } = subscription;
  const schedule: Schedule = {
    id: world.id('sub_sched'),
    created: world.now(subscription.customer),
    customer: subscription.customer,
    subscription: subscription.id,
    releasedSubscription: null,
    status: 'active',
    endBehavior: subscription.cancelAtPeriodEnd ? 'cancel' : 'release',
    phases: [
      {
        start: terms.periodStart,
        end: terms.periodEnd,
        price: terms.price,
        quantity: terms.quantity,
        prorationBehavior: 'create_prorations',
        trialEnd: subscription.status === 'trialing' ? terms.trialEnd : null,
        billingCycleAnchor: null,
        defaultPaymentMethod: subscription.defaultPaymentMethod,
        metadata: {},
      },
    ],
    turnedAt: terms.periodStart,
    defaultPaymentMethod: null,
    canceledAt: null,
    completedAt: null,
    releasedAt: null,
    metadata: {},
  };
  world.data.schedules[schedule.id] = schedule;
  subscription.schedule = schedule.id;
  subscription.cancelAtPeriodEnd = false;
  world.emit('subscription_schedule.created', schedule.id, schedule.created);
  world.emitChange('customer.subscription.updated', subscription.id, schedule.created);
  return schedule;
}

function endBehavior(given: string | undefined): Schedule['endBehavior'] | undefined {
  if (given === undefined || given === 'release' || given === 'cancel') return given;
  throw invalid('The double knows the end behaviors release and cancel.', 'end_behavior');
}

/** Takes over an update's phases; what the running phase changes takes effect at once. */
export function updatePhases(
  world: World,
  schedule: Schedule,
  params: Pick<Stripe.SubscriptionScheduleUpdateParams, 'phases' | 'proration_behavior' | 'end_behavior'>,
  retries: RetrySettings,
): void {
  schedule.endBehavior = endBehavior(params.end_behavior) ?? schedule.endBehavior;
  if (!params.phases) return;
  const now = world.now(schedule.customer);
  schedule.phases = phasesOf(world, schedule, params.phases, params.proration_behavior);
  schedule.turnedAt = now;
  const subscription =
    schedule.subscription === null ? undefined : world.data.subscriptions[schedule.subscription];
  const running = phaseAt(schedule, now);
  if (!subscription || !running) return;
  const { terms } = subscription;
  if (running.price === terms.price && running.quantity === terms.quantity) return;
  const request = {
    price: running.price,
    quantity: running.quantity,
    trialEnd: undefined,
    anchorNow: false,
    proration: prorationBehavior(params.proration_behavior),
    prorationDate: now,
  };
  changeSubscription(
    world,
    subscription,
    request,
    { behavior: 'allow_incomplete', offSession: true },
    retries,
  );
  world.emitChange('customer.subscription.updated', subscription.id, now);
}

export const subscriptionSchedules: Operations = {
  'SubscriptionSchedules.create': operation<Stripe.SubscriptionScheduleCreateParams>(
    ['from_subscription'],
    ({ world, params }) => {
      if (params.from_subscription === undefined) {
        throw invalid('The double makes schedules from a subscription only.', 'from_subscription');
      }
      return view(world, createFrom(world, params.from_subscription));
    },
  ),
  'SubscriptionSchedules.retrieve': operation<Stripe.SubscriptionScheduleRetrieveParams>(
    [],
    ({ world, path }) => view(world, findSchedule(world, path())),
  ),
  'SubscriptionSchedules.update': operation<Stripe.SubscriptionScheduleUpdateParams>(
    ['phases', 'end_behavior', 'proration_behavior', 'metadata'],
    ({ world, params, path, retries }) => {
      const schedule = runningSchedule(world, path());
      updatePhases(world, schedule, params, retries);
      schedule.metadata = mergeMetadata(schedule.metadata, params.metadata);
      world.emitChange('subscription_schedule.updated', schedule.id, world.now(schedule.customer));
      return view(world, schedule);
    },
  ),
  'SubscriptionSchedules.release': operation<Stripe.SubscriptionScheduleReleaseParams>(
    ['preserve_cancel_date'],
    ({ world, path }) => {
      const schedule = runningSchedule(world, path());
      const subscription = schedule.subscription;
      releaseSchedule(world, schedule);
      if (subscription)
        world.emitChange('customer.subscription.updated', subscription, world.now(schedule.customer));
      return view(world, schedule);
    },
  ),
  'SubscriptionSchedules.cancel': operation<Stripe.SubscriptionScheduleCancelParams>(
    ['invoice_now', 'prorate'],
    ({ world, params, path, retries }) => {
      const schedule = runningSchedule(world, path());
      const subscription =
        schedule.subscription === null ? undefined : world.data.subscriptions[schedule.subscription];
      const options = { invoiceNow: params.invoice_now ?? true, prorate: params.prorate ?? true };
      if (subscription) cancelNow(world, subscription, options, retries);
      return view(world, schedule);
    },
  ),
  'SubscriptionSchedules.list': operation<Stripe.SubscriptionScheduleListParams>(
    [...pageParams, 'customer', 'created', 'scheduled'],
    ({ world, params }) => {
      const found = Object.values(world.data.schedules).filter(
        (one) =>
          (params.customer ?? one.customer) === one.customer &&
          (params.scheduled === undefined || params.scheduled === (one.status === 'not_started')) &&
          isWithin(one.created, params.created),
      );
      return page(found, params, '/v1/subscription_schedules', (one) => view(world, one));
    },
  ),
};
