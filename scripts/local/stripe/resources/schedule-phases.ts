import type Stripe from 'stripe';
import { priceOf } from '../billing/lines.ts';
import { addIntervals, isInterval } from '../billing/periods.ts';
import type { Phase, Schedule } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import type { World } from '../world.ts';
import { mergeMetadata } from './metadata.ts';
import { ownMethod } from './payment-methods.ts';
import { newItem } from './subscription-items-given.ts';
import { prorationBehavior } from './subscription-update.ts';

type GivenPhase = Stripe.SubscriptionScheduleUpdateParams.Phase;

const known = [
  'items',
  'start_date',
  'end_date',
  'duration',
  'proration_behavior',
  'trial',
  'trial_end',
  'billing_cycle_anchor',
  'default_payment_method',
  'metadata',
];

function endOf(world: World, given: GivenPhase, price: string, start: number, now: number): number {
  if (given.end_date !== undefined && given.duration !== undefined) {
    throw invalid('If duration is set, end_date must not be set.', 'phases[0][duration]');
  }
  if (given.end_date === 'now') return now;
  if (given.end_date !== undefined) return Number(given.end_date);
  const interval = given.duration?.interval ?? '';
  if (isInterval(interval)) return addIntervals(start, interval, given.duration?.interval_count ?? 1);
  const { recurring } = priceOf(world, price);
  return recurring ? addIntervals(start, recurring.interval, recurring.count) : start;
}

function trialEndOf({ trial, trial_end: end }: GivenPhase, phaseEnd: number, now: number): number | null {
  if (trial) return phaseEnd;
  return end === undefined ? null : end === 'now' ? now : Number(end);
}

const anchorOf = (given: string | undefined): Phase['billingCycleAnchor'] =>
  given === 'phase_start' || given === 'automatic' ? given : null;

/** The phases of an update: each begins where the one before ends, the first where it says or the running one began. */
export function phasesOf(
  world: World,
  schedule: Pick<Schedule, 'customer' | 'phases'>,
  given: readonly GivenPhase[],
  defaultProration: string | undefined,
): Phase[] {
  const now = world.now(schedule.customer);
  const phases: Phase[] = [];
  for (const [index, phase] of given.entries()) {
    const unknown = Object.keys(phase).find((key) => !known.includes(key));
    if (unknown)
      throw invalid(`The double does not obey phases[${unknown}].`, `phases[${index}][${unknown}]`);
    const before = phases.at(-1);
    const start = before?.end ?? (phase.start_date === 'now' ? now : phase.start_date);
    if (start === undefined) {
      throw invalid(
        'The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.',
        'phases',
      );
    }
    if (before && phase.start_date !== undefined && phase.start_date !== before.end) {
      throw invalid('Phases must be contiguous.', `phases[${index}][start_date]`);
    }
    const item = newItem(world, phase.items);
    const end = endOf(world, phase, item.price, start, now);
    if (end <= start) throw invalid('A phase must end after it starts.', `phases[${index}][end_date]`);
    phases.push({
      start,
      end,
      price: item.price,
      quantity: item.quantity,
      prorationBehavior: prorationBehavior(phase.proration_behavior ?? defaultProration),
      trialEnd: trialEndOf(phase, end, now),
      billingCycleAnchor: anchorOf(phase.billing_cycle_anchor),
      defaultPaymentMethod:
        phase.default_payment_method === undefined
          ? null
          : ownMethod(world, schedule.customer, phase.default_payment_method, 'phases').id,
      metadata: mergeMetadata({}, phase.metadata),
    });
  }
  checkRunning(schedule.phases, phases, now);
  return phases;
}

/** The phase that runs may be given new items and another end, but began when it began. */
function checkRunning(before: readonly Phase[], after: readonly Phase[], now: number): void {
  const running = before.find(({ start, end }) => start <= now && now < end);
  const next = after.find(({ start, end }) => start <= now && now < end);
  if (running && !next) throw invalid('The current phase of a schedule may not be left out.', 'phases');
  if (running && next && running.start !== next.start) {
    throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]');
  }
}
