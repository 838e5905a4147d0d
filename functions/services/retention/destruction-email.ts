import type { Account } from '#functions/store/account/account-store.ts';
import type { AskedDestruction } from '#functions/store/entries/destruction-store.ts';
import { findState } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { carriedOutAfter } from '#shared/rules/duties/destruction-time.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import type { Letter } from '../email/letter.ts';

/** Returns the email that says a destruction of entries was requested, and until when it can be canceled. */
export function destructionEmail(
  { timezone, dateFormat }: Pick<Account, 'timezone' | 'dateFormat'>,
  { year, state, askedAt }: AskedDestruction,
  siteUrl: string,
): Letter {
  const day = shownDay(dayIn(timezone, new Date(carriedOutAfter(askedAt))), dateFormat);
  const place = state === null ? '' : ` in ${findState(state)?.name ?? state}`;
  return {
    kind: 'destruction-requested',
    subject: `Destruction of entries requested: you can cancel it until ${day}`,
    paragraphs: [
      `Someone who is signed in to your Digital Notary Journal account requested the destruction of the entries of ${year}${place}.`,
      `They will be permanently destroyed after ${day}, and not even we can restore them. Until then, you can cancel: sign in, open Requests & Records, then Retention, and choose Cancel.`,
      { link: `${siteUrl}/app`, label: 'Sign in to cancel' },
      'If this wasn’t you, cancel it and reset your password with "Forgot Password?" on the sign-in page. That signs out every device.',
    ],
  };
}
