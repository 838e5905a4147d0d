import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { plans } from '#shared/data/plans.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { isSubscribed, settled } from './begin-subscription.ts';
import type { BillingDeps } from './billing-deps.ts';
import { withPayments } from './payment-failures.ts';
import { changeBilling, isCustomer, refreshBilling } from './refresh-billing.ts';

type Message = { message: string };

/** Cancels the plan chosen to follow the trial, so the account goes to Free. Fails if none was chosen. */
export function cancelScheduledChange(deps: BillingDeps, account: Account): Promise<Outcome<Message>> {
  return withPayments(async () => {
    const current = await refreshBilling(deps, account);
    const { status, pending } = effectivePlan(current, deps.now());
    if (status !== 'trialing' || !pending || !isCustomer(current)) return refuse('NO_PENDING_CHANGE');
    const { subscription } = current.billing;
    if (subscription && isSubscribed(current)) {
      await deps.payments.end(subscription);
      await settled(deps, current, { kind: 'done' });
    } else await changeBilling(deps, current, () => ({ scheduled: null }));
    return ok({
      message: `The scheduled change was cancelled. After your trial, your account continues on the ${plans.free.name} plan.`,
    });
  });
}

/** Cancels the change scheduled for the end of the period. Fails if there isn't one. */
export function cancelPendingChange(deps: BillingDeps, account: Account): Promise<Outcome<Message>> {
  return withPayments(async () => {
    const current = await refreshBilling(deps, account);
    const { status, pending, plan } = effectivePlan(current, deps.now());
    if (status === 'trialing' && pending) return cancelScheduledChange(deps, current);
    if (!isCustomer(current) || !pending || !current.billing.subscription) return refuse('NO_PENDING_CHANGE');
    await deps.payments.keepAsIs(current.billing.subscription);
    await settled(deps, current, { kind: 'done' });
    return ok({ message: `The pending change was cancelled. You keep the ${plan.name} plan.` });
  });
}
