import { type Outcome, ok, type Refusal, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import { nobody } from '#functions/store/security/access-store.ts';
import type { AttemptLimit, AttemptsStore } from '#functions/store/security/attempts-store.ts';
import type { DeviceStore } from '#functions/store/security/device-store.ts';
import type { login as contract } from '#shared/contract/auth.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { countedFor } from '../security/counted-for.ts';
import { reserveAttempt } from '../security/reserve-attempt.ts';
import type { CodeDeps } from '../security/security-deps.ts';
import { spendCode } from '../security/spend-code.ts';
import { type FinishSignInDeps, finishSignIn, type SignedIn } from './finish-sign-in.ts';

type Deps = CodeDeps &
  FinishSignInDeps & {
    accounts: Pick<AccountStore, 'findIdByEmail' | 'get' | 'addSession'>;
    attempts: Pick<AttemptsStore, 'reserve' | 'fail' | 'succeed' | 'release'>;
    devices: Pick<DeviceStore, 'isKnown' | 'remember'>;
    verifyPassword: (password: string, hash: string) => Promise<boolean>;
    /** A hash that matches no password. */
    hashOfNobody: string;
  };

type LoginInput = Input<typeof contract>['body'] & {
  /** Browser and system family, as shown to the notary. */
  device: string;
  /** The device's cookie, if sent. */
  deviceToken?: string | undefined;
};

/**
 * Five failures within 15 minutes lock an address, or a known device at it, for 15 minutes (specification,
 * section 11).
 */
export const lockOut: AttemptLimit = { attempts: 5, minutes: 15 };

const wayOut = ', or reset your password';

/** Returns the account if the password is right. Does the same work for unknown addresses. */
async function verifiedAccount(deps: Deps, notaryId: string, password: string): Promise<Account | undefined> {
  const account = await deps.accounts.get(notaryId);
  const matches = await deps.verifyPassword(password, account?.passwordHash ?? deps.hashOfNobody);
  if (!matches) deps.report({ kind: 'sign-in-failed', notaryId });
  return matches ? account : undefined;
}

/** A wrong password or code counts. A missing code doesn't, and codes also have their own limit. */
const countsAsFailure = ({ code }: Refusal) =>
  code === 'INVALID_CREDENTIALS' || code === 'SECOND_FACTOR_WRONG';

/** Checks the password and, if a second factor is on, one of its codes. */
async function verify(
  deps: Deps,
  notaryId: string,
  { password, code }: LoginInput,
): Promise<Outcome<Account>> {
  const verified = await verifiedAccount(deps, notaryId, password);
  if (!verified) return refuse('INVALID_CREDENTIALS');
  if (verified.secondFactor && code === undefined) return refuse('SECOND_FACTOR_REQUIRED');
  if (!verified.secondFactor) return ok(verified);
  const spent = await spendCode(deps, verified, code ?? '');
  if (!spent.ok && spent.code === 'SECOND_FACTOR_WRONG') deps.report({ kind: 'sign-in-failed', notaryId });
  return spent;
}

/**
 * Signs in. INVALID_CREDENTIALS for an unknown address or a wrong password. If a second factor is on,
 * SECOND_FACTOR_REQUIRED without a code and SECOND_FACTOR_WRONG with a wrong one. TOO_MANY_ATTEMPTS after
 * five failures, even for correct credentials. A correct password alone doesn't reset the count of wrong
 * codes. Known devices are counted separately, so wrong passwords elsewhere don't lock the notary out
 * (specification, section 11).
 */
export async function login(deps: Deps, input: LoginInput): Promise<Outcome<SignedIn>> {
  const { email, deviceToken } = input;
  const notaryId = (await deps.accounts.findIdByEmail(email)) ?? nobody;
  const isKnown =
    deviceToken !== undefined && (await deps.devices.isKnown(notaryId, deviceToken, deps.now()));
  const counted = countedFor(email, isKnown ? deviceToken : undefined);
  const attempt = await reserveAttempt(deps, counted, lockOut, wayOut);
  if (!attempt.ok) return attempt;
  const { window } = attempt.value;
  const verified = await verify(deps, notaryId, input);
  const device = { name: input.device, token: deviceToken, isKnown };
  const signedIn = verified.ok && (await finishSignIn(deps, verified.value, device));
  if (!signedIn) {
    const refusal = verified.ok ? refuse('INVALID_CREDENTIALS') : verified;
    if (countsAsFailure(refusal)) await deps.attempts.fail(counted, window, lockOut, deps.now());
    else await deps.attempts.release(counted, window);
    return refusal;
  }
  await deps.attempts.succeed(counted, window);
  return ok(signedIn);
}
