import { routeHandler } from '#functions/middleware/route-handler.ts';
import { listOrderProposals } from '#functions/services/business/order-proposals.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { table } from '#functions/store/table/table.ts';
import { listOrderProposals as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  listOrderProposals({ mails: orderMailStore(table()), now: () => new Date() }, caller.account.id, query),
);
