import type { ExpenseDeps } from '#functions/services/business/expenses.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { receiptStore } from '#functions/store/business/receipt-store.ts';
import { table } from '#functions/store/table/table.ts';
import { receivedDocuments } from './received-documents.ts';

/** Dependencies of the services that write expenses. */
export const expenseDeps = (): ExpenseDeps => ({
  ...receivedDocuments(),
  papers: paperStore(table()),
  receipts: receiptStore(table()),
});
