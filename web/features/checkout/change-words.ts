import { plans, trialPlanId } from '#shared/data/plans.ts';
import { formatMoney } from '#shared/entry/money.ts';
import type { ChangePreview, Subscription } from '#web/lib/api/api-types.ts';
import { type DateStyle, formatDate } from '#web/lib/dates.ts';
import type { CheckoutChoice } from './checkout-choice.ts';

/** Returns one or two sentences about the effect of the choice on this account. */
export function changeNotice(
  choice: CheckoutChoice,
  preview: ChangePreview,
  subscription: Subscription | null,
  style: DateStyle,
): string {
  const { name } = plans[choice.planId];
  const before = subscription?.planName ?? plans.free.name;
  const day = preview.effectiveAt ? formatDate(preview.effectiveAt, style) : 'the end of the period';
  switch (preview.takesHold) {
    case 'never':
      return 'This is already your plan and billing cycle. There is nothing to change.';
    case 'trial_end':
      return `Your free trial continues until ${day}, with ${plans[trialPlanId].name} features. ${name} starts then. Nothing is charged today.`;
    case 'period_end':
      return preview.action === 'billing_change'
        ? `Your plan stays as it is. From ${day} it is billed ${choice.cycle === 'annual' ? 'annually' : 'monthly'}. Nothing is charged today.`
        : `You keep ${before} features until ${day}. ${name} starts then. Nothing is charged today.`;
    case 'now':
      if (choice.start === 'now') return `Your free trial ends now, and ${name} starts right away.`;
      if (preview.action === 'billing_change') {
        return 'Annual billing starts now. You get a credit for the rest of the month you paid for.';
      }
      return preview.action === 'upgrade'
        ? `You move from ${before} to ${name} now. You get a credit for the rest of the period you paid for.`
        : `${name} starts now.`;
  }
}

/** Returns the label of the button, which says what is charged. */
export function submitLabel(choice: CheckoutChoice, preview: ChangePreview): string {
  const { name } = plans[choice.planId];
  if (preview.takesHold === 'trial_end') return `Schedule ${name}`;
  if (preview.takesHold === 'period_end') {
    return preview.action === 'billing_change' ? 'Schedule the change' : `Schedule ${name}`;
  }
  return preview.chargeNow > 0 ? `Pay ${formatMoney(preview.chargeNow)}` : `Start ${name}`;
}
