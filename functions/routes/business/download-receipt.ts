import { documentFiles } from '#functions/adapters/files/document-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { downloadReceipt } from '#functions/services/business/expenses.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { downloadReceipt as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  downloadReceipt(
    { papers: paperStore(table()), documents: documentFiles() },
    { account: caller.account, id: params.id },
  ),
);
