import { graceDays, type PlanId, plans, trialDays, trialPlanId } from '#shared/data/plans.ts';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { lostFeatures } from '#web/lib/lost-features.ts';

const { free } = plans;

/** The words of the dialog about a change of the plan. */
export type PlanChangeWords = {
  title: string;
  why: string;
  /** The features lost; of a plan with more, its features. */
  changes: readonly string[];
  changesTitle: string;
  /** Empty if nothing was lost. */
  stays: readonly string[];
};

/** Returns the words for an account whose plan is another one than the notary was last told about. */
export function planChangeWords(from: PlanId, subscription: Subscription): PlanChangeWords {
  const { planId, planName } = subscription;
  const isLess = plans[planId].rank < plans[from].rank;
  if (!isLess) {
    return {
      title: `Your plan is now ${planName}`,
      why: `Your account moved from ${plans[from].name} to ${planName}.`,
      changesTitle: 'Your plan includes:',
      changes: plans[planId].features,
      stays: [],
    };
  }
  return {
    title: endsTrial(from, subscription) ? 'Your free trial has ended' : `Your plan is now ${planName}`,
    why: reasonOf(from, subscription),
    changesTitle: 'What changes:',
    changes: lostFeatures(from, planId),
    stays: [
      'Every entry that you sealed stays in your journal. You can read it, and download all of your data in Settings.',
      'You can record, sign, and seal entries. When a month is full, the app keeps what you record on your device until there is room.',
    ],
  };
}

/** Tells whether the account is on Free because its trial ended without a plan. */
function endsTrial(from: PlanId, { planId, status, card }: Subscription): boolean {
  return from === trialPlanId && planId === 'free' && status === 'active' && card === null;
}

function reasonOf(from: PlanId, subscription: Subscription): string {
  const { planId, planName, status, card } = subscription;
  if (endsTrial(from, subscription)) {
    return `You had ${plans[from].name} features for ${trialDays} days. Your account is now on ${free.name}, and nothing was charged.`;
  }
  if (planId !== 'free') return `Your account moved from ${plans[from].name} to ${planName}.`;
  // The payment provider has not ended the subscription yet, so its card is still on file.
  if (status === 'canceled' && card !== null) {
    return `Your last payment failed, and it was not paid within ${graceDays} days. Your account is now on ${free.name}.`;
  }
  return `Your subscription to ${plans[from].name} has ended. Your account is now on ${free.name}.`;
}
