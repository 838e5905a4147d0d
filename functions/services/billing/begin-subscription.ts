import type { PaidChoice, PaymentResult } from '#functions/adapters/payments/payments.ts';
import { ContentionError } from '#functions/store/contention-error.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import type { BillingDeps } from './billing-deps.ts';
import { readFacts } from './disputes.ts';
import { paymentKey } from './payment-key.ts';
import { billingAfter, type Customer, isCustomer, reread, saveRead } from './refresh-billing.ts';

export type Attempt = { account: Customer; result: PaymentResult };

/** Whether a subscription stands behind the account's plan, or will. */
export function isSubscribed(account: Customer): boolean {
  const status = account.billing.subscription?.status;
  return status === 'trialing' || status === 'active' || status === 'past_due';
}

const tries = 20;

/**
 * What the provider says after an attempt, kept together with the fact that it was decided: done or declined,
 * the next one is a new one. An attempt that waits for the bank is not decided yet.
 */
export async function settled(deps: BillingDeps, account: Customer, result: PaymentResult): Promise<Attempt> {
  const { attempts } = account.billing;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const stored = await reread(deps, account);
    if (!isCustomer(stored)) throw new Error('A customer is gone');
    const before = stored.billing;
    const facts = await readFacts(deps, before.customerId);
    const isDecided = result.result !== 'needs-action' && before.attempts === attempts;
    const billing = {
      ...billingAfter(stored, facts, deps.now()),
      customerId: before.customerId,
      attempts: before.attempts + (isDecided ? 1 : 0),
      version: before.version + 1,
    };
    if ((await saveRead(deps, stored, billing)) === 'saved') {
      return { account: { ...stored, billing }, result };
    }
  }
  throw new ContentionError('What came of a payment could not be kept');
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
    // Not the choice: two plans never begin together.
    key: paymentKey(account, 'subscribe'),
  });
  return settled(deps, account, result);
}
