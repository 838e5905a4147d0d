import type Stripe from 'stripe';
import type { DisputeFacts } from './payments.ts';

const lost = 'lost';

/** Final states without a loss. A closed inquiry is `warning_closed`. */
const settled = ['won', 'warning_closed', 'prevented'];

/** Returns the subscription that a payment was for, or null. */
async function subscriptionOf(stripe: Stripe, paymentIntent: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    expand: ['data.invoice'],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  if (!invoice || typeof invoice === 'string' || 'deleted' in invoice) return null;
  const subscription = invoice.parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
}

/**
 * Returns the open and lost disputes of a customer's last hundred payments, the latest first. Disputes cannot
 * be listed by customer, so they are found through the payments.
 */
export async function disputesOf(stripe: Stripe, customerId: string): Promise<DisputeFacts[]> {
  const { data: payments } = await stripe.paymentIntents.list({
    customer: customerId,
    limit: 100,
    expand: ['data.latest_charge'],
  });
  const disputed = payments.filter(
    ({ latest_charge: charge }) => charge && typeof charge === 'object' && charge.disputed,
  );
  const found = await Promise.all(
    disputed.map(async ({ id }) => {
      const [{ data }, subscriptionId] = await Promise.all([
        stripe.disputes.list({ payment_intent: id, limit: 10 }),
        subscriptionOf(stripe, id),
      ]);
      return data
        .filter(({ status }) => !settled.includes(status))
        .map((dispute) => ({
          id: dispute.id,
          state: dispute.status === lost ? ('lost' as const) : ('open' as const),
          subscriptionId,
          answerBy: dispute.evidence_details.due_by
            ? new Date(dispute.evidence_details.due_by * 1000).toISOString()
            : null,
        }));
    }),
  );
  return found.flat();
}
