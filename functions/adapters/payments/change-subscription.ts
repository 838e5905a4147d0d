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

/** Begins a subscription. One that is refused leaves nothing behind. */
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
  // With the answer to a repeated request the payment may have moved on.
  const result = await resultOf(stripe, secretOf(subscription));
  if (result.result === 'declined') await endQuietly(stripe, subscription.id);
  return result;
}

async function endQuietly(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId);
  if (status !== 'canceled' && status !== 'incomplete_expired')
    await stripe.subscriptions.cancel(subscriptionId);
}

/** Changes plan or cycle at once. A change that is not paid leaves everything as it was. */
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
    await restorePending(stripe, facts, key);
    return refused;
  }
  const result: PaymentResult = changed.pending_update
    ? await resultOf(stripe, secretOf(changed))
    : { result: 'done' };
  if (result.result === 'declined') {
    await dropInvoice(stripe, changed);
    await restorePending(stripe, facts, key);
  } else await keepAsIs(stripe, facts);
  return result;
}

/** What was to happen at the end of the period still does after a change that was declined. */
async function restorePending(stripe: Stripe, facts: SubscriptionFacts, key: string): Promise<void> {
  const { pending } = facts;
  if (!pending || pending.planId === 'free') return;
  await changeAtPeriodEnd(stripe, facts, { planId: pending.planId, cycle: pending.cycle }, `${key}-restore`);
}

/** A void invoice takes its pending update with it. */
async function dropInvoice(stripe: Stripe, { latest_invoice: invoice }: Stripe.Subscription): Promise<void> {
  if (invoice && typeof invoice === 'object' && invoice.id && invoice.status === 'open') {
    await stripe.invoices.voidInvoice(invoice.id);
  }
}

/** Changes a subscription whose trial has not ended: nothing is charged. */
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

/** Changes plan or cycle when the period ends, by a schedule that then lets go; to Free the subscription ends. */
export async function changeAtPeriodEnd(
  stripe: Stripe,
  facts: SubscriptionFacts,
  choice: PaidChoice | 'free',
  key: string,
): Promise<void> {
  await keepAsIs(stripe, facts);
  if (choice === 'free') {
    await stripe.subscriptions.update(facts.id, { cancel_at_period_end: true }, once(key));
    return;
  }
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: facts.id }, once(key));
  const [phase] = schedule.phases;
  const price = phase?.items[0]?.price;
  if (!phase || !price) throw new Error('A schedule has no phase');
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
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
    },
    once(`${key}-phases`),
  );
}

/** Takes back whatever was to happen at the end of the period. */
export async function keepAsIs(stripe: Stripe, facts: SubscriptionFacts): Promise<void> {
  const ends = await releaseSchedule(stripe, facts);
  if (ends) await stripe.subscriptions.update(facts.id, { cancel_at_period_end: false });
}

/** Lets a subscription go from its schedule, if it has one; tells whether it is to end with its period. */
async function releaseSchedule(stripe: Stripe, facts: SubscriptionFacts): Promise<boolean> {
  const { schedule, cancel_at_period_end: ends } = await stripe.subscriptions.retrieve(facts.id);
  const scheduleId = typeof schedule === 'string' ? schedule : schedule?.id;
  // Release, not cancel: cancelling a schedule ends the subscription too.
  if (scheduleId) await stripe.subscriptionSchedules.release(scheduleId);
  return ends;
}

/** What a change made now would be charged, by the provider's own arithmetic. */
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
