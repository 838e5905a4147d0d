import { routeHandler } from '#functions/middleware/route-handler.ts';
import { cancelPendingChange } from '#functions/services/billing/cancel-change.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { cancelPendingChange as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, ({ caller }) =>
  cancelPendingChange(billingDeps(), caller.account),
);
