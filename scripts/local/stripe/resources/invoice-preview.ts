import type Stripe from 'stripe';
import { changeSubscription } from '../billing/change.ts';
import { due } from '../billing/invoices.ts';
import type { Invoice, Json } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import { invoiceView } from '../views/invoice-view.ts';
import { existing, type World } from '../world.ts';
import { changeRequest } from './subscription-update.ts';

const supported = ['items', 'proration_behavior', 'trial_end'];

/** Returns an invoice as a preview shows it: a draft with its own ID, which cannot be paid. */
function previewView(world: World, invoice: Invoice): Json {
  const amounts = invoice.status === 'draft' ? due(invoice.total, invoice.startingBalance) : undefined;
  return {
    ...invoiceView(world.data, {
      ...invoice,
      status: 'draft',
      number: null,
      amountPaid: 0,
      attemptCount: 0,
      intent: null,
      finalizedAt: null,
      paidAt: null,
      endingBalance: amounts?.endingBalance ?? invoice.endingBalance,
    }),
    id: `upcoming_${invoice.id}`,
    attempted: false,
  };
}

/** Makes a change in a rehearsal and returns its invoice. */
export function previewInvoice(world: World, params: Stripe.InvoiceCreatePreviewParams): Json {
  const details = params.subscription_details ?? {};
  const unknown = Object.keys(details).find((key) => !supported.includes(key));
  if (unknown) {
    throw invalid(
      `The emulator does not implement subscription_details[${unknown}].`,
      `subscription_details[${unknown}]`,
    );
  }
  const id = params.subscription ?? '';
  const subscription = existing(world.data.subscriptions, 'subscription', id, 'subscription');
  if (subscription.endedAt !== null) {
    throw invalid('You cannot preview the invoice of a canceled subscription.', 'subscription');
  }
  const before = subscription.latestInvoice;
  const request = changeRequest(world, subscription, details);
  if (request) changeSubscription(world, subscription, request, 'default_incomplete');
  const after = subscription.latestInvoice;
  if (after === null || after === before) {
    throw invalid('The emulator only previews changes that are billed now.', 'subscription_details');
  }
  return previewView(world, existing(world.data.invoices, 'invoice', after));
}
