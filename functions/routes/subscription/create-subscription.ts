import { billingDeps } from '#functions/middleware/billing-wiring.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { answerOnce } from '#functions/services/answer-once.ts';
import { createSubscription } from '#functions/services/billing/create-subscription.ts';
import { answerStore } from '#functions/store/answer-store.ts';
import { table } from '#functions/store/table.ts';
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
