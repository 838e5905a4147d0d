import { letter } from '#functions/services/mail/letter.ts';
import { takesMail } from '#functions/services/mail/mail-problem.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { NoticeDeps } from './security-deps.ts';

type Notice = { subject: string; what: string; next?: string };

const notYou =
  'If this was not you, reset your password now with "Forgot Password?" on the sign-in page. That signs out every device.';

/** The notices about the security of an account. */
export const notices = {
  passwordChanged: {
    subject: 'Your Digital Notary Journal password was changed',
    what: 'The password of your Digital Notary Journal account was changed, and every other device was signed out.',
  },
  passwordReset: {
    subject: 'Your Digital Notary Journal password was reset',
    what: 'The password of your Digital Notary Journal account was reset with a link that we emailed, and every device was signed out.',
  },
  addressProven: {
    subject: 'Your Digital Notary Journal password was reset',
    what: 'The password of the Digital Notary Journal account with this email address was reset with a link that we emailed, and every device was signed out. This also confirmed the address, which nobody had done before.',
    next: 'If you did not create this account, someone else did and used your address. They can no longer sign in. The name, drafts, and entries in it are theirs, so do not record in this journal. Sign in and close the account in Settings, under Security. After 30 days the address is free, and you can register with it.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    what: 'Your Digital Notary Journal account now has a different email address, and you can no longer sign in with this one. The link in our earlier email undoes this change for seven days.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    what: 'A passkey was added to your Digital Notary Journal account. It can sign in without your password.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    what: 'A passkey was removed from your Digital Notary Journal account. It can no longer sign in.',
  },
  dataExportRequested: {
    subject: 'Everything in your account is being exported',
    what: 'A file with everything in your Digital Notary Journal account is being prepared, because someone who is signed in requested it.',
  },
  journalStarted: (closed: number) => ({
    subject: 'You have a new journal',
    what: `Journal ${closed} of your Digital Notary Journal account was closed permanently, and journal ${closed + 1} was started. Nothing can be written in journal ${closed} anymore. You can still read, print, and export it.`,
  }),
  newDevice: (device: string) => ({
    subject: 'New sign-in to your account',
    what: `Someone signed in to your Digital Notary Journal account on a device we have not seen before: ${device}.`,
  }),
  secondFactorOn: {
    subject: 'Two-step sign-in is on',
    what: 'Two-step sign-in was turned on for your Digital Notary Journal account. Every other device was signed out.',
  },
  secondFactorOff: {
    subject: 'Two-step sign-in is off',
    what: 'Two-step sign-in was turned off for your Digital Notary Journal account. You now sign in with your password alone.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    what: 'New recovery codes were created for your Digital Notary Journal account. The old codes no longer work.',
  },
} as const satisfies Record<string, Notice | ((about: never) => Notice)>;

/**
 * Emails a notice to a notary whose address takes mail. Its event has happened already: a failed email is reported and
 * nothing else.
 */
export async function notify(
  { sendMail, reportMailFailure }: NoticeDeps,
  account: Pick<Account, 'email' | 'emailVerified' | 'mailbox'>,
  { subject, what, next }: Notice,
): Promise<void> {
  if (!takesMail(account)) return;
  await sendMail(letter(account.email, subject, [what, ...(next ? [next] : []), notYou])).catch(
    reportMailFailure,
  );
}
