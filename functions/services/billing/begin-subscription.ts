import type { PaidChoice, PaymentResult } from '#functions/adapters/payments/payments.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import type { BillingDeps } from './billing-deps.ts';
import { paymentKey } from './payment-key.ts';
import { type Customer, changeBilling, refreshBilling, reread } from './refresh-billing.ts';

export type Attempt = { account: Customer; result: PaymentResult };

/** Whether a subscription stands behind the account's plan, or will. */
export function isSubscribed(account: Customer): boolean {
  const status = account.billing.subscription?.status;
  return status === 'trialing' || status === 'active' || status === 'past_due';
}

/** What the provider says after an attempt; a declined one raises the version, so that the next is a new one. */
export async function settled(deps: BillingDeps, account: Customer, result: PaymentResult): Promise<Attempt> {
  const stored = await reread(deps, account);
  const tried =
    result.result === 'declined' && stored.billing?.version === account.billing.version
      ? await changeBilling(deps, stored, () => ({}))
      : stored;
  const current = await refreshBilling(deps, tried);
  return { account: current as Customer, result };
}

/**
 * Begins a subscription, or goes on with one of the same choice whose first payment is still open. In the
 * trial it starts when the trial ends, unless `endsTrial`. Only one can come of it, however often it is asked.
 */
export async function beginSubscription(
  deps: BillingDeps,
  account: Customer,
  choice: PaidChoice,
  { hasCard, endsTrial }: { hasCard: boolean; endsTrial: boolean },
): Promise<Attempt> {
  const open = account.billing.subscription;
  if (open?.status === 'incomplete') {
    const payment = await deps.payments.openPayment(open);
    const isSame = open.planId === choice.planId && open.cycle === choice.cycle;
    if (payment.result === 'done') return settled(deps, account, payment);
    if (isSame && payment.result === 'needs-action') return { account, result: payment };
    await deps.payments.end(open);
    const { account: cleared } = await settled(deps, account, { result: 'done' });
    return beginSubscription(deps, cleared, choice, { hasCard, endsTrial });
  }
  const { status, trialEnd } = effectivePlan(account, deps.now());
  const inTrial = status === 'trialing' && !endsTrial;
  const result = await deps.payments.subscribe({
    customerId: account.billing.customerId,
    notaryId: account.id,
    choice,
    trialEnd: inTrial ? trialEnd : null,
    hasCard,
    key: paymentKey(account, 'subscribe', choice.planId, choice.cycle, String(inTrial)),
  });
  return settled(deps, account, result);
}
