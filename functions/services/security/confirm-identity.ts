import { type Outcome, ok, type Refusal, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { AttemptLimit } from '#functions/store/security/attempts-store.ts';
import type { Caller } from '../auth/authenticate.ts';
import { requireRecentProof } from './recent-proof.ts';
import { reserveAttempt } from './reserve-attempt.ts';
import type { ConfirmDeps } from './security-deps.ts';
import { spendCode } from './spend-code.ts';

/** Wrong passwords and codes after sign-in: the same limit as at sign-in, counted separately. */
export const confirmLimit: AttemptLimit = { attempts: 5, minutes: 15 };

type Proof = { password?: string | undefined; code?: string | undefined };

/** Returns the error of a failed proof, and whether it counts as an attempt. Undefined for a valid one. */
async function problemOf(
  deps: ConfirmDeps,
  account: Account,
  { password, code }: { password: string; code?: string | undefined },
): Promise<{ refusal: Refusal; counts: boolean } | undefined> {
  if (!(await deps.verifyPassword(password, account.passwordHash))) {
    return { refusal: refuse('PASSWORD_WRONG'), counts: true };
  }
  if (!account.secondFactor) return undefined;
  if (code === undefined) return { refusal: refuse('SECOND_FACTOR_REQUIRED'), counts: false };
  const outcome = await spendCode(deps, account, code);
  return outcome.ok ? undefined : { refusal: outcome, counts: outcome.code === 'SECOND_FACTOR_WRONG' };
}

/**
 * Confirms that the caller is the notary: by password and, if a second factor is on, by a code, which is used
 * up. Without a password, the session needs a recent proof (STEP_UP_REQUIRED). PASSWORD_WRONG;
 * SECOND_FACTOR_REQUIRED; SECOND_FACTOR_WRONG; TOO_MANY_ATTEMPTS after five failures within 15 minutes. A
 * missing code doesn't count, and doesn't reset the count.
 */
export async function confirmIdentity(
  deps: ConfirmDeps,
  caller: Caller,
  { password, code }: Proof,
): Promise<Outcome<undefined>> {
  if (password === undefined) return requireRecentProof(caller, deps.now());
  const { account } = caller;
  const { confirmAttempts } = deps;
  const { email } = account;
  const attempt = await reserveAttempt({ ...deps, attempts: confirmAttempts }, email, confirmLimit);
  if (!attempt.ok) return attempt;
  const { window } = attempt.value;
  const problem = await problemOf(deps, account, { password, code });
  if (problem?.counts) await confirmAttempts.fail(email, window, confirmLimit, deps.now());
  else if (problem) await confirmAttempts.release(email, window);
  else await confirmAttempts.succeed(email, window);
  return problem ? problem.refusal : ok(undefined);
}
