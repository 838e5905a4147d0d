import { routeHandler } from '#functions/middleware/route-handler.ts';
import { undoChange } from '#functions/services/security/undo-change.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { undoChangeStore } from '#functions/store/security/undo-change-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from '#functions/wiring/notices.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { undoChange as contract } from '#shared/contract/security.ts';

export const handler = routeHandler(contract, ({ body }) =>
  undoChange(
    {
      ...noticeDeps(),
      accounts: accountStore(table()),
      undos: undoChangeStore(table()),
      report: reportSecurity,
    },
    body,
  ),
);
