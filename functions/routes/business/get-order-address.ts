import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getOrderAddress } from '#functions/services/business/order-address.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { table } from '#functions/store/table/table.ts';
import { orderMailDomain } from '#functions/wiring/order-mail-domain.ts';
import { getOrderAddress as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  getOrderAddress({ mails: orderMailStore(table()), domain: orderMailDomain() }, caller.account),
);
