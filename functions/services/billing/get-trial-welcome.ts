import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { getTrialWelcome as contract } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { plans, trialDays, trialPlanId } from '#shared/data/plans.ts';
import { effectivePlan, trialDaysLeft } from '#shared/rules/plan.ts';

/** Returns the welcome message for the trial (specification, sections 2.11 and 3). */
export function getTrialWelcome(account: Account, now: Date): Outcome<Output<typeof contract>> {
  const isTrial = effectivePlan(account, now).status === 'trialing';
  const trialPlan = plans[trialPlanId];
  const { free } = plans;
  return ok({
    isTrial,
    remainingDays: isTrial ? trialDaysLeft(account, now) : 0,
    welcomeMessage: {
      title: 'Welcome to Digital Notary Journal',
      subtitle: `Your ${trialDays}-day trial of the ${trialPlan.name} plan has begun. No card is needed.`,
      features: [
        `${trialPlan.notarizationsLimit} notarizations a month`,
        `${trialPlan.draftsLimit} drafts`,
        'PDF export and reports',
        'Search and filters',
        'Phone support',
      ],
      afterTrial: `When the trial ends, your account continues on the ${free.name} plan, ${free.notarizationsLimit} notarizations a month, unless you choose another one. Everything you have recorded stays yours.`,
      cta: 'Record your first notarization, or see the plans.',
    },
  });
}
