import { routeHandler } from '#functions/middleware/route-handler.ts';
import { deleteExpense } from '#functions/services/business/expenses.ts';
import { uploadStore } from '#functions/store/account/upload-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { receiptStore } from '#functions/store/business/receipt-store.ts';
import { table } from '#functions/store/table/table.ts';
import { deleteExpense as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  deleteExpense(
    {
      papers: paperStore(table()),
      uploads: uploadStore(table()),
      receipts: receiptStore(table()),
      now: () => new Date(),
    },
    { account: caller.account, id: params.id },
  ),
);
