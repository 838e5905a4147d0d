import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { EmailVerificationStore } from '#functions/store/security/email-verification-store.ts';
import type { verifyEmail as contract } from '#shared/contract/email.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { SecurityEvent } from '../security/security-deps.ts';

type Deps = {
  verifications: Pick<EmailVerificationStore, 'find' | 'markVerified'>;
  report: (event: SecurityEvent) => void;
  now: () => Date;
};

/**
 * Confirms the address of an account with an emailed token. Can be repeated. EMAIL_LINK_INVALID for an unknown or expired
 * token, and for one of an address that the account no longer has.
 */
export async function verifyEmail(
  { verifications, report, now }: Deps,
  { token }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const found = await verifications.find(token);
  if (!found || found.expiresAt * 1000 <= now().getTime()) return refuse('EMAIL_LINK_INVALID');
  if (!(await verifications.markVerified(found, now()))) return refuse('EMAIL_LINK_INVALID');
  report({ kind: 'email-verified', notaryId: found.notaryId });
  return ok({ message: 'Your email address is confirmed.' });
}
