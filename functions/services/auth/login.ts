import type { AccessTokens } from '#functions/adapters/identity/tokens.ts';
import { type Outcome, ok, type Refusal, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { ProfileStore } from '#functions/store/account/profile-store.ts';
import type { AttemptLimit, AttemptsStore } from '#functions/store/security/attempts-store.ts';
import type { SignInStore } from '#functions/store/security/sign-in-store.ts';
import type { login as contract } from '#shared/contract/auth.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { reserveAttempt } from '../security/reserve-attempt.ts';
import type { CodeDeps } from '../security/security-deps.ts';
import { spendCode } from '../security/spend-code.ts';
import { getProfile } from '../user/get-profile.ts';
import { beginSession, issueToken } from './sessions.ts';

type Deps = CodeDeps & {
  accounts: Pick<AccountStore, 'findIdByEmail' | 'get' | 'addSession'>;
  attempts: Pick<AttemptsStore, 'reserve' | 'fail' | 'succeed' | 'release'>;
  profiles: Pick<ProfileStore, 'get'>;
  signIns: Pick<SignInStore, 'add'>;
  verifyPassword: (password: string, hash: string) => Promise<boolean>;
  /** A hash that matches no password. */
  hashOfNobody: string;
  tokens: Pick<AccessTokens, 'sign'>;
  newId: () => string;
};

type LoginInput = Input<typeof contract>['body'] & {
  /** Families of browser and system, as the notary will see them. */
  device: string;
};

/** Five failures within 15 minutes lock an address for 15 minutes (specification, section 11). */
const lockOut: AttemptLimit = { attempts: 5, minutes: 15 };

const wayOut = ', or reset your password';

/** Returns the account with this address and password. Does the same work whether or not the address is known. */
async function verifiedAccount(deps: Deps, email: string, password: string): Promise<Account | undefined> {
  const notaryId = await deps.accounts.findIdByEmail(email);
  const account = await deps.accounts.get(notaryId ?? 'nobody');
  const matches = await deps.verifyPassword(password, account?.passwordHash ?? deps.hashOfNobody);
  return matches ? account : undefined;
}

/** Wrong entries count. A missing code does not, and codes have a limit of their own. */
const countsAsFailure = ({ code }: Refusal) =>
  code === 'INVALID_CREDENTIALS' || code === 'SECOND_FACTOR_WRONG';

/** Returns the account and a new session, by password and, if a second factor is on, by one of its codes. */
async function signIn(
  deps: Deps,
  { email, password, code }: LoginInput,
): Promise<Outcome<{ account: Account; session: { sessionId: string; signedInAt: string } }>> {
  const verified = await verifiedAccount(deps, email, password);
  if (!verified) return refuse('INVALID_CREDENTIALS');
  if (verified.secondFactor && code === undefined) return refuse('SECOND_FACTOR_REQUIRED');
  const proven = verified.secondFactor ? await spendCode(deps, verified, code ?? '') : ok(verified);
  if (!proven.ok) return proven;
  const session = await beginSession(deps, proven.value);
  return session ? ok({ account: proven.value, session }) : refuse('INVALID_CREDENTIALS');
}

/**
 * Signs in. INVALID_CREDENTIALS for an unknown address and for a wrong password; then, if a second factor is on,
 * SECOND_FACTOR_REQUIRED without a code and SECOND_FACTOR_WRONG with a wrong one. TOO_MANY_ATTEMPTS from the sixth
 * attempt on after five failures, even if everything is right. A right password alone does not reset what wrong
 * codes have counted (specification, section 11).
 */
export async function login(deps: Deps, input: LoginInput): Promise<Outcome<Output<typeof contract>>> {
  const { email } = input;
  const attempt = await reserveAttempt(deps, email, lockOut, wayOut);
  if (!attempt.ok) return attempt;
  const { window } = attempt.value;
  const signedIn = await signIn(deps, input);
  if (!signedIn.ok) {
    if (countsAsFailure(signedIn)) await deps.attempts.fail(email, window, lockOut, deps.now());
    else await deps.attempts.release(email, window);
    return signedIn;
  }
  const { account, session } = signedIn.value;
  await deps.attempts.succeed(email, window);
  // Before the token is returned: every session in use is listed.
  await deps.signIns.add(account.id, { ...session, device: input.device });
  return ok({
    accessToken: await issueToken(deps, account, session),
    user: await getProfile(deps, account),
    message: 'Logged in successfully!',
  });
}
