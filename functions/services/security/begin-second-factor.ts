import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { beginSecondFactor as contract } from '#shared/contract/security.ts';
import type { Caller } from '../auth/authenticate.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { secretContext } from './second-factor-secret.ts';
import type { ConfirmDeps } from './security-deps.ts';

type Deps = ConfirmDeps & {
  newSecret: () => string;
  otpauthUrl: (secret: string, email: string) => string;
  newId: () => string;
};

/** Minutes that a secret waits for its first code. */
const pendingMinutes = 30;

/**
 * Creates a secret for an authenticator app, replacing an unconfirmed one. It takes effect once a first code
 * confirms it. SECOND_FACTOR_ON while one is in effect; EMAIL_NOT_VERIFIED, because someone who registered
 * another person's address must not lock the owner out; PASSWORD_WRONG; TOO_MANY_ATTEMPTS.
 */
export async function beginSecondFactor(
  deps: Deps,
  caller: Caller,
  { password }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { account } = caller;
  if (account.secondFactor) return refuse('SECOND_FACTOR_ON');
  if (!account.emailVerified) return refuse('EMAIL_NOT_VERIFIED');
  const confirmed = await confirmIdentity(deps, caller, { password });
  if (!confirmed.ok) return confirmed;
  const id = deps.newId();
  const secret = deps.newSecret();
  const begun = await deps.factors.begin(account.id, {
    id,
    secret: await deps.cipherOf(account).encrypt(secretContext(id), secret),
    expiresAt: Math.floor(deps.now().getTime() / 1000) + pendingMinutes * 60,
  });
  if (!begun) return refuse('SECOND_FACTOR_ON');
  return ok({ secret, otpauthUrl: deps.otpauthUrl(secret, account.email) });
}
