import { routeHandler } from '#functions/middleware/route-handler.ts';
import { createSubscription } from '#functions/services/billing/create-subscription.ts';
import { answerOnce } from '#functions/services/idempotency/answer-once.ts';
import { answerStore } from '#functions/store/idempotency/answer-store.ts';
import { table } from '#functions/store/table/table.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { createSubscription as contract } from '#shared/contract/subscription.ts';

export const handler = routeHandler(contract, ({ caller, body, header }) =>
  answerOnce(
    { answers: answerStore(table()), now: () => new Date() },
    { notaryId: caller.account.id, key: header('idempotency-key'), request: body },
    () =>
      createSubscription(billingDeps(), {
        account: caller.account,
        choice: { planId: body.planId, cycle: body.billingCycle },
        paymentMethodId: body.paymentMethodId,
      }),
  ),
);
