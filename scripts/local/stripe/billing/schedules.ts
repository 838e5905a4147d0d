import type { Phase, Schedule, Subscription } from '../models.ts';
import type { World } from '../world.ts';

export const scheduleOf = (world: World, subscription: Subscription): Schedule | undefined => {
  const schedule = subscription.schedule === null ? undefined : world.data.schedules[subscription.schedule];
  return schedule?.status === 'active' ? schedule : undefined;
};

export const phaseAt = (schedule: Schedule, time: number): Phase | undefined =>
  schedule.phases.find(({ start, end }) => start <= time && time < end);

/** Lets the subscription go on by itself. */
export function releaseSchedule(world: World, schedule: Schedule): void {
  const now = world.now(schedule.customer);
  const subscription =
    schedule.subscription === null ? undefined : world.data.subscriptions[schedule.subscription];
  schedule.status = 'released';
  schedule.releasedAt = now;
  schedule.releasedSubscription = schedule.subscription;
  schedule.subscription = null;
  if (subscription) subscription.schedule = null;
  world.emitChange('subscription_schedule.released', schedule.id, now);
}

/** All phases are over: the subscription goes on by itself, or ends with them. */
export function completeSchedule(world: World, schedule: Schedule): 'goes on' | 'ends' {
  if (schedule.endBehavior === 'release') {
    releaseSchedule(world, schedule);
    return 'goes on';
  }
  const now = world.now(schedule.customer);
  const subscription =
    schedule.subscription === null ? undefined : world.data.subscriptions[schedule.subscription];
  schedule.status = 'completed';
  schedule.completedAt = now;
  if (subscription) subscription.schedule = null;
  world.emitChange('subscription_schedule.completed', schedule.id, now);
  return 'ends';
}
