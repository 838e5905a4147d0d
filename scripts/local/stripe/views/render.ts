import type { Data, Json } from '../models.ts';
import { priceView, productView } from './catalog-view.ts';
import { customerView, paymentMethodView } from './customer-view.ts';
import { chargeView, clientSecret, disputeView, paymentIntentView, setupIntentView } from './intent-view.ts';
import { invoicePaymentView, invoiceView } from './invoice-view.ts';
import { scheduleView, subscriptionView } from './subscription-view.ts';

type Render = (data: Data, id: string, now: number) => Json | undefined;

const of =
  <T>(
    records: (data: Data) => Record<string, T>,
    view: (data: Data, record: T, now: number) => Json,
  ): Render =>
  (data, id, now) => {
    const record = records(data)[id];
    return record && view(data, record, now);
  };

const byPrefix: Record<string, Render> = {
  prod: of(
    (data) => data.products,
    (_, product) => productView(product),
  ),
  price: of(
    (data) => data.prices,
    (_, price) => priceView(price),
  ),
  cus: of((data) => data.customers, customerView),
  pm: of(
    (data) => data.paymentMethods,
    (_, method) => paymentMethodView(method),
  ),
  pi: of((data) => data.paymentIntents, paymentIntentView),
  seti: of((data) => data.setupIntents, setupIntentView),
  ch: of((data) => data.charges, chargeView),
  dp: of((data) => data.disputes, disputeView),
  in: of((data) => data.invoices, invoiceView),
  inpay: of(
    (data) => data.invoicePayments,
    (_, payment) => invoicePaymentView(payment),
  ),
  sub: of((data) => data.subscriptions, subscriptionView),
  sched: of((data) => data.schedules, scheduleView),
};

/** Returns the wire shape of the object with this ID; undefined if there is none. */
export function render(data: Data, id: string, now: number): Json | undefined {
  // Only a product may have an ID that the caller chose.
  const product = data.products[id];
  if (product) return productView(product);
  const prefix = /^(?:sub_(?=sched_))?([a-z]+)_/.exec(id)?.[1] ?? '';
  return Object.hasOwn(byPrefix, prefix) ? byPrefix[prefix]?.(data, id, now) : undefined;
}

/** Returns a field that an object has only with `expand`; undefined if there is no such field. */
export function includable(data: Data, object: Json, field: string): unknown {
  const id = String(object['id']);
  if (object['object'] === 'invoice' && field === 'confirmation_secret') {
    const intent = data.invoices[id]?.intent ?? null;
    return intent === null ? null : { client_secret: clientSecret(intent), type: 'payment_intent' };
  }
  return undefined;
}
