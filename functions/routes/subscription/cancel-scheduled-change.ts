import { billingDeps } from '#functions/middleware/billing-wiring.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { cancelScheduledChange } from '#functions/services/billing/cancel-change.ts';
import { cancelScheduledChange as contract } from '#shared/contract/subscription.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  cancelScheduledChange(billingDeps(), caller.account),
);
