import type { Mail } from '#functions/adapters/email/email.ts';
import { letter } from '#functions/services/email/letter.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { findState } from '#shared/data/states.ts';
import { type Commission, daysBetween } from '#shared/rules/commissions.ts';
import { shownDay } from '#shared/rules/shown-day.ts';

/** Returns the distance to a day in words. */
function untilThen(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}

/**
 * Returns the email that says a commission expires on a day (YYYY-MM-DD) in the notary's time zone. Shows the
 * date in the notary's format.
 */
export function expiryEmail(
  { email, dateFormat }: Pick<Account, 'email' | 'dateFormat'>,
  { commissionNumber, state, expirationDate }: Omit<Commission, 'isPrimary'>,
  { today, siteUrl }: { today: string; siteUrl: string },
): Mail {
  const name = findState(state)?.name ?? state;
  const then = untilThen(daysBetween(today, expirationDate));
  const subject = `Your ${name} notary commission expires ${then}`;
  const what = `Your ${name} notary commission ${commissionNumber} expires on ${shownDay(expirationDate, dateFormat)}, ${then}.`;
  const renew =
    'That is the last day your journal treats it as valid. Once you renew it, add the new commission under Settings, Credentials, so that your entries name it.';
  const done = 'If you don’t renew it, delete it there to stop these reminders.';
  const link = `${siteUrl}/app?view=settings&tab=credentials`;
  return letter(email, {
    kind: 'commission-expires',
    subject,
    paragraphs: [what, renew, { link, label: 'Open your credentials' }, done],
  });
}
