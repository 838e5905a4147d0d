import { routeHandler } from '#functions/middleware/route-handler.ts';
import { cancelScheduledChange } from '#functions/services/billing/cancel-change.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { cancelScheduledChange as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  cancelScheduledChange(billingDeps(), caller.account),
);
