import type Stripe from 'stripe';
import { type ChangeRequest, changeSubscription, type PaymentBehavior } from '../billing/change.ts';
import type { RetrySettings } from '../billing/collect.ts';
import { phaseAt, scheduleOf } from '../billing/schedules.ts';
import type { ProrationBehavior, Subscription } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import type { World } from '../world.ts';
import { mergeMetadata } from './metadata.ts';
import { changedItem } from './subscription-items-given.ts';

const paymentBehaviors: readonly string[] = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] satisfies PaymentBehavior[];
const isPaymentBehavior = (text: string): text is PaymentBehavior => paymentBehaviors.includes(text);

export function paymentBehavior(given: string | undefined): PaymentBehavior {
  return given !== undefined && isPaymentBehavior(given) ? given : 'allow_incomplete';
}

export function prorationBehavior(given: string | undefined): ProrationBehavior {
  return given === 'always_invoice' || given === 'none' ? given : 'create_prorations';
}

export type ItemChange = Pick<
  Stripe.SubscriptionUpdateParams,
  'items' | 'trial_end' | 'proration_behavior' | 'proration_date' | 'billing_cycle_anchor'
>;

function prorationDate(world: World, subscription: Subscription, given: number | undefined): number {
  const now = world.now(subscription.customer);
  if (given === undefined) return now;
  const { periodStart, periodEnd } = subscription.terms;
  if (given < periodStart || given > periodEnd) {
    throw invalid('Cannot specify proration_date outside of the current billing period.', 'proration_date');
  }
  return given;
}

function trialEnd(world: World, subscription: Subscription, given: string | number | undefined) {
  if (given === undefined) return undefined;
  if (given === 'now') return subscription.status === 'trialing' ? 'now' : undefined;
  const time = Number(given);
  if (subscription.status !== 'trialing') {
    throw invalid('The double puts no running subscription back on trial.', 'trial_end');
  }
  if (time <= world.now(subscription.customer))
    throw invalid('Trial end must be in the future.', 'trial_end');
  return time;
}

/** The change of price, quantity or trial that the parameters ask for; undefined when they ask for none. */
export function changeRequest(
  world: World,
  subscription: Subscription,
  params: ItemChange,
): ChangeRequest | undefined {
  const { price, quantity } = changedItem(world, subscription, params.items);
  const request: ChangeRequest = {
    price,
    quantity,
    trialEnd: trialEnd(world, subscription, params.trial_end),
    anchorNow: params.billing_cycle_anchor?.type === 'now',
    proration: prorationBehavior(params.proration_behavior),
    prorationDate: prorationDate(world, subscription, params.proration_date),
  };
  const { terms } = subscription;
  const isNothing =
    terms.price === price &&
    terms.quantity === quantity &&
    request.trialEnd === undefined &&
    !request.anchorNow;
  return isNothing ? undefined : request;
}

/** What Stripe accepts beside `pending_if_incomplete`. */
const pendingAllows = [
  'expand',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'items',
  'trial_end',
  'trial_from_plan',
  'add_invoice_items',
  'off_session',
];

/** Carries out the part of an update that may cost something. */
export function applyItemChange(
  world: World,
  subscription: Subscription,
  params: ItemChange & Pick<Stripe.SubscriptionUpdateParams, 'payment_behavior' | 'off_session'>,
  retries: RetrySettings,
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
  subscription.item.metadata = mergeMetadata(
    subscription.item.metadata,
    changedItem(world, subscription, params.items).metadata,
  );
  if (!request) return;
  if (subscription.status === 'incomplete') {
    throw invalid(
      'A subscription that is incomplete can only have its metadata and default payment method updated.',
    );
  }
  changeSubscription(
    world,
    subscription,
    request,
    { behavior, offSession: params.off_session ?? false },
    retries,
  );
  const schedule = scheduleOf(world, subscription);
  const phase = schedule && phaseAt(schedule, world.now(subscription.customer));
  if (phase && !subscription.pendingUpdate) {
    Object.assign(phase, { price: request.price, quantity: request.quantity });
  }
}
