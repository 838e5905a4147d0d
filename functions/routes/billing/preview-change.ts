import { routeHandler } from '#functions/middleware/route-handler.ts';
import { previewChange } from '#functions/services/billing/preview-change.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { previewChange as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  previewChange(billingDeps(), {
    account: caller.account,
    choice: { planId: query.newPlanId, cycle: query.billingCycle },
    isScheduled: query.scheduleForTrialEnd === 'true',
  }),
);
