import type Stripe from 'stripe';
import { declinedBy, resultOf } from './payment-result.ts';
import type { PaymentResult } from './payments.ts';

/** Puts a card on file for the customer and for all of the customer's subscriptions. */
export async function keepCard(
  stripe: Stripe,
  customerId: string,
  paymentMethodId: string,
  key: string,
): Promise<PaymentResult> {
  try {
    const method = await stripe.paymentMethods.attach(
      paymentMethodId,
      { customer: customerId },
      { idempotencyKey: key },
    );
    await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: method.id } });
    const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 20 });
    for (const { id, status } of data) {
      if (status === 'canceled' || status === 'incomplete_expired') continue;
      await stripe.subscriptions.update(id, { default_payment_method: method.id });
    }
    return { kind: 'done' };
  } catch (error) {
    return declinedBy(error);
  }
}

/** Tries to pay the oldest open invoice with the card on file. */
export async function payOpenInvoice(
  stripe: Stripe,
  customerId: string,
  key: string,
): Promise<PaymentResult> {
  const { data } = await stripe.invoices.list({ customer: customerId, status: 'open', limit: 20 });
  const invoice = data.at(-1);
  if (!invoice?.id) return { kind: 'done' };
  try {
    const paid = await stripe.invoices.pay(
      invoice.id,
      { expand: ['confirmation_secret'] },
      { idempotencyKey: key },
    );
    return paid.status === 'paid'
      ? { kind: 'done' }
      : resultOf(stripe, paid.confirmation_secret?.client_secret ?? null);
  } catch (error) {
    const open = await stripe.invoices.retrieve(invoice.id, { expand: ['confirmation_secret'] });
    const secret = open.confirmation_secret?.client_secret ?? null;
    const result = await resultOf(stripe, secret);
    return result.kind === 'needs-action' ? result : declinedBy(error);
  }
}
