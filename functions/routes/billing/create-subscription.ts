import { routeHandler } from '#functions/middleware/route-handler.ts';
import { createSubscription } from '#functions/services/billing/create-subscription.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { createSubscription as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  createSubscription(billingDeps(), {
    account: caller.account,
    choice: { planId: body.planId, cycle: body.billingCycle },
    paymentMethodId: body.paymentMethodId,
  }),
);
