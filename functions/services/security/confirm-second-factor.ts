import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { SecondFactor } from '#functions/store/security/second-factor-store.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { confirmSecondFactor as contract } from '#shared/contract/security.ts';
import type { Caller } from '../auth/authenticate.ts';
import { issueToken, type TokenDeps } from '../auth/sessions.ts';
import { confirmLimit } from './confirm-identity.ts';
import { notifyUndoable } from './notify-undoable.ts';
import { recoveryCodeDigest } from './recovery-codes.ts';
import { reserveAttempt } from './reserve-attempt.ts';
import { secretContext } from './second-factor-secret.ts';
import type { SecurityDeps, UndoableNoticeDeps } from './security-deps.ts';

type Deps = SecurityDeps & UndoableNoticeDeps & TokenDeps & { newRecoveryCodes: () => string[] };

/**
 * Returns the time step of a factor's first code. Undefined for a wrong one, which counts like a wrong
 * password.
 */
async function confirmedStep(
  deps: Deps,
  account: Account,
  { factor, code }: { factor: SecondFactor; code: string },
): Promise<Outcome<number>> {
  const { confirmAttempts } = deps;
  const attempt = await reserveAttempt({ ...deps, attempts: confirmAttempts }, account.email, confirmLimit);
  if (!attempt.ok) return attempt;
  const { window } = attempt.value;
  const secret = await deps.cipherOf(account).decrypt(secretContext(factor.id), factor.secret);
  const step = await deps.stepOf(secret, code, deps.now());
  if (step === undefined) {
    await confirmAttempts.fail(account.email, window, confirmLimit, deps.now());
    return refuse('SECOND_FACTOR_WRONG');
  }
  await confirmAttempts.succeed(account.email, window);
  return ok(step);
}

/**
 * Turns the second factor on with a first code from the authenticator app. Ends every session except this
 * one, which continues with the returned token. Returns the recovery codes, once. SECOND_FACTOR_ON;
 * SECOND_FACTOR_NOT_BEGUN if no secret is waiting for a code; SECOND_FACTOR_WRONG; TOO_MANY_ATTEMPTS.
 */
export async function confirmSecondFactor(
  deps: Deps,
  caller: Caller,
  { code }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { account, sessionId } = caller;
  if (account.secondFactor) return refuse('SECOND_FACTOR_ON');
  const factor = await deps.factors.get(account.id);
  const waiting = factor?.status === 'pending' && (factor.expiresAt ?? 0) * 1000 > deps.now().getTime();
  if (!factor || !waiting) return refuse('SECOND_FACTOR_NOT_BEGUN');
  const step = await confirmedStep(deps, account, { factor, code });
  if (!step.ok) return step;
  const recoveryCodes = deps.newRecoveryCodes();
  const result = await deps.factors.confirm(account, sessionId, {
    id: factor.id,
    lastStep: step.value,
    recoveryCodes: recoveryCodes.map((recoveryCode) => recoveryCodeDigest(account.id, recoveryCode)),
    now: deps.now(),
  });
  if (result === 'gone') return refuse('SECOND_FACTOR_NOT_BEGUN');
  if (result === 'ended') return refuse('SESSION_EXPIRED');
  deps.report({ kind: 'second-factor-on', notaryId: account.id, sessionId });
  await notifyUndoable(deps, account, { kind: 'secondFactorOn', factorId: factor.id });
  const after = { ...account, tokenVersion: account.tokenVersion + 1 };
  return ok({ recoveryCodes, accessToken: await issueToken(deps, after, caller) });
}
