import type { Mail } from '#functions/adapters/email/email.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { plans, trialPlanId } from '#shared/data/plans.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { utcDay } from '#shared/rules/expiry-reminders.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { type TrialNotice, trialNotices } from '#shared/rules/trial-notices.ts';
import { letter } from '../email/letter.ts';

const { free } = plans;

const onFree = `On ${free.name}, you record up to ${free.notarizationsLimit} notarizations a month. Your sealed entries stay in your journal, and you can always read them. When a month is full, the app keeps what you record on your device until there is room.`;

/**
 * Returns an email about the end of an account's trial. Undefined if it no longer applies: a plan was chosen,
 * the trial ended early, or a later email is due.
 */
export function trialEmail(
  account: Account,
  { notice }: Pick<TrialNotice, 'notice'>,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Mail | undefined {
  const { status, planId, pending, trialEnd } = effectivePlan(account, now);
  const isOver = notice === 'trial-over';
  const notices = trialNotices(account);
  const next = notices[notices.findIndex((one) => one.notice === notice) + 1];
  if (next && utcDay(now) >= next.dueDay) return undefined;
  if (account.billing?.subscription || (isOver ? status === 'trialing' || planId !== 'free' : pending)) {
    return undefined;
  }
  if (!isOver && status !== 'trialing') return undefined;
  const day = shownDay(dayIn(account.timezone, new Date(trialEnd)), account.dateFormat);
  const subject = isOver ? 'Your free trial has ended' : `Your free trial ends on ${day}`;
  const what = isOver
    ? `Your free trial of ${plans[trialPlanId].name} ended on ${day}. Your account is now on ${free.name}, and nothing was charged.`
    : `Your free trial of ${plans[trialPlanId].name} ends on ${day}. Unless you choose a plan, your account then moves to ${free.name}, and nothing is charged.`;
  return letter(account.email, {
    kind: 'trial-ends',
    subject,
    paragraphs: [what, onFree, { link: `${siteUrl}/app?view=pricing`, label: 'Compare the plans' }],
  });
}
