import type { Mail } from '#functions/adapters/email/email.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { Plan } from '#shared/data/plans.ts';
import { nextMonth } from '#shared/rules/dates.ts';
import type { LimitNotice } from '#shared/rules/limit-notice.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { letter } from '../email/letter.ts';

/** A sentence about everything that still works when the month is full (specification, section 14). */
const stillWorks =
  'You can still read your journal, add addenda, and record acts that were not performed, which don’t count.';

/**
 * Returns an email that says few or none of the plan's notarizations for a month (YYYY-MM) are left. It names
 * no entry or person, because other people may read it.
 */
export function usageEmail(
  { email, dateFormat }: Pick<Account, 'email' | 'dateFormat'>,
  plan: Pick<Plan, 'name' | 'notarizationsLimit'>,
  { notice, used, month, siteUrl }: { notice: LimitNotice; used: number; month: string; siteUrl: string },
): Mail {
  const { name, notarizationsLimit: limit } = plan;
  const newMonth = `The next month begins on ${shownDay(`${nextMonth(month)}-01`, dateFormat)} in your time zone.`;
  const links = [{ link: `${siteUrl}/app?view=pricing`, label: 'Compare the plans' }];
  if (notice === 'near') {
    return letter(email, {
      kind: 'plan-limit',
      subject: `You have used ${used} of ${limit} notarizations this month`,
      paragraphs: [
        `Your plan, ${name}, includes ${limit} notarizations a month, and you have used ${used}. ${newMonth}`,
        `If you use all of them before then, you can keep recording. The app keeps the entries encrypted on your device and seals them when your plan has room. ${stillWorks}`,
        ...links,
      ],
    });
  }
  return letter(email, {
    kind: 'plan-limit',
    subject: `You have used all ${limit} notarizations of this month`,
    paragraphs: [
      `Your plan, ${name}, includes ${limit} notarizations a month, and you have used all of them. ${newMonth}`,
      `You can keep recording. The app keeps the entries encrypted on your device and seals them when your plan has room: next month, or as soon as you choose a larger plan. Until then, keep that device. ${stillWorks}`,
      ...links,
    ],
  });
}
