import { letter } from '#functions/services/mail/letter.ts';
import { takesMail } from '#functions/services/mail/mail-problem.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { NoticeDeps } from './security-deps.ts';

type Notice = { subject: string; what: string };

const notYou =
  'If this was not you, reset your password at once with "Forgot Password?" on the sign-in page: that ends every session.';

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
  emailChanged: {
    subject: 'Your email address was changed',
    what: 'Your Digital Notary Journal account has another email address now, and this one no longer signs in. The link in our earlier email takes this back within seven days.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    what: 'A passkey was added to your Digital Notary Journal account. It signs in without your password.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    what: 'A passkey was removed from your Digital Notary Journal account. It no longer signs in.',
  },
  dataExportRequested: {
    subject: 'Everything in your account is being exported',
    what: 'A file with everything in your Digital Notary Journal account is being prepared, because somebody who is signed in asked for it.',
  },
  newDevice: (device: string) => ({
    subject: 'Your account was signed in to on a new device',
    what: `Your Digital Notary Journal account was signed in to on a device that it did not know: ${device}.`,
  }),
  secondFactorOn: {
    subject: 'Two-step sign-in is on',
    what: 'Two-step sign-in was turned on for your Digital Notary Journal account. Every other device was signed out.',
  },
  secondFactorOff: {
    subject: 'Two-step sign-in is off',
    what: 'Two-step sign-in was turned off for your Digital Notary Journal account. Your password alone signs you in.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    what: 'New recovery codes were made for your Digital Notary Journal account. Those from before work no more.',
  },
} as const satisfies Record<string, Notice | ((device: string) => Notice)>;

/**
 * Emails a notice to a notary whose address takes mail. Its event has happened already: a failed email is reported and
 * nothing else.
 */
export async function notify(
  { sendMail, reportMailFailure }: NoticeDeps,
  account: Pick<Account, 'email' | 'emailVerified' | 'mailbox'>,
  { subject, what }: Notice,
): Promise<void> {
  if (!takesMail(account)) return;
  await sendMail(letter(account.email, subject, [what, notYou])).catch(reportMailFailure);
}
