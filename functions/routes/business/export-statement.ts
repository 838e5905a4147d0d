import { routeHandler } from '#functions/middleware/route-handler.ts';
import { exportStatement } from '#functions/services/business/export-statement.ts';
import { printDeps } from '#functions/wiring/business-papers.ts';
import { exportStatement as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  exportStatement(printDeps(), { account: caller.account, id: params.id }),
);
