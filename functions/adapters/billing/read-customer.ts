import type Stripe from 'stripe';
import type { SubscriptionFacts } from '#shared/schemas/billing-facts.ts';
import { disputesOf } from './customer-disputes.ts';
import type { CustomerFacts } from './payments.ts';
import { choiceOfPrice } from './prices.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Maps the provider's states to ours (docs/adr/0013). */
const statuses: Record<string, SubscriptionFacts['status']> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  paused: 'canceled',
  canceled: 'canceled',
};

const order: SubscriptionFacts['status'][] = ['active', 'past_due', 'trialing', 'incomplete', 'canceled'];

function cardOf(method: string | Stripe.PaymentMethod | null | undefined): SubscriptionFacts['card'] {
  // A detached card can't pay, even if an object still refers to it.
  if (!method || typeof method === 'string' || !method.card || !method.customer) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
}

/** Returns the change scheduled for the end of a subscription's period, or null. */
async function pendingOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  current: { planId: SubscriptionFacts['planId']; cycle: SubscriptionFacts['cycle']; periodEnd: string },
): Promise<SubscriptionFacts['pending']> {
  if (subscription.cancel_at_period_end || subscription.cancel_at) {
    const at = subscription.cancel_at ? iso(subscription.cancel_at) : current.periodEnd;
    return { planId: 'free', cycle: current.cycle, at };
  }
  const id = typeof subscription.schedule === 'string' ? subscription.schedule : subscription.schedule?.id;
  if (!id) return null;
  const schedule = await stripe.subscriptionSchedules.retrieve(id, { expand: ['phases.items.price'] });
  const since = schedule.current_phase?.end_date;
  const next = schedule.phases.find((phase) => since !== undefined && phase.start_date >= since);
  const price = next?.items[0]?.price;
  const choice = price && typeof price === 'object' && 'metadata' in price ? choiceOfPrice(price) : undefined;
  return next && choice ? { ...choice, at: iso(next.start_date) } : null;
}

async function factsOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<SubscriptionFacts | null> {
  const item = subscription.items.data[0];
  const choice = item && choiceOfPrice(item.price);
  if (!item || !choice) return null;
  const status = statuses[subscription.status] ?? 'canceled';
  const periodEnd = iso(item.current_period_end);
  const isOver = status === 'canceled';
  return {
    id: subscription.id,
    status,
    ...choice,
    periodEnd,
    // A failed renewal has already started its period.
    pastDueSince: status === 'past_due' ? iso(item.current_period_start) : null,
    pending: isOver ? null : await pendingOf(stripe, subscription, { ...choice, periodEnd }),
    scheduleId:
      typeof subscription.schedule === 'string' ? subscription.schedule : (subscription.schedule?.id ?? null),
    card: cardOf(subscription.default_payment_method),
  };
}

const gone: CustomerFacts = { isGone: true, subscription: null, card: null, paidSince: null, disputes: [] };

/** Reads a customer at the provider, including one that was deleted there. */
export async function readCustomer(stripe: Stripe, customerId: string): Promise<CustomerFacts> {
  try {
    return await readLiveCustomer(stripe, customerId);
  } catch (error) {
    // A deleted customer doesn't allow expansion. A customer that never existed is our bug, so throw the
    // error.
    if (!(error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'))
      throw error;
    const { deleted } = await stripe.customers.retrieve(customerId);
    if (deleted) return gone;
    throw error;
  }
}

/**
 * Reads a customer that was not deleted. If there are several subscriptions, takes an active one before a
 * past due one before a trialing one.
 */
async function readLiveCustomer(stripe: Stripe, customerId: string): Promise<CustomerFacts> {
  const [customer, { data }, disputes] = await Promise.all([
    stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 20,
      expand: ['data.default_payment_method'],
    }),
    disputesOf(stripe, customerId),
  ]);
  if (customer.deleted) return gone;
  const card = cardOf(customer.invoice_settings.default_payment_method);
  const chosen = data
    .filter((subscription) => !hasNeverBegun(subscription))
    .toSorted((left, right) => right.created - left.created)
    .toSorted((left, right) => rankOf(left) - rankOf(right))[0];
  if (!chosen) return { isGone: false, subscription: null, card, paidSince: null, disputes };
  const subscription = await factsOf(stripe, chosen);
  const isPaid = chosen.status === 'active' || chosen.status === 'past_due';
  return {
    isGone: false,
    subscription: subscription && { ...subscription, card: subscription.card ?? card },
    card: subscription?.card ?? card,
    paidSince: isPaid ? iso(chosen.trial_end ?? chosen.start_date) : null,
    disputes,
  };
}

/**
 * Returns whether a subscription ended before its first payment: during its trial, or because that payment
 * was never made.
 */
function hasNeverBegun({ status, ended_at: ended, trial_end: trialEnd }: Stripe.Subscription): boolean {
  if (status === 'incomplete_expired') return true;
  return status === 'canceled' && ended !== null && trialEnd !== null && ended <= trialEnd;
}

function rankOf({ status }: Stripe.Subscription): number {
  return order.indexOf(statuses[status] ?? 'canceled');
}
