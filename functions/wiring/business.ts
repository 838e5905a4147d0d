import type { InvoiceDeps } from '#functions/services/business/invoice-deps.ts';
import type { OrderDeps } from '#functions/services/business/orders.ts';
import { entryLinks } from '#functions/store/business/entry-links.ts';
import { invoiceNumbers } from '#functions/store/business/invoice-numbers.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies of the services that write orders. */
export const orderDeps = (): OrderDeps => ({
  papers: paperStore(table()),
  links: entryLinks(table()),
  batch: entryBatch(table()),
  now: () => new Date(),
});

/** Dependencies of the services that write invoices. */
export const invoiceDeps = (): InvoiceDeps => ({
  papers: paperStore(table()),
  numbers: invoiceNumbers(table()),
  now: () => new Date(),
});
