import { letter } from '#functions/services/email/letter.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EmailVerificationStore } from '#functions/store/security/email-verification-store.ts';
import type { NoticeDeps } from '../security/security-deps.ts';

export type EmailVerificationDeps = NoticeDeps & {
  verifications: Pick<EmailVerificationStore, 'create'>;
  /** Returns 256 random bits as URL-safe text. */
  newToken: () => string;
  siteUrl: string;
  now: () => Date;
};

const linkHours = 24;

/**
 * Emails a link that confirms the address of an account, valid for 24 hours. Throws if the email isn't sent.
 */
export async function emailVerification(
  deps: EmailVerificationDeps,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const token = deps.newToken();
  const expiresAt = Math.floor(deps.now().getTime() / 1000) + linkHours * 3_600;
  await deps.verifications.create(token, { notaryId: id, email, expiresAt });
  await deps.sendMail(
    letter(email, {
      kind: 'confirm-address',
      subject: 'Confirm your email address',
      paragraphs: [
        'A Digital Notary Journal account was created with this email address.',
        `If this was you, open this link within ${linkHours} hours to confirm the address. You can then protect your account with a passkey or two-step sign-in, and we can send you reminders and security notices. On a device that is not signed in, the page asks for your password.`,
        { link: `${deps.siteUrl}/app?view=verify-email#token=${token}`, label: 'Confirm your email address' },
        'If this wasn’t you, don’t open the link. To take the account over, choose "Forgot Password?" on the sign-in page.',
      ],
    }),
  );
}
