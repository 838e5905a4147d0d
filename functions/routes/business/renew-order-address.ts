import { randomBytes } from 'node:crypto';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { renewOrderAddress } from '#functions/services/business/order-address.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { table } from '#functions/store/table/table.ts';
import { orderMailDomain } from '#functions/wiring/order-mail-domain.ts';
import { renewOrderAddress as contract } from '#shared/contract/business/order-intake.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  renewOrderAddress(
    {
      mails: orderMailStore(table()),
      domain: orderMailDomain(),
      newSecret: () => randomBytes(10).toString('hex'),
      now: () => new Date(),
    },
    caller.account,
  ),
);
