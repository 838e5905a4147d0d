import type Stripe from 'stripe';
import { addIntervals, isInterval } from '../billing/periods.ts';
import type { Phase, Schedule, Subscription } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import type { World } from '../world.ts';
import { itemPrice } from './subscription-items.ts';

type GivenPhase = Stripe.SubscriptionScheduleUpdateParams.Phase;

const supported = ['items', 'start_date', 'end_date', 'duration', 'proration_behavior'];

function endOf({ end_date: end, duration }: GivenPhase, start: number, param: string): number {
  if (end !== undefined && duration !== undefined) {
    throw invalid('If duration is set, end_date must not be set.', `${param}[duration]`);
  }
  if (typeof end === 'number') return end;
  const interval = duration?.interval ?? '';
  if (isInterval(interval)) return addIntervals(start, interval, duration?.interval_count ?? 1);
  throw invalid('The emulator requires an end_date or a duration in months or years.', `${param}[duration]`);
}

/** Returns the phases of an update. The first phase says when it starts; each later one follows the previous. */
export function phasesOf(
  world: World,
  schedule: Schedule,
  subscription: Subscription,
  given: readonly GivenPhase[],
): Phase[] {
  const phases: Phase[] = [];
  for (const [index, phase] of given.entries()) {
    const param = `phases[${index}]`;
    const unknown = Object.keys(phase).find((key) => !supported.includes(key));
    if (unknown) throw invalid(`The emulator does not implement phases[${unknown}].`, `${param}[${unknown}]`);
    const before = phases.at(-1);
    const start = before?.end ?? phase.start_date;
    if (typeof start !== 'number') {
      throw invalid(
        'The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.',
        'phases',
      );
    }
    if (phase.start_date !== undefined && phase.start_date !== start) {
      throw invalid('Phases must be contiguous.', `${param}[start_date]`);
    }
    const end = endOf(phase, start, param);
    if (end <= start) throw invalid('A phase must end after it starts.', `${param}[end_date]`);
    phases.push({ start, end, price: itemPrice(world, phase.items) });
  }
  checkCurrent(world, schedule, subscription, phases);
  return phases;
}

/** Refuses a change of the current phase. Stripe allows some of these changes, but the product makes none. */
function checkCurrent(world: World, schedule: Schedule, { terms }: Subscription, after: Phase[]): void {
  const isCurrent = ({ start, end }: Phase) => start <= world.now() && world.now() < end;
  const [current, next] = [schedule.phases.find(isCurrent), after.find(isCurrent)];
  if (!current) return;
  if (!next) throw invalid('The current phase of a schedule may not be left out.', 'phases');
  if (current.start !== next.start) {
    throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]');
  }
  if (next.price !== terms.price || next.end !== terms.periodEnd) {
    throw invalid('The emulator changes phases only at the end of a period.', 'phases');
  }
}
