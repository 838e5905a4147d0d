import { stripeKeys } from '../secrets/stripe-secret.ts';
import { keepCard, payOpenInvoice } from './cards.ts';
import {
  changeAtPeriodEnd,
  changeInTrial,
  changeNow,
  end,
  keepAsIs,
  previewNow,
  subscribe,
} from './change-subscription.ts';
import { eventOf } from './payment-event.ts';
import { resultOf, secretFields, secretOf } from './payment-result.ts';
import type { InvoiceFacts, Payments } from './payments.ts';
import { readCustomer } from './read-customer.ts';
import { stripeClient } from './stripe-client.ts';

/** Maximum age of a signed message, in seconds. */
const tolerance = 300;

/** Treats unknown states as open. */
function invoiceStatus(status: string): InvoiceFacts['status'] {
  return status === 'paid' || status === 'void' || status === 'uncollectible' ? status : 'open';
}

/** Implements `Payments` with the provider's official client. */
export const stripePayments: Payments = {
  async createCustomer({ id, email, name, key }) {
    const stripe = await stripeClient();
    const customer = await stripe.customers.create(
      { email, name, metadata: { notary_id: id } },
      { idempotencyKey: key },
    );
    return customer.id;
  },
  async notaryOf(customerId) {
    const customer = await (await stripeClient()).customers.retrieve(customerId);
    return customer.deleted ? undefined : customer.metadata['notary_id'];
  },
  read: async (customerId) => readCustomer(await stripeClient(), customerId),
  keepCard: async (...input) => keepCard(await stripeClient(), ...input),
  subscribe: async (input) => subscribe(await stripeClient(), input),
  changeNow: async (input) => changeNow(await stripeClient(), input),
  changeInTrial: async (...input) => changeInTrial(await stripeClient(), ...input),
  changeAtPeriodEnd: async (...input) => changeAtPeriodEnd(await stripeClient(), ...input),
  keepAsIs: async (subscription) => keepAsIs(await stripeClient(), subscription),
  async openPayment({ id }) {
    const stripe = await stripeClient();
    const subscription = await stripe.subscriptions.retrieve(id, { expand: secretFields });
    return resultOf(stripe, secretOf(subscription));
  },
  end: async ({ id }) => end(await stripeClient(), id),
  async forget(customerId) {
    const stripe = await stripeClient();
    const customer = await stripe.customers.retrieve(customerId);
    if (!customer.deleted) await stripe.customers.del(customerId);
  },
  payOpenInvoice: async (...input) => payOpenInvoice(await stripeClient(), ...input),
  previewChange: async (...input) => previewNow(await stripeClient(), ...input),

  async invoices(customerId) {
    const { data } = await (await stripeClient()).invoices.list({ customer: customerId, limit: 24 });
    return data.flatMap((invoice) =>
      invoice.id && invoice.status && invoice.status !== 'draft'
        ? [
            {
              id: invoice.id,
              number: invoice.number,
              createdAt: new Date(invoice.created * 1000).toISOString(),
              status: invoiceStatus(invoice.status),
              totalCents: invoice.total,
              description: invoice.lines.data.at(-1)?.description ?? 'Subscription',
              hostedUrl: invoice.hosted_invoice_url ?? null,
              pdfUrl: invoice.invoice_pdf ?? null,
            },
          ]
        : [],
    );
  },

  async event(rawBody, signature) {
    const [stripe, { webhookSecret }] = await Promise.all([stripeClient(), stripeKeys()]);
    try {
      return await eventOf(
        stripe,
        stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, tolerance),
      );
    } catch (error) {
      if (error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError') {
        return undefined;
      }
      throw error;
    }
  },
};
