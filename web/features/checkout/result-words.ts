import { plans } from '#shared/data/plans.ts';
import type { ApiOutput, ChangePreview } from '#web/lib/api/api-types.ts';
import { type DateStyle, formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { CheckoutChoice } from './checkout-choice.ts';

/** The message after a successful plan request, and the page to open. */
export type CheckoutResult = { text: string; leadsTo: string; isScheduled: boolean };

const isActive: CheckoutResult = {
  text: 'Welcome to Digital Notary Journal! Your subscription is now active.',
  leadsTo: paths.dashboard,
  isScheduled: false,
};

/** Returns the result of a new subscription, in the trial or active (specification, section 4: result handling). */
export function createdResult(
  choice: CheckoutChoice,
  { status, trialEnd }: ApiOutput<'create-subscription'>,
  style: DateStyle,
): CheckoutResult {
  if (status !== 'trialing') return isActive;
  const { name } = plans[choice.planId];
  const starts = trialEnd ? ` until ${formatDate(trialEnd, style)}, when ${name} starts` : '';
  return {
    text: `Subscription created! Your 7-day trial continues${starts}.`,
    leadsTo: paths.subscription,
    isScheduled: true,
  };
}

/** Returns the result of a change: scheduled, upgraded, another cycle, or anything else. */
export function changedResult(
  choice: CheckoutChoice,
  response: ApiOutput<'change-plan'>,
  action: ChangePreview['action'],
  style: DateStyle,
): CheckoutResult {
  const { name } = plans[choice.planId];
  if (response.scheduled) {
    const at = response.trialEnd ?? response.nextBillingDate;
    const when = at ? ` for ${formatDate(at, style)}` : '';
    const what = response.trialEnd
      ? `Plan upgrade to ${name} scheduled`
      : action === 'billing_change'
        ? `Change to ${choice.cycle} billing scheduled`
        : response.isDowngrade
          ? `Downgrade to ${name} scheduled`
          : `Change to ${name} scheduled`;
    return { text: what + when, leadsTo: paths.subscription, isScheduled: true };
  }
  const at = { leadsTo: paths.dashboard, isScheduled: false };
  if (action === 'billing_change') return { ...at, text: `Billing cycle changed to ${choice.cycle}` };
  // The account's first plan, unless it ended the trial immediately.
  if (action === 'new' && !(response.immediate && choice.start)) return isActive;
  if (response.immediate || action === 'upgrade') {
    return { ...at, text: `Plan upgraded! You have immediate access to ${name} features.` };
  }
  return { ...at, text: 'Subscription updated' };
}
