import type Stripe from 'stripe';
import { releaseSchedule } from '../billing/schedules.ts';
import type { Schedule } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid } from '../stripe-error.ts';
import { scheduleView } from '../views/subscription-view.ts';
import { existing, type World } from '../world.ts';
import { phasesOf } from './schedule-phases.ts';
import { findSubscription } from './subscriptions.ts';

const view = (world: World, schedule: Schedule) => scheduleView(world.data, schedule, world.now());

const find = (world: World, id: string) => existing(world.data.schedules, 'subscription schedule', id);

function activeSchedule(world: World, id: string): Schedule {
  const schedule = find(world, id);
  if (schedule.status !== 'active') {
    throw invalid(
      `You cannot change a subscription schedule that is in the \`${schedule.status}\` status; it must be \`active\` or \`not_started\`.`,
    );
  }
  return schedule;
}

/** Creates a schedule with one phase, the current period of the subscription. */
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
  const { price, periodStart: start, periodEnd: end } = subscription.terms;
  const schedule: Schedule = {
    id: world.id('sub_sched'),
    created: world.now(),
    customer: subscription.customer,
    subscription: subscription.id,
    releasedSubscription: null,
    status: 'active',
    endBehavior: subscription.cancelAtPeriodEnd ? 'cancel' : 'release',
    phases: [{ start, end, price }],
    canceledAt: null,
    completedAt: null,
    releasedAt: null,
  };
  world.data.schedules[schedule.id] = schedule;
  subscription.schedule = schedule.id;
  subscription.cancelAtPeriodEnd = false;
  world.emit('subscription_schedule.created', schedule.id);
  world.emitChange('customer.subscription.updated', subscription.id);
  return schedule;
}

function endBehavior(given: string): Schedule['endBehavior'] {
  if (given === 'release' || given === 'cancel') return given;
  throw invalid(`The emulator does not implement end_behavior=${given}.`, 'end_behavior');
}

export const subscriptionSchedules: Operations = {
  'SubscriptionSchedules.create': operation<Stripe.SubscriptionScheduleCreateParams>(
    ['from_subscription'],
    ({ world, params }) => view(world, createFrom(world, params.from_subscription ?? '')),
  ),
  'SubscriptionSchedules.retrieve': operation<Stripe.SubscriptionScheduleRetrieveParams>(
    [],
    ({ world, id }) => view(world, find(world, id)),
  ),
  'SubscriptionSchedules.update': operation<Stripe.SubscriptionScheduleUpdateParams>(
    ['phases', 'end_behavior'],
    ({ world, params, id }) => {
      const schedule = activeSchedule(world, id);
      const { end_behavior: end = schedule.endBehavior, phases } = params;
      schedule.endBehavior = endBehavior(end);
      const subscription = findSubscription(world, schedule.subscription ?? '');
      if (phases) schedule.phases = phasesOf(world, schedule, subscription, phases);
      world.emitChange('subscription_schedule.updated', schedule.id);
      return view(world, schedule);
    },
  ),
  'SubscriptionSchedules.release': operation<Stripe.SubscriptionScheduleReleaseParams>(
    [],
    ({ world, id }) => {
      const schedule = activeSchedule(world, id);
      const { subscription } = schedule;
      releaseSchedule(world, schedule);
      if (subscription) world.emitChange('customer.subscription.updated', subscription);
      return view(world, schedule);
    },
  ),
};
