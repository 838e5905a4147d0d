import type { AccessTokens } from '#functions/adapters/tokens.ts';
import { type Outcome, ok, type Refusal, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account-store.ts';
import type { AttemptLimit, AttemptsStore } from '#functions/store/attempts-store.ts';
import type { login as contract } from '#shared/contract/auth.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { profileOf } from './get-profile.ts';
import { beginSession, issueToken } from './sessions.ts';

type Deps = {
  accounts: Pick<AccountStore, 'findIdByEmail' | 'get' | 'addSession'>;
  attempts: Pick<AttemptsStore, 'reserve' | 'fail' | 'succeed'>;
  verifyPassword: (password: string, hash: string) => Promise<boolean>;
  /** A hash that no password gives. */
  hashOfNobody: string;
  tokens: Pick<AccessTokens, 'sign'>;
  now: () => Date;
  newId: () => string;
  wait: (milliseconds: number) => Promise<unknown>;
};

/** Five failures within 15 minutes lock an address for 15 minutes (decisions, "Accounts"). */
const lockOut: AttemptLimit = { attempts: 5, minutes: 15 };

/** While attempts on which the limit hangs are still running, theirs are waited for: 20 times 150 ms. */
const waits = { times: 20, milliseconds: 150 };

function tooManyAttempts(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const unit = minutes === 1 ? 'minute' : 'minutes';
  const detail = `Too many attempts. Please wait ${minutes} ${unit} before trying again, or reset your password.`;
  return refuse('TOO_MANY_ATTEMPTS', { detail, retryAfter: seconds });
}

async function reserveAttempt(deps: Deps, email: string): Promise<Outcome<{ window: string }>> {
  for (let waited = 0; ; waited += 1) {
    const reservation = await deps.attempts.reserve(email, lockOut, deps.now());
    if (reservation.reserved) return ok({ window: reservation.window });
    if (!reservation.undecided || waited === waits.times) {
      return tooManyAttempts(reservation.until, deps.now());
    }
    await deps.wait(waits.milliseconds);
  }
}

/** The account with this address and password. Does the same work whether or not the address is known. */
async function verifiedAccount(deps: Deps, email: string, password: string): Promise<Account | undefined> {
  const notaryId = await deps.accounts.findIdByEmail(email);
  const account = await deps.accounts.get(notaryId ?? 'nobody');
  const matches = await deps.verifyPassword(password, account?.passwordHash ?? deps.hashOfNobody);
  return matches ? account : undefined;
}

/**
 * Signs in. INVALID_CREDENTIALS alike for an unknown address and a wrong password; TOO_MANY_ATTEMPTS
 * from the sixth attempt on after five failures, even with the right password.
 */
export async function login(
  deps: Deps,
  { email, password }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const attempt = await reserveAttempt(deps, email);
  if (!attempt.ok) return attempt;
  const { window } = attempt.value;
  const account = await verifiedAccount(deps, email, password);
  const session = account && (await beginSession(deps, account));
  if (!session) {
    await deps.attempts.fail(email, window, lockOut, deps.now());
    return refuse('INVALID_CREDENTIALS');
  }
  await deps.attempts.succeed(email, window);
  return ok({
    accessToken: await issueToken(deps, account, session),
    user: profileOf(account),
    message: 'Logged in successfully!',
  });
}
