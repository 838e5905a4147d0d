import type { Mail } from '#functions/adapters/email/email.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { findState } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import type { Matter } from '#shared/schemas/matter.ts';
import { letter } from '../email/letter.ts';

/**
 * Returns the email that says a matter with a deadline is open. It names no person, because other people may
 * read it.
 */
export function matterEmail(
  { email, dateFormat, timezone }: Pick<Account, 'email' | 'dateFormat' | 'timezone'>,
  { id, state, dueOn }: Pick<Matter, 'id' | 'state' | 'dueOn'>,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Mail | undefined {
  if (dueOn === null) return undefined;
  const day = shownDay(dueOn, dateFormat);
  const today = dayIn(timezone, now);
  const when = today > dueOn ? `was due on ${day}` : `is due ${today === dueOn ? 'today' : `on ${day}`}`;
  return letter(email, {
    kind: 'duty-due',
    subject: `A duty in your notary journal ${when}`,
    paragraphs: [
      `A duty that you recorded for ${findState(state)?.name ?? state} ${when}. It is still open in your journal.`,
      { link: `${siteUrl}/app?view=duties&matter=${id}`, label: 'Open the duty' },
      'If it is done, close it there to stop these reminders.',
    ],
  });
}
