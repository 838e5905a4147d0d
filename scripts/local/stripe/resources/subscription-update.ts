import type Stripe from 'stripe';
import { type ChangeRequest, changeSubscription, type PaymentBehavior } from '../billing/change.ts';
import { phaseAt, scheduleOf } from '../billing/schedules.ts';
import type { ProrationBehavior, Subscription } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import type { World } from '../world.ts';
import { itemPrice } from './subscription-items.ts';

export function paymentBehavior(given = 'allow_incomplete'): PaymentBehavior {
  if (given === 'allow_incomplete' || given === 'default_incomplete' || given === 'pending_if_incomplete') {
    return given;
  }
  throw invalid(`The emulator does not implement payment_behavior=${given}.`, 'payment_behavior');
}

function prorationBehavior(given: string | undefined): ProrationBehavior {
  if (given === 'always_invoice' || given === 'none') return given;
  throw invalid('The emulator only implements always_invoice and none.', 'proration_behavior');
}

type ItemChange = Pick<
  Stripe.SubscriptionUpdateParams,
  'items' | 'trial_end' | 'proration_behavior' | 'billing_cycle_anchor'
>;

/** Returns the change of price or trial that the parameters request; undefined if there is none. */
export function changeRequest(
  world: World,
  subscription: Subscription,
  { items, trial_end: trialEnd, proration_behavior: proration, billing_cycle_anchor: anchor }: ItemChange,
): ChangeRequest | undefined {
  if (trialEnd !== undefined && trialEnd !== 'now') {
    throw invalid('The emulator only implements trial_end=now.', 'trial_end');
  }
  const price = items ? itemPrice(world, items, subscription.item.id) : subscription.terms.price;
  const endsTrial = trialEnd === 'now' && subscription.status === 'trialing';
  const anchorNow = anchor?.type === 'now';
  if (price === subscription.terms.price && !endsTrial && !anchorNow) return undefined;
  return { price, endsTrial, anchorNow, proration: prorationBehavior(proration) };
}

/** The parameters that Stripe accepts together with `pending_if_incomplete` and that the emulator implements. */
const pendingAllows = [
  'expand',
  'payment_behavior',
  'proration_behavior',
  'billing_cycle_anchor',
  'items',
  'trial_end',
];

/** Carries out the part of an update that may cost something. */
export function applyItemChange(
  world: World,
  subscription: Subscription,
  params: ItemChange & Pick<Stripe.SubscriptionUpdateParams, 'payment_behavior'>,
): void {
  const behavior = paymentBehavior(params.payment_behavior);
  const forbidden = Object.keys(params).find((name) => !pendingAllows.includes(name));
  if (behavior === 'pending_if_incomplete' && forbidden) {
    throw invalid(
      `Passing in \`${forbidden}\` when payment_behavior is \`pending_if_incomplete\` is not supported.`,
      forbidden,
    );
  }
  const request = changeRequest(world, subscription, params);
  if (!request) return;
  changeSubscription(world, subscription, request, behavior);
  const schedule = scheduleOf(world, subscription);
  const phase = schedule && phaseAt(schedule, world.now());
  if (phase && !subscription.pendingUpdate) phase.price = request.price;
}
