import { randomBytes } from 'node:crypto';
import { env } from '#functions/env.ts';
import type { MailVerificationDeps } from '#functions/services/email/mail-verification.ts';
import { emailVerificationStore } from '#functions/store/security/email-verification-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from './notices.ts';

/** Dependencies for links with a secret in an email. */
export const mailedLinkDeps = () => ({
  newToken: () => randomBytes(32).toString('base64url'),
  siteUrl: env('SITE_URL'),
  now: () => new Date(),
});

/** Dependencies for emails that confirm an address. */
export const mailVerificationDeps = (): MailVerificationDeps => ({
  ...mailedLinkDeps(),
  ...noticeDeps(),
  verifications: emailVerificationStore(table()),
});
