import type Stripe from 'stripe';
import type { PaymentResult } from './payments.ts';

const defaultMessage = 'Your card was declined.';

/** A refusal of the card as a result; anything else is thrown on. */
export function declinedBy(error: unknown): PaymentResult {
  if (error instanceof Error && 'type' in error && error.type === 'StripeCardError') {
    return { result: 'declined', message: error.message || defaultMessage };
  }
  throw error;
}

/** How the payment behind a client secret stands: of a card to be charged (`pi_`) or only kept (`seti_`). */
export async function resultOf(stripe: Stripe, clientSecret: string | null): Promise<PaymentResult> {
  if (!clientSecret) return { result: 'done' };
  const [id = ''] = clientSecret.split('_secret');
  if (id.startsWith('seti_')) {
    const { status, last_setup_error: error } = await stripe.setupIntents.retrieve(id);
    if (status === 'succeeded') return { result: 'done' };
    if (error) return { result: 'declined', message: error.message ?? defaultMessage };
    return { result: 'needs-action', clientSecret };
  }
  const { status, last_payment_error: error } = await stripe.paymentIntents.retrieve(id);
  if (status === 'succeeded' || status === 'processing') return { result: 'done' };
  if (error) return { result: 'declined', message: error.message ?? defaultMessage };
  return { result: 'needs-action', clientSecret };
}

/** The secret of the first payment of a subscription, or of the card that a trial wants confirmed. */
export function secretOf(subscription: Stripe.Subscription): string | null {
  const invoice = subscription.latest_invoice;
  const setup = subscription.pending_setup_intent;
  if (setup && typeof setup === 'object') return setup.client_secret;
  if (!invoice || typeof invoice === 'string' || invoice.status === 'paid') return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

/** What must be expanded for `secretOf`. */
export const secretFields = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];
