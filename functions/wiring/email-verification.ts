import type { EmailVerificationDeps } from '#functions/services/email/email-verification.ts';
import { emailVerificationStore } from '#functions/store/security/email-verification-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from './notices.ts';
import { secretTokenDeps } from './secret-tokens.ts';

/** Dependencies for emails that confirm an address. */
export const emailVerificationDeps = (): EmailVerificationDeps => ({
  ...secretTokenDeps(),
  ...noticeDeps(),
  verifications: emailVerificationStore(table()),
});
