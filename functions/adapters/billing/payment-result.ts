import type Stripe from 'stripe';
import type { PaymentResult } from './payments.ts';

const defaultMessage = 'Your card was declined.';

/** Converts a card error into a result; rethrows any other error. */
export function declinedBy(error: unknown): PaymentResult {
  if (error instanceof Error && 'type' in error && error.type === 'StripeCardError') {
    return { kind: 'declined', message: error.message || defaultMessage };
  }
  throw error;
}

/** Returns the result of the payment (`pi_`) or card setup (`seti_`) behind a client secret. */
export async function resultOf(stripe: Stripe, clientSecret: string | null): Promise<PaymentResult> {
  if (!clientSecret) return { kind: 'done' };
  const [id = ''] = clientSecret.split('_secret');
  if (id.startsWith('seti_')) {
    const { status, last_setup_error: error } = await stripe.setupIntents.retrieve(id);
    if (status === 'succeeded') return { kind: 'done' };
    if (error) return { kind: 'declined', message: error.message ?? defaultMessage };
    return { kind: 'needs-action', clientSecret };
  }
  const { status, last_payment_error: error } = await stripe.paymentIntents.retrieve(id);
  if (status === 'succeeded' || status === 'processing') return { kind: 'done' };
  if (error) return { kind: 'declined', message: error.message ?? defaultMessage };
  return { kind: 'needs-action', clientSecret };
}

/** Returns the secret of a subscription's first payment, or of the card setup that its trial requires. */
export function secretOf(subscription: Stripe.Subscription): string | null {
  const invoice = subscription.latest_invoice;
  const setup = subscription.pending_setup_intent;
  if (setup && typeof setup === 'object') return setup.client_secret;
  if (!invoice || typeof invoice === 'string' || invoice.status === 'paid') return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

/** Fields to expand for `secretOf`. */
export const secretFields = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];
