import type { Data, Json } from '../models.ts';
import { priceView, productView } from './catalog-view.ts';
import { customerView, paymentMethodView } from './customer-view.ts';
import { chargeView, clientSecret, disputeView, paymentIntentView, setupIntentView } from './intent-view.ts';
import { invoicePaymentView, invoiceView } from './invoice-view.ts';
import { listView } from './list-view.ts';
import { scheduleView, subscriptionItemView, subscriptionView, testClockView } from './subscription-view.ts';

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
  clock: of(
    (data) => data.testClocks,
    (_, clock) => testClockView(clock),
  ),
  si: (data, id) => {
    const owner = Object.values(data.subscriptions).find(({ item }) => item.id === id);
    return owner && subscriptionItemView(data, owner, owner.terms);
  },
};

/** The wire shape of whatever has this id; undefined when nothing has. */
export function render(data: Data, id: string, now: number): Json | undefined {
  // A product alone may be given an id of its maker's.
  const product = data.products[id];
  if (product) return productView(product);
  const prefix = /^(?:sub_(?=sched_))?([a-z]+)_/.exec(id)?.[1] ?? '';
  return Object.hasOwn(byPrefix, prefix) ? byPrefix[prefix]?.(data, id, now) : undefined;
}

/** What an object has only when it is asked for by `expand`. Undefined: no such field. */
export function includable(data: Data, object: Json, field: string): unknown {
  const id = String(object['id']);
  if (object['object'] === 'invoice' && field === 'confirmation_secret') {
    const intent = data.invoices[id]?.intent ?? null;
    return intent === null ? null : { client_secret: clientSecret(intent), type: 'payment_intent' };
  }
  if (object['object'] === 'invoice' && field === 'payments') {
    const payments = Object.values(data.invoicePayments).filter(({ invoice }) => invoice === id);
    return listView(payments.map(invoicePaymentView), `/v1/invoice_payments?invoice=${id}`);
  }
  if (object['object'] === 'customer' && field === 'subscriptions') {
    const live = Object.values(data.subscriptions).filter(
      ({ customer, status }) => customer === id && status !== 'canceled' && status !== 'incomplete_expired',
    );
    return listView(
      live.toReversed().map((one) => subscriptionView(data, one)),
      `/v1/customers/${id}/subscriptions`,
    );
  }
  return undefined;
}
