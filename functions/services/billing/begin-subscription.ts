import type { PaidChoice, PaymentResult } from '#functions/adapters/billing/payments.ts';
import { ContentionError } from '#functions/store/table/contention-error.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import type { BillingDeps } from './billing-deps.ts';
import { paymentKey } from './payment-key.ts';
import { billingAfter, type Customer, isCustomer, reread, saveRead } from './refresh-billing.ts';
import { readFacts } from './settle-disputes.ts';

export type Attempt = { account: Customer; result: PaymentResult };

/** Returns whether the account has a subscription that is running or will start after the trial. */
export function isSubscribed(account: Customer): boolean {
  const status = account.billing.subscription?.status;
  return status === 'trialing' || status === 'active' || status === 'past_due';
}

const tries = 20;

/**
 * Stores the provider's facts after an attempt. Counts the attempt once it is decided (done or declined), so
 * the next one gets a new key. An attempt that waits for the bank is still undecided.
 */
export async function settled(deps: BillingDeps, account: Customer, result: PaymentResult): Promise<Attempt> {
  const { attempts } = account.billing;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const stored = await reread(deps, account);
    if (!isCustomer(stored)) throw new Error('A customer is gone');
    const before = stored.billing;
    const facts = await readFacts(deps, before.customerId);
    const isDecided = result.kind !== 'needs-action' && before.attempts === attempts;
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
  throw new ContentionError('The result of a payment could not be stored');
}

/**
 * Starts a subscription, or resumes one with the same choice whose first payment is still open. During the
 * trial, the subscription starts when the trial ends, unless `endsTrial`. Repeated calls create only one.
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
    if (payment.kind === 'done') return settled(deps, account, payment);
    if (isSame && payment.kind === 'needs-action') return { account, result: payment };
    await deps.payments.end(open);
    const { account: cleared } = await settled(deps, account, { kind: 'done' });
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
    // The key leaves out the choice, so that two plans never start together.
    key: paymentKey(account, 'subscribe'),
  });
  return settled(deps, account, result);
}
