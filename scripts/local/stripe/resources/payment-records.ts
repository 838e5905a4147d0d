import type Stripe from 'stripe';
import { type Operations, operation } from '../operation.ts';
import { disputeView, paymentIntentView, setupIntentView } from '../views/intent-view.ts';
import { invoicePaymentView } from '../views/invoice-view.ts';
import { existing } from '../world.ts';
import { page, pageParams } from './paging.ts';

/** Operations that only read what payments have left behind. */
export const paymentRecords: Operations = {
  'PaymentIntents.retrieve': operation<Stripe.PaymentIntentRetrieveParams>([], ({ world, id }) =>
    paymentIntentView(world.data, existing(world.data.paymentIntents, 'payment_intent', id)),
  ),
  'PaymentIntents.list': operation<Stripe.PaymentIntentListParams>(
    [...pageParams, 'customer'],
    ({ world, params }) => {
      const found = Object.values(world.data.paymentIntents).filter(
        ({ customer }) => (params.customer ?? customer) === customer,
      );
      return page(found, params, '/v1/payment_intents', (intent) => paymentIntentView(world.data, intent));
    },
  ),
  'SetupIntents.retrieve': operation<Stripe.SetupIntentRetrieveParams>([], ({ world, id }) =>
    setupIntentView(world.data, existing(world.data.setupIntents, 'setup_intent', id)),
  ),
  'InvoicePayments.list': operation<Stripe.InvoicePaymentListParams>(
    [...pageParams, 'invoice', 'payment'],
    ({ world, params }) => {
      const found = Object.values(world.data.invoicePayments).filter(
        ({ invoice, intent }) =>
          (params.invoice ?? invoice) === invoice && (params.payment?.payment_intent ?? intent) === intent,
      );
      return page(found, params, '/v1/invoice_payments', invoicePaymentView);
    },
  ),
  'Disputes.list': operation<Stripe.DisputeListParams>(
    [...pageParams, 'payment_intent'],
    ({ world, params }) => {
      const { charges, disputes } = world.data;
      const found = Object.values(disputes).filter(
        ({ charge }) => (params.payment_intent ?? charges[charge]?.intent) === charges[charge]?.intent,
      );
      return page(found, params, '/v1/disputes', (dispute) => disputeView(world.data, dispute));
    },
  ),
};
