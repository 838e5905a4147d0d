import type { Phase, Schedule, Subscription } from '../models.ts';
import type { World } from '../world.ts';

/** Returns the active schedule of a subscription. */
export const scheduleOf = (world: World, subscription: Subscription): Schedule | undefined => {
  const schedule = subscription.schedule === null ? undefined : world.data.schedules[subscription.schedule];
  return schedule?.status === 'active' ? schedule : undefined;
};

export const phaseAt = (schedule: Schedule, time: number): Phase | undefined =>
  schedule.phases.find(({ start, end }) => start <= time && time < end);

/** Releases a subscription from its schedule. */
export function releaseSchedule(world: World, schedule: Schedule): void {
  const subscription =
    schedule.subscription === null ? undefined : world.data.subscriptions[schedule.subscription];
  schedule.status = 'released';
  schedule.releasedAt = world.now();
  schedule.releasedSubscription = schedule.subscription;
  schedule.subscription = null;
  if (subscription) subscription.schedule = null;
  world.emitChange('subscription_schedule.released', schedule.id);
}

/** Completes a subscription's schedule if all its phases are over. Returns whether the subscription ends too. */
export function completeSchedule(world: World, subscription: Subscription, time: number): 'goes on' | 'ends' {
  const schedule = scheduleOf(world, subscription);
  if (!schedule || (schedule.phases.at(-1)?.end ?? 0) > time) return 'goes on';
  if (schedule.endBehavior === 'release') {
    releaseSchedule(world, schedule);
    return 'goes on';
  }
  schedule.status = 'completed';
  schedule.completedAt = world.now();
  subscription.schedule = null;
  world.emitChange('subscription_schedule.completed', schedule.id);
  return 'ends';
}
