import type Stripe from 'stripe';
import type { PaymentEvent } from './payments.ts';

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : null;
};

/** Returns the customer of an object. A detached card only names it in its previous attributes. */
function customerOf({ object, previous_attributes: before }: Stripe.Event.Data): string | null {
  if ('object' in object && object.object === 'customer') return idOf(object);
  const named = 'customer' in object ? idOf(object.customer) : null;
  if (named || !before) return named;
  return 'customer' in before ? idOf(before.customer) : null;
}

/**
 * Returns the customer and notary of a verified event. A dispute only names a payment, so its customer is
 * read from there.
 */
export async function eventOf(stripe: Stripe, { id, data }: Stripe.Event): Promise<PaymentEvent> {
  const { object } = data;
  const metadata = 'metadata' in object ? object.metadata : null;
  const notaryId = metadata?.['notary_id'] ?? null;
  const isDispute = 'object' in object && object.object === 'dispute';
  const payment = isDispute ? idOf(object.payment_intent) : null;
  if (!payment) return { id, customerId: customerOf(data), notaryId };
  const { customer } = await stripe.paymentIntents.retrieve(payment);
  return { id, customerId: idOf(customer), notaryId };
}
