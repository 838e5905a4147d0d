import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { AttemptLimit } from '#functions/store/security/attempts-store.ts';
import { recoveryCodeDigest } from './recovery-codes.ts';
import { reserveAttempt } from './reserve-attempt.ts';
import { secretContext } from './second-factor-secret.ts';
import type { CodeDeps } from './security-deps.ts';

/**
 * Three of a million codes are valid at any time. With twenty wrong codes a day, someone who knows the
 * password has a chance of one in sixteen thousand per day.
 */
export const codeLimit: AttemptLimit = { attempts: 20, minutes: 24 * 60 };

/** Uses up a code and returns the updated account. Undefined if the code is wrong or was already used. */
async function spent(deps: CodeDeps, account: Account, code: string): Promise<Account | undefined> {
  const factor = await deps.factors.get(account.id);
  if (factor?.status !== 'on') return undefined;
  const secret = await deps.cipherOf(account).decrypt(secretContext(factor.id), factor.secret);
  const step = await deps.stepOf(secret, code, deps.now());
  if (step !== undefined) {
    return (await deps.factors.spendStep(account.id, factor.id, step)) ? account : undefined;
  }
  const digest = recoveryCodeDigest(account.id, code);
  if (!(await deps.factors.spendRecoveryCode(account, factor.id, digest))) return undefined;
  deps.report({ kind: 'recovery-code-used', notaryId: account.id });
  const recoveryCodesLeft = factor.recoveryCodes.size - 1;
  return { ...account, secondFactor: { ...account.secondFactor, recoveryCodesLeft } };
}

/**
 * Uses up a code of an account's second factor, from the authenticator app or for recovery. Each works once,
 * even in parallel requests. Returns the updated account. SECOND_FACTOR_WRONG; TOO_MANY_ATTEMPTS after twenty
 * wrong ones.
 */
export async function spendCode(deps: CodeDeps, account: Account, code: string): Promise<Outcome<Account>> {
  const { codeAttempts } = deps;
  const attempt = await reserveAttempt({ ...deps, attempts: codeAttempts }, account.email, codeLimit);
  if (!attempt.ok) return attempt;
  const { window } = attempt.value;
  const after = await spent(deps, account, code);
  if (!after) {
    await codeAttempts.fail(account.email, window, codeLimit, deps.now());
    return refuse('SECOND_FACTOR_WRONG');
  }
  // A correct code doesn't reset the day's wrong ones.
  await codeAttempts.release(account.email, window);
  return ok(after);
}
