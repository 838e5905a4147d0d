import { takesEmail } from '#functions/services/email/email-problem.ts';
import { type Letter, letter } from '#functions/services/email/letter.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { NoticeDeps } from './security-deps.ts';

type Notice = {
  subject: string;
  what: string;
  next?: string;
  /** Advice if it wasn't the notary. Other emails advise a reset. */
  ifNotYou?: string;
  /**
   * How to undo the change: with the link of an earlier email or of this one, with a reset, or by the notary.
   */
  takenBack: string;
};

/** For held addresses: a reset link would go to the new address, which may be a thief's. */
const keepAddress =
  'If this wasn’t you, open the link “Keep this address” in our email “Your email address is about to change”. It restores your address and signs out every device.';

const byReset = 'A reset by email ends it';
const byLink = 'A link in the email, for seven days';

/**
 * The account changes that trigger an email to the notary, with its wording. The email goes to the account's
 * address and to addresses held for it. told-by-route.ts lists the routes. SECURITY.md repeats both lists.
 */
export const notices = {
  passwordChanged: {
    subject: 'Your Digital Notary Journal password was changed',
    what: 'The password of your Digital Notary Journal account was changed, and every other device was signed out.',
    takenBack: byReset,
  },
  passwordReset: {
    subject: 'Your Digital Notary Journal password was reset',
    what: 'The password of your Digital Notary Journal account was reset with a link that we emailed, and every device was signed out.',
    takenBack: 'No: it proves the mailbox',
  },
  addressProven: {
    subject: 'Your Digital Notary Journal password was reset',
    what: 'The password of the Digital Notary Journal account with this email address was reset with a link that we emailed, and every device was signed out. This also confirmed the address for the first time.',
    next: 'If you didn’t create this account, someone else did and used your address. They can no longer sign in. The name, drafts, and entries in it are theirs, so don’t record in this journal. Sign in and close the account in Settings, under Security. After 30 days the address is free, and you can register with it.',
    takenBack: 'No: it proves the mailbox',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    what: 'Your Digital Notary Journal account now has a different email address, and you can no longer sign in with this one. The link in our earlier email undoes this change for seven days.',
    ifNotYou: keepAddress,
    takenBack: 'A link in the earlier email, for seven days',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    what: 'A passkey was added to your Digital Notary Journal account. It can sign in without your password.',
    takenBack: byLink,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    what: 'A passkey was removed from your Digital Notary Journal account. It can no longer sign in.',
    takenBack: 'The notary adds it again',
  },
  dataExportRequested: {
    subject: 'An export of your account was started',
    what: 'A file with everything in your Digital Notary Journal account is being prepared, because someone who is signed in requested it.',
    takenBack: byLink,
  },
  journalStarted: (closed: number) => ({
    subject: 'You have a new journal',
    what: `Journal ${closed} of your Digital Notary Journal account was closed permanently, and journal ${closed + 1} was started. You can’t add anything to journal ${closed}. You can still read, print, and export it.`,
    takenBack: 'No: a journal is closed permanently',
  }),
  newDevice: (device: string) => ({
    subject: 'New sign-in to your account',
    what: `Someone signed in to your Digital Notary Journal account on a device we have not seen before: ${device}.`,
    takenBack: byReset,
  }),
  secondFactorOn: {
    subject: 'Two-step sign-in is on',
    what: 'Two-step sign-in was turned on for your Digital Notary Journal account. Every other device was signed out.',
    takenBack: byLink,
  },
  secondFactorOff: {
    subject: 'Two-step sign-in is off',
    what: 'Two-step sign-in was turned off for your Digital Notary Journal account. You now sign in with your password alone.',
    takenBack: byLink,
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    what: 'New recovery codes were created for your Digital Notary Journal account. The old codes no longer work.',
    takenBack: 'The notary makes new ones; a reset by email removes them',
  },
  inspectionCreated: {
    subject: 'An inspection link was created',
    what: 'An inspection link was created in your Digital Notary Journal account. A person who has the link and its access code can read the entries that it shows.',
    takenBack: byLink,
  },
  changeUndone: (undone: string) => ({
    subject: 'A change to your account was undone',
    what: `Someone opened the link “This was not me” in an email about your Digital Notary Journal account. ${undone}, and every device was signed out.`,
    ifNotYou:
      'If you don’t know who made the change, choose a new password with "Forgot Password?" on the sign-in page.',
    takenBack: 'The notary makes the change again',
  }),
} as const satisfies Record<string, Notice | ((about: never) => Notice)>;

export type NoticeKind = keyof typeof notices;

const notYou =
  'If this wasn’t you, reset your password now with "Forgot Password?" on the sign-in page. That signs out every device.';

type Recipient = Pick<Account, 'email' | 'emailVerified' | 'mailbox' | 'formerEmails'>;

/**
 * Returns the addresses to notify about an account: its own, and those held for it because they can undo its
 * change. Only addresses that were confirmed and can receive email.
 */
export function toldAddresses(account: Recipient, now: Date): { email: string; isHeld: boolean }[] {
  const held = account.formerEmails.filter(
    ({ email, heldUntil }) => email !== account.email && Date.parse(heldUntil) > now.getTime(),
  );
  return [
    { email: account.email, emailVerified: account.emailVerified, isHeld: false },
    // Addresses are only held if they were confirmed.
    ...held.map(({ email }) => ({ email, emailVerified: true, isHeld: true })),
  ]
    .filter((address) => takesEmail({ ...address, mailbox: account.mailbox }))
    .map(({ email, isHeld }) => ({ email, isHeld }));
}

/** Emails each address its letter. The event has already happened, so a failure is only reported. */
export async function tellEach<T extends { email: string }>(
  { sendMail, reportMailFailure }: NoticeDeps,
  addresses: readonly T[],
  letterTo: (address: T) => Letter,
): Promise<void> {
  const mails = addresses.map((address) =>
    sendMail(letter(address.email, letterTo(address))).catch(reportMailFailure),
  );
  await Promise.all(mails);
}

/** Emails a letter to all addresses notified about an account. */
export function tell(
  deps: NoticeDeps,
  account: Recipient,
  letterTo: (isHeld: boolean) => Letter,
): Promise<void> {
  return tellEach(deps, toldAddresses(account, deps.now()), ({ isHeld }) => letterTo(isHeld));
}

/** Emails a notice to all addresses notified about an account. */
export function notify(
  deps: NoticeDeps,
  account: Recipient,
  { subject, what, next, ifNotYou = notYou }: Omit<Notice, 'takenBack'>,
): Promise<void> {
  return tell(deps, account, (isHeld) => ({
    kind: 'notice',
    subject,
    paragraphs: [what, ...(next ? [next] : []), isHeld ? keepAddress : ifNotYou],
  }));
}
