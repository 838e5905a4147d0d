import type Stripe from 'stripe';
import { collect, methodFor, type RetrySettings, subscriptionPaid } from '../billing/collect.ts';
import { endSubscription } from '../billing/ending.ts';
import { draftInvoice, finalizeInvoice, markPaid, voidInvoice } from '../billing/invoices.ts';
import type { Invoice } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { cardError, invalid } from '../stripe-error.ts';
import { paymentIntentView } from '../views/intent-view.ts';
import { invoiceView, lineView } from '../views/invoice-view.ts';
import { existing, type World } from '../world.ts';
import { liveCustomer } from './customers.ts';
import { previewInvoice } from './invoice-preview.ts';
import { mergeMetadata, textAfter } from './metadata.ts';
import { isWithin, page, pageParams } from './paging.ts';
import { resolveMethod } from './payment-methods.ts';
import { findSubscription } from './subscriptions.ts';

const find = (world: World, id: string) => existing(world.data.invoices, 'invoice', id);

const subscriptionOf = (world: World, invoice: Invoice) =>
  invoice.subscription === null ? null : world.data.subscriptions[invoice.subscription];

/** Charges an open invoice; a refusal is answered, and stands. */
function pay(world: World, invoice: Invoice, params: Stripe.InvoicePayParams, retries: RetrySettings): void {
  if (invoice.status === 'draft') finalizeInvoice(world, invoice, undefined);
  if (invoice.status === 'paid' && invoice.amountDue === 0) return;
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'open')
    throw invalid(`You can only pay an open invoice. This invoice is ${invoice.status}.`);
  if (params.paid_out_of_band) {
    markPaid(world, invoice, true);
    subscriptionPaid(world, invoice);
    return;
  }
  const method =
    params.payment_method === undefined
      ? methodFor(world, subscriptionOf(world, invoice), invoice.customer)
      : resolveMethod(world, params.payment_method, invoice.customer);
  if (!method) {
    throw invalid('Cannot charge a customer that has no active card', undefined, 'missing');
  }
  const attempt = { offSession: params.off_session ?? true, automatic: false };
  const verdict = collect(world, invoice, method, attempt, retries);
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

/** A voided invoice is owed no more: an update that waited for it is off, a past-due subscription is good again. */
function voidAndTell(world: World, invoice: Invoice): void {
  voidInvoice(world, invoice);
  const subscription = subscriptionOf(world, invoice);
  if (!subscription) return;
  if (subscription.pendingUpdate?.invoice === invoice.id) subscription.pendingUpdate = null;
  const { terms } = subscription;
  terms.debits = terms.debits.filter((debit) => debit.invoice !== invoice.id);
  if (subscription.status === 'incomplete') {
    endSubscription(world, subscription, { status: 'incomplete_expired', reason: null });
    return;
  }
  const isOwed = subscription.status === 'past_due' || subscription.status === 'unpaid';
  if (isOwed && subscription.latestInvoice === invoice.id) subscription.status = 'active';
  world.emitChange('customer.subscription.updated', subscription.id, world.now(invoice.customer));
}

export const invoices: Operations = {
  'Invoices.create': operation<Stripe.InvoiceCreateParams>(
    ['customer', 'subscription', 'auto_advance', 'description', 'metadata', 'pending_invoice_items_behavior'],
    ({ world, params }) => {
      const subscription =
        params.subscription === undefined
          ? null
          : findSubscription(world, params.subscription, 'subscription');
      const id = params.customer ?? subscription?.customer;
      if (id === undefined)
        throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
      const customer = liveCustomer(world, id, 'customer');
      if (subscription && subscription.pendingLines.length === 0) {
        throw invalid(
          'Nothing to invoice for subscription',
          'subscription',
          'invoice_no_subscription_line_items',
        );
      }
      const now = world.now(customer.id);
      const invoice = draftInvoice(world, {
        customer,
        subscription,
        reason: subscription ? 'subscription_update' : 'manual',
        lines: subscription?.pendingLines ?? [],
        periodStart: now,
        periodEnd: now,
        finalizesAt: params.auto_advance ? now + 3_600 : null,
        autoAdvance: params.auto_advance ?? false,
      });
      if (subscription) subscription.pendingLines = [];
      invoice.description = textAfter(null, params.description);
      invoice.metadata = mergeMetadata({}, params.metadata);
      return invoiceView(world.data, invoice);
    },
  ),
  'Invoices.retrieve': operation<Stripe.InvoiceRetrieveParams>([], ({ world, path }) =>
    invoiceView(world.data, find(world, path())),
  ),
  'Invoices.update': operation<Stripe.InvoiceUpdateParams>(
    ['description', 'metadata', 'auto_advance'],
    ({ world, params, path }) => {
      const invoice = find(world, path());
      invoice.description = textAfter(invoice.description, params.description);
      invoice.metadata = mergeMetadata(invoice.metadata, params.metadata);
      invoice.autoAdvance = params.auto_advance ?? invoice.autoAdvance;
      world.emitChange('invoice.updated', invoice.id, world.now(invoice.customer));
      return invoiceView(world.data, invoice);
    },
  ),
  'Invoices.finalizeInvoice': operation<Stripe.InvoiceFinalizeInvoiceParams>(
    ['auto_advance'],
    ({ world, params, path }) => {
      const invoice = find(world, path());
      invoice.autoAdvance = params.auto_advance ?? invoice.autoAdvance;
      finalizeInvoice(world, invoice, methodFor(world, subscriptionOf(world, invoice), invoice.customer));
      if (invoice.status === 'paid') subscriptionPaid(world, invoice);
      else if (invoice.autoAdvance) invoice.nextPaymentAttempt = world.now(invoice.customer) + 3_600;
      return invoiceView(world.data, invoice);
    },
  ),
  'Invoices.pay': operation<Stripe.InvoicePayParams>(
    ['payment_method', 'off_session', 'paid_out_of_band'],
    ({ world, params, path, retries }) => {
      const invoice = find(world, path());
      pay(world, invoice, params, retries);
      return invoiceView(world.data, invoice);
    },
  ),
  'Invoices.voidInvoice': operation<Stripe.InvoiceVoidInvoiceParams>([], ({ world, path }) => {
    const invoice = find(world, path());
    voidAndTell(world, invoice);
    return invoiceView(world.data, invoice);
  }),
  'Invoices.createPreview': operation<Stripe.InvoiceCreatePreviewParams>(
    ['customer', 'subscription', 'subscription_details', 'schedule', 'schedule_details'],
    ({ world, params, retries }) => world.rehearse(() => previewInvoice(world, params, retries)),
  ),
  'Invoices.listLineItems': operation<Stripe.InvoiceListLineItemsParams>(
    [...pageParams],
    ({ world, params, path }) => {
      const invoice = find(world, path());
      // Lines are listed in the order of the invoice, unlike other lists.
      return page(invoice.lines.toReversed(), params, `/v1/invoices/${invoice.id}/lines`, (line) =>
        lineView(world.data, line, invoice),
      );
    },
  ),
  'Invoices.list': operation<Stripe.InvoiceListParams>(
    [...pageParams, 'customer', 'subscription', 'status', 'created'],
    ({ world, params }) => {
      const found = Object.values(world.data.invoices).filter(
        (one) =>
          (params.customer ?? one.customer) === one.customer &&
          (params.subscription ?? one.subscription) === one.subscription &&
          (params.status ?? one.status) === one.status &&
          isWithin(one.created, params.created),
      );
      return page(found, params, '/v1/invoices', (one) => invoiceView(world.data, one));
    },
  ),
};
