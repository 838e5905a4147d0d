import type { PaidChoice } from '#functions/adapters/billing/payments.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { createSubscription as contract } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { beginSubscription, isSubscribed } from './begin-subscription.ts';
import type { BillingDeps } from './billing-deps.ts';
import { withPayments } from './payment-failures.ts';
import { paymentKey } from './payment-key.ts';
import { type Customer, currentCustomer } from './refresh-billing.ts';

type Created = Output<typeof contract>;

export type CreateSubscriptionInput = { account: Account; choice: PaidChoice; paymentMethodId: string };

/**
 * Subscribes with a card. During the trial the card is stored and charged when the trial ends (specification,
 * section 15). A repeated request for the same plan returns the existing subscription; another plan is a
 * change.
 */
export function createSubscription(
  deps: BillingDeps,
  { account, choice, paymentMethodId }: CreateSubscriptionInput,
): Promise<Outcome<Created>> {
  return withPayments(async () => {
    const customer = await currentCustomer(deps, account);
    const subscription = customer.billing.subscription;
    if (subscription && isSubscribed(customer)) {
      const isSame = subscription.planId === choice.planId && subscription.cycle === choice.cycle;
      return isSame ? ok(created(customer, choice, deps.now(), null)) : refuse('ALREADY_SUBSCRIBED');
    }
    const card = await deps.payments.keepCard(
      customer.billing.customerId,
      paymentMethodId,
      paymentKey(customer, 'card', paymentMethodId),
    );
    if (card.kind === 'declined') return refuse('CARD_DECLINED', { detail: card.message });
    const attempt = await beginSubscription(deps, customer, choice, { hasCard: true, endsTrial: false });
    if (attempt.result.kind === 'declined') {
      return refuse('CARD_DECLINED', { detail: attempt.result.message });
    }
    const secret = attempt.result.kind === 'needs-action' ? attempt.result.clientSecret : null;
    return ok(created(attempt.account, choice, deps.now(), secret));
  });
}

function created(
  account: Customer,
  { planId, cycle }: PaidChoice,
  now: Date,
  secret: string | null,
): Created {
  const effective = effectivePlan(account, now);
  const isTrial = effective.status === 'trialing';
  return {
    status: secret && !isTrial ? 'incomplete' : effective.status,
    planId,
    billingCycle: cycle,
    trialEnd: isTrial ? effective.trialEnd : null,
    nextBillingDate: isTrial ? effective.trialEnd : effective.periodEnd,
    clientSecret: secret,
  };
}
