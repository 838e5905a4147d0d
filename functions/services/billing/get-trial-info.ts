import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { getTrialInfo as contract } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { effectivePlan, trialDaysLeft } from '#shared/rules/plan.ts';

/**
 * Returns whether the account is in its trial, when the trial ends, and which plan follows (specification,
 * section 3).
 */
export function getTrialInfo(account: Account, now: Date): Outcome<Output<typeof contract>> {
  const { status, trialEnd, pending } = effectivePlan(account, now);
  const isTrial = status === 'trialing';
  return ok({
    isTrial,
    trialEnd: isTrial ? trialEnd : null,
    remainingDays: isTrial ? trialDaysLeft(account, now) : 0,
    pendingPlanChange: isTrial && pending ? { newPlanId: pending.planId, billingCycle: pending.cycle } : null,
  });
}
