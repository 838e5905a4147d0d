import type { InvoicedOrder, StoredOrder } from '#functions/store/business/stored-papers.ts';

/** Returns an order as an invoice keeps it. */
export const invoicedOrder = ({ id, title, orderNumber, startsAt, lines }: StoredOrder): InvoicedOrder => ({
  ...{ id, title, startsAt, lines },
  orderNumber: orderNumber ?? null,
});
