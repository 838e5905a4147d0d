import { routeHandler } from '#functions/middleware/route-handler.ts';
import { changePlan } from '#functions/services/billing/change-plan.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { changePlan as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  changePlan(billingDeps(), {
    account: caller.account,
    choice: { planId: query.newPlanId, cycle: query.billingCycle },
    isScheduled: query.scheduleForTrialEnd === 'true',
  }),
);
