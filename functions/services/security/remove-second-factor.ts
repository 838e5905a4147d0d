import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { removeSecondFactor as contract } from '#shared/contract/security.ts';
import type { Caller } from '../auth/authenticate.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { factorOff, notifyUndoable } from './notify-undoable.ts';
import type { SecurityDeps, UndoableNoticeDeps } from './security-deps.ts';

/**
 * Turns the second factor off, by password and one of its codes or a recovery code, or with a recent proof.
 * SECOND_FACTOR_OFF if none is on; the errors of confirm-identity.
 */
export async function removeSecondFactor(
  deps: SecurityDeps & UndoableNoticeDeps,
  caller: Caller,
  proof: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { account, sessionId } = caller;
  if (!account.secondFactor) return refuse('SECOND_FACTOR_OFF');
  const confirmed = await confirmIdentity(deps, caller, proof);
  if (!confirmed.ok) return confirmed;
  const factor = await deps.factors.get(account.id);
  if (!factor || !(await deps.factors.remove(account, factor.id))) return refuse('SECOND_FACTOR_OFF');
  deps.report({ kind: 'second-factor-off', notaryId: account.id, sessionId });
  await notifyUndoable(deps, account, factorOff(account, factor, deps.now()));
  return ok({ message: 'Two-step sign-in is off' });
}
