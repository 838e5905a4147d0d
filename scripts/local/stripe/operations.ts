import type { Operations } from './operation.ts';
import { customers } from './resources/customers.ts';
import { invoices } from './resources/invoices.ts';
import { paymentIntents } from './resources/payment-intents.ts';
import { paymentMethods } from './resources/payment-methods.ts';
import { prices } from './resources/prices.ts';
import { products } from './resources/products.ts';
import { disputes, events, invoicePayments, testClocks } from './resources/records.ts';
import { setupIntents } from './resources/setup-intents.ts';
import { subscriptionItems } from './resources/subscription-items.ts';
import { subscriptionSchedules } from './resources/subscription-schedules.ts';
import { subscriptions } from './resources/subscriptions.ts';

/** Every operation of the description, by its id. */
export const operations: Operations = {
  ...products,
  ...prices,
  ...customers,
  ...paymentMethods,
  ...paymentIntents,
  ...setupIntents,
  ...subscriptions,
  ...subscriptionItems,
  ...subscriptionSchedules,
  ...invoices,
  ...invoicePayments,
  ...disputes,
  ...events,
  ...testClocks,
};
