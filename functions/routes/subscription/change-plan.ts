import { routeHandler } from '#functions/middleware/route-handler.ts';
import { changePlan } from '#functions/services/billing/change-plan.ts';
import { answerOnce } from '#functions/services/idempotency/answer-once.ts';
import { answerStore } from '#functions/store/idempotency/answer-store.ts';
import { table } from '#functions/store/table/table.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { changePlan as contract } from '#shared/contract/subscription.ts';

export const handler = routeHandler(contract, ({ caller, query, header }) =>
  answerOnce(
    { answers: answerStore(table()), now: () => new Date() },
    { notaryId: caller.account.id, key: header('idempotency-key'), request: query },
    () =>
      changePlan(billingDeps(), {
        account: caller.account,
        choice: { planId: query.newPlanId, cycle: query.billingCycle },
        isScheduled: query.scheduleForTrialEnd === 'true',
      }),
  ),
);
