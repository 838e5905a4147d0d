import type { Operations } from './operation.ts';
import { customers } from './resources/customers.ts';
import { invoices } from './resources/invoices.ts';
import { paymentMethods } from './resources/payment-methods.ts';
import { paymentRecords } from './resources/payment-records.ts';
import { prices } from './resources/prices.ts';
import { products } from './resources/products.ts';
import { subscriptionSchedules } from './resources/subscription-schedules.ts';
import { subscriptions } from './resources/subscriptions.ts';

/** The operations that the product and its tests use, by their IDs in the API description. */
export const operations: Operations = {
  ...products,
  ...prices,
  ...customers,
  ...paymentMethods,
  ...paymentRecords,
  ...subscriptions,
  ...subscriptionSchedules,
  ...invoices,
};
