import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { renewRecoveryCodes as contract } from '#shared/contract/security.ts';
import type { Caller } from '../authenticate.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { notices, notify } from './notify.ts';
import { recoveryCodeDigest } from './recovery-codes.ts';
import type { SecurityDeps } from './security-deps.ts';

type Deps = SecurityDeps & { newRecoveryCodes: () => string[] };

/**
 * New recovery codes, answered once; those from before work no more. By password and code. SECOND_FACTOR_OFF while no
 * factor is on; what confirm-identity refuses with.
 */
export async function renewRecoveryCodes(
  deps: Deps,
  { account, sessionId }: Caller,
  proof: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  if (!account.secondFactor) return refuse('SECOND_FACTOR_OFF');
  const confirmed = await confirmIdentity(deps, account, proof);
  if (!confirmed.ok) return confirmed;
  const factor = await deps.factors.get(account.id);
  const recoveryCodes = deps.newRecoveryCodes();
  const digests = recoveryCodes.map((code) => recoveryCodeDigest(account.id, code));
  if (!factor || !(await deps.factors.replaceRecoveryCodes(account, factor.id, digests))) {
    return refuse('SECOND_FACTOR_OFF');
  }
  deps.report({ kind: 'recovery-codes-renewed', notaryId: account.id, sessionId });
  await notify(deps, account, notices.recoveryCodesRenewed);
  return ok({ recoveryCodes });
}
