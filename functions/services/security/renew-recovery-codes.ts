import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { renewRecoveryCodes as contract } from '#shared/contract/security.ts';
import type { Caller } from '../auth/authenticate.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { notices, notify } from './notify.ts';
import { recoveryCodeDigest } from './recovery-codes.ts';
import type { SecurityDeps } from './security-deps.ts';

type Deps = SecurityDeps & { newRecoveryCodes: () => string[] };

/**
 * Returns new recovery codes, once; the previous ones stop working. Requires password and code, or a recent
 * proof. SECOND_FACTOR_OFF if no factor is on; the errors of confirm-identity.
 */
export async function renewRecoveryCodes(
  deps: Deps,
  caller: Caller,
  proof: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { account, sessionId } = caller;
  if (!account.secondFactor) return refuse('SECOND_FACTOR_OFF');
  const confirmed = await confirmIdentity(deps, caller, proof);
  if (!confirmed.ok) return confirmed;
  const factor = await deps.factors.get(account.id);
  const recoveryCodes = deps.newRecoveryCodes();
  const digests = recoveryCodes.map((code) => recoveryCodeDigest(account.id, code));
  const codes = { digests, now: deps.now() };
  if (!factor || !(await deps.factors.replaceRecoveryCodes(account, factor.id, codes))) {
    return refuse('SECOND_FACTOR_OFF');
  }
  deps.report({ kind: 'recovery-codes-renewed', notaryId: account.id, sessionId });
  await notify(deps, account, notices.recoveryCodesRenewed);
  return ok({ recoveryCodes });
}
