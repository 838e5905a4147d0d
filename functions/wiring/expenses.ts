import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { uploadedFiles } from '#functions/adapters/files/uploaded-files.ts';
import type { ExpenseDeps } from '#functions/services/business/expenses.ts';
import { uploadStore } from '#functions/store/account/upload-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { receiptStore } from '#functions/store/business/receipt-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies of the services that write expenses. */
export const expenseDeps = (): ExpenseDeps => ({
  papers: paperStore(table()),
  uploads: uploadStore(table()),
  receipts: receiptStore(table()),
  received: uploadedFiles(),
  documents: documentFiles(),
  // Loaded late, because most expenses have no receipt.
  content: async (file) => {
    const { documentContent } = await import('#functions/adapters/files/document-content.ts');
    return documentContent(file);
  },
  now: () => new Date(),
});
