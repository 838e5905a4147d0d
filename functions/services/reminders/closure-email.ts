import type { Account } from '#functions/store/account/account-store.ts';
import { canReopen } from '#shared/rules/closure.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import type { Letter } from '../email/letter.ts';

const then = {
  keep: 'After that, you can’t sign in. We erase your account and keep your journal sealed until its retention ends.',
  erase: 'After that, we permanently erase your account and your journal. Not even we can restore them.',
} as const;

/**
 * Returns the email that says an account is closed, and until when it can be reopened. Undefined if it is
 * open or can no longer be reopened.
 */
export function closureEmail(
  { closure, timezone, dateFormat }: Pick<Account, 'closure' | 'timezone' | 'dateFormat'>,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Letter | undefined {
  if (!closure || !canReopen(closure, now)) return undefined;
  const day = shownDay(dayIn(timezone, new Date(closure.endsAt)), dateFormat);
  return {
    kind: 'account-closed',
    subject: `Your account is closed and will be erased after ${day}`,
    paragraphs: [
      `You closed your Digital Notary Journal account. Until ${day}, you can sign in and reopen it.`,
      then[closure.journal],
      { link: `${siteUrl}/app`, label: 'Sign in to reopen your account' },
      'If you didn’t close your account, sign in, reopen it, and change your password now.',
    ],
  };
}
