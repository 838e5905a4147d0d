import { routeHandler } from '#functions/middleware/route-handler.ts';
import { discardOrderProposal } from '#functions/services/business/order-proposals.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { table } from '#functions/store/table/table.ts';
import { discardOrderProposal as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  discardOrderProposal({ mails: orderMailStore(table()) }, caller.account.id, params.id),
);
