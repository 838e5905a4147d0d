import type Stripe from 'stripe';
import { collect, methodFor, subscriptionOf } from '../billing/collect.ts';
import { endSubscription } from '../billing/ending.ts';
import { voidInvoice } from '../billing/invoices.ts';
import type { Invoice } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { cardError, invalid } from '../stripe-error.ts';
import { paymentIntentView } from '../views/intent-view.ts';
import { invoiceView } from '../views/invoice-view.ts';
import { existing, type World } from '../world.ts';
import { previewInvoice } from './invoice-preview.ts';
import { page, pageParams } from './paging.ts';

const find = (world: World, id: string) => existing(world.data.invoices, 'invoice', id);

/** Charges an open invoice. A declined payment is refused, but recorded. */
function pay(world: World, invoice: Invoice): void {
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'open') {
    throw invalid(`You can only pay an open invoice. This invoice is ${invoice.status}.`);
  }
  const method = methodFor(world, subscriptionOf(world, invoice));
  if (!method) throw invalid('Cannot charge a customer that has no active card', undefined, 'missing');
  const verdict = collect(world, invoice, method, { offSession: true, automatic: false });
  if (verdict === 'accepted') return;
  const intent = invoice.intent === null ? undefined : world.data.paymentIntents[invoice.intent];
  const objects = intent ? { payment_intent: paymentIntentView(world.data, intent) } : {};
  throw cardError(
    verdict === 'requires_action'
      ? {
          code: 'invoice_payment_intent_requires_action',
          declineCode: null,
          message: 'This payment requires additional user action before it can be completed successfully.',
        }
      : verdict,
    objects,
    true,
  );
}

/** Voids an invoice. This drops an update that waited for it, and ends the debt of a past due subscription. */
function voidAndUpdate(world: World, invoice: Invoice): void {
  voidInvoice(world, invoice);
  const subscription = subscriptionOf(world, invoice);
  if (subscription.pendingUpdate?.invoice === invoice.id) subscription.pendingUpdate = null;
  const { terms } = subscription;
  terms.debits = terms.debits.filter((debit) => debit.invoice !== invoice.id);
  if (subscription.status === 'incomplete') {
    endSubscription(world, subscription, { status: 'incomplete_expired', reason: null });
    return;
  }
  const isOwed = subscription.status === 'past_due' && subscription.latestInvoice === invoice.id;
  if (isOwed) subscription.status = 'active';
  world.emitChange('customer.subscription.updated', subscription.id);
}

export const invoices: Operations = {
  'Invoices.retrieve': operation<Stripe.InvoiceRetrieveParams>([], ({ world, id }) =>
    invoiceView(world.data, find(world, id)),
  ),
  'Invoices.pay': operation<Stripe.InvoicePayParams>([], ({ world, id }) => {
    const invoice = find(world, id);
    pay(world, invoice);
    return invoiceView(world.data, invoice);
  }),
  'Invoices.voidInvoice': operation<Stripe.InvoiceVoidInvoiceParams>([], ({ world, id }) => {
    const invoice = find(world, id);
    voidAndUpdate(world, invoice);
    return invoiceView(world.data, invoice);
  }),
  'Invoices.createPreview': operation<Stripe.InvoiceCreatePreviewParams>(
    ['subscription', 'subscription_details'],
    ({ world, params }) => world.rehearse(() => previewInvoice(world, params)),
  ),
  'Invoices.list': operation<Stripe.InvoiceListParams>(
    [...pageParams, 'customer', 'subscription', 'status'],
    ({ world, params }) => {
      const found = Object.values(world.data.invoices).filter(
        (one) =>
          (params.customer ?? one.customer) === one.customer &&
          (params.subscription ?? one.subscription) === one.subscription &&
          (params.status ?? one.status) === one.status,
      );
      return page(found, params, '/v1/invoices', (one) => invoiceView(world.data, one));
    },
  ),
};
