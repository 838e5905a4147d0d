import type Stripe from 'stripe';
import type { SubscriptionFacts } from '#shared/schemas/billing-facts.ts';
import { declinedBy, resultOf, secretFields, secretOf } from './payment-result.ts';
import type { PaidChoice, PaymentResult, Payments, PreviewFacts } from './payments.ts';
import { priceId } from './prices.ts';

const once = (key: string) => ({ idempotencyKey: key });

async function itemOf(stripe: Stripe, subscriptionId: string): Promise<Stripe.SubscriptionItem> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item) throw new Error('A subscription has no item');
  return item;
}

/** Starts a subscription. A declined payment leaves no subscription behind. */
export async function subscribe(
  stripe: Stripe,
  { customerId, notaryId, choice, trialEnd, hasCard, key }: Parameters<Payments['subscribe']>[0],
): Promise<PaymentResult> {
  let subscription: Stripe.Subscription;
  try {
    subscription = await stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: await priceId(stripe, choice) }],
        metadata: { notary_id: notaryId },
        payment_settings: { save_default_payment_method: 'on_subscription' },
        ...(trialEnd
          ? {
              trial_end: Math.floor(new Date(trialEnd).getTime() / 1000),
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
            }
          : { payment_behavior: hasCard ? ('allow_incomplete' as const) : ('default_incomplete' as const) }),
        expand: secretFields,
      },
      once(key),
    );
  } catch (error) {
    return declinedBy(error);
  }
  // A replayed response may be out of date, so read the payment again.
  const result = await resultOf(stripe, secretOf(subscription));
  if (result.kind === 'declined') await end(stripe, subscription.id);
  return result;
}

/** Ends a subscription immediately. Does nothing if it has already ended. */
export async function end(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId);
  } catch (error) {
    const { status } = await stripe.subscriptions.retrieve(subscriptionId);
    if (status !== 'canceled' && status !== 'incomplete_expired') throw error;
  }
}

/** Changes the plan or cycle immediately. An unpaid change has no effect. */
export async function changeNow(
  stripe: Stripe,
  { subscription: facts, choice, endsTrial, key }: Parameters<Payments['changeNow']>[0],
): Promise<PaymentResult> {
  await releaseSchedule(stripe, facts);
  const item = await itemOf(stripe, facts.id);
  let changed: Stripe.Subscription;
  try {
    changed = await stripe.subscriptions.update(
      facts.id,
      {
        items: [{ id: item.id, price: await priceId(stripe, choice) }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        ...(endsTrial && { trial_end: 'now' as const }),
        expand: secretFields,
      },
      once(key),
    );
  } catch (error) {
    const refused = declinedBy(error);
    await restorePending(stripe, facts);
    return refused;
  }
  const result: PaymentResult = changed.pending_update
    ? await resultOf(stripe, secretOf(changed))
    : { kind: 'done' };
  if (result.kind === 'declined') {
    await dropInvoice(stripe, changed);
    await restorePending(stripe, facts);
  } else await keepAsIs(stripe, facts);
  return result;
}

/** Schedules the pending change again after a declined change has released its schedule. */
async function restorePending(stripe: Stripe, facts: SubscriptionFacts): Promise<void> {
  const { pending } = facts;
  if (!pending || pending.planId === 'free') return;
  await changeAtPeriodEnd(stripe, facts, { planId: pending.planId, cycle: pending.cycle });
}

/** Voids an open invoice, which also drops the update that waits for its payment. */
async function dropInvoice(stripe: Stripe, { latest_invoice: invoice }: Stripe.Subscription): Promise<void> {
  if (invoice && typeof invoice === 'object' && invoice.id && invoice.status === 'open') {
    await stripe.invoices.voidInvoice(invoice.id);
  }
}

/** Changes a subscription during its trial, without a charge. */
export async function changeInTrial(
  stripe: Stripe,
  facts: SubscriptionFacts,
  choice: PaidChoice,
  key: string,
): Promise<void> {
  const item = await itemOf(stripe, facts.id);
  await stripe.subscriptions.update(
    facts.id,
    { items: [{ id: item.id, price: await priceId(stripe, choice) }], proration_behavior: 'none' },
    once(key),
  );
}

/** Returns the schedule of a subscription, creating one if needed. */
async function scheduleOf(stripe: Stripe, subscriptionId: string): Promise<Stripe.SubscriptionSchedule> {
  const attached = await attachedSchedule(stripe, subscriptionId);
  if (attached) return stripe.subscriptionSchedules.retrieve(attached);
  try {
    return await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId });
  } catch (error) {
    // A subscription has only one schedule, and a parallel click has just created it.
    const made = await attachedSchedule(stripe, subscriptionId);
    if (!made) throw error;
    return stripe.subscriptionSchedules.retrieve(made);
  }
}

async function attachedSchedule(stripe: Stripe, subscriptionId: string): Promise<string | undefined> {
  const { schedule } = await stripe.subscriptions.retrieve(subscriptionId);
  return typeof schedule === 'string' ? schedule : schedule?.id;
}

/**
 * Changes the plan or cycle when the period ends, through a schedule that then releases the subscription. For
 * Free, the subscription ends with the period. Every request states the desired result and may be repeated at
 * any time. It has no idempotency key, because a replay could return a schedule that no longer exists.
 */
export async function changeAtPeriodEnd(
  stripe: Stripe,
  facts: SubscriptionFacts,
  choice: PaidChoice | 'free',
): Promise<void> {
  if (choice === 'free') {
    await releaseSchedule(stripe, facts);
    await stripe.subscriptions.update(facts.id, { cancel_at_period_end: true });
    return;
  }
  const { cancel_at_period_end: ends } = await stripe.subscriptions.retrieve(facts.id);
  if (ends) await stripe.subscriptions.update(facts.id, { cancel_at_period_end: false });
  const schedule = await scheduleOf(stripe, facts.id);
  const since = schedule.current_phase?.start_date;
  const phase = schedule.phases.find(({ start_date: start }) => start === since) ?? schedule.phases[0];
  const price = phase?.items[0]?.price;
  if (!phase || !price) throw new Error('A schedule has no phase');
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: typeof price === 'string' ? price : price.id, quantity: 1 }],
        start_date: phase.start_date,
        end_date: phase.end_date,
        proration_behavior: 'none',
      },
      {
        items: [{ price: await priceId(stripe, choice), quantity: 1 }],
        duration: { interval: choice.cycle === 'annual' ? 'year' : 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}

/** Cancels any change scheduled for the end of the period. */
export async function keepAsIs(stripe: Stripe, facts: SubscriptionFacts): Promise<void> {
  const ends = await releaseSchedule(stripe, facts);
  if (ends) await stripe.subscriptions.update(facts.id, { cancel_at_period_end: false });
}

/**
 * Releases a subscription from its schedule, if any. Returns whether the subscription ends with its period.
 */
async function releaseSchedule(stripe: Stripe, facts: SubscriptionFacts): Promise<boolean> {
  const { schedule, cancel_at_period_end: ends } = await stripe.subscriptions.retrieve(facts.id);
  const scheduleId = typeof schedule === 'string' ? schedule : schedule?.id;
  // Release, because canceling a schedule would also end the subscription.
  if (scheduleId) await stripe.subscriptionSchedules.release(scheduleId);
  return ends;
}

/** Returns what an immediate change would cost, as the provider calculates it. */
export async function previewNow(
  stripe: Stripe,
  facts: SubscriptionFacts,
  choice: PaidChoice,
): Promise<PreviewFacts> {
  const item = await itemOf(stripe, facts.id);
  const invoice = await stripe.invoices.createPreview({
    subscription: facts.id,
    subscription_details: {
      items: [{ id: item.id, price: await priceId(stripe, choice) }],
      proration_behavior: 'always_invoice',
      ...(facts.status === 'trialing' && { trial_end: 'now' as const }),
    },
  });
  return {
    chargeCents: invoice.amount_due,
    lines: invoice.lines.data.map((line) => ({ description: line.description ?? '', cents: line.amount })),
  };
}
