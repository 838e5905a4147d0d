import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptsStore } from '#functions/store/security/attempts-store.ts';
import type { DeviceStore } from '#functions/store/security/device-store.ts';
import type { EmailVerificationStore } from '#functions/store/security/email-verification-store.ts';
import type { verifyEmail as contract } from '#shared/contract/email.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import type { Caller } from '../auth/authenticate.ts';
import { lockOut } from '../auth/login.ts';
import { countedFor } from '../security/counted-for.ts';
import { reserveAttempt } from '../security/reserve-attempt.ts';
import type { SecurityEvent } from '../security/security-deps.ts';

type Deps = {
  verifications: Pick<EmailVerificationStore, 'find' | 'redeem'>;
  accounts: Pick<AccountStore, 'get'>;
  devices: Pick<DeviceStore, 'isKnown'>;
  /** Failed sign-ins. */
  attempts: Pick<AttemptsStore, 'reserve' | 'fail' | 'succeed'>;
  verifyPassword: (password: string, hash: string) => Promise<boolean>;
  report: (event: SecurityEvent) => void;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
};

type VerifyInput = Input<typeof contract>['body'] & {
  /** The caller signed in on the device, if any. */
  caller?: Caller | undefined;
  /** The device's cookie, if sent. */
  deviceToken?: string | undefined;
};

const passwordWrong = 'This password is incorrect. Nothing was confirmed.';

/** Checks an account's password as sign-in does, with the same lockout. */
async function checkPassword(
  deps: Deps,
  account: Account,
  { password, deviceToken }: { password: string; deviceToken: string | undefined },
): Promise<Outcome<undefined>> {
  const { attempts, devices, now } = deps;
  const isKnown = deviceToken !== undefined && (await devices.isKnown(account.id, deviceToken, now()));
  const counted = countedFor(account.email, isKnown ? deviceToken : undefined);
  const attempt = await reserveAttempt(deps, counted, lockOut);
  if (!attempt.ok) return attempt;
  const { window } = attempt.value;
  if (await deps.verifyPassword(password, account.passwordHash)) {
    await attempts.succeed(counted, window);
    return ok(undefined);
  }
  await attempts.fail(counted, window, lockOut, now());
  deps.report({ kind: 'sign-in-failed', notaryId: account.id });
  return refuse('SIGN_IN_TO_CONFIRM', { detail: passwordWrong });
}

/**
 * Confirms an account's address with an emailed token, once. Requires a session or the password, because a
 * person who only reads the mailbox may not have created the account. EMAIL_LINK_INVALID, for every caller,
 * for an unknown, used, or expired token, or one for an address that the account no longer has;
 * SIGN_IN_TO_CONFIRM; TOO_MANY_ATTEMPTS.
 */
export async function verifyEmail(
  deps: Deps,
  { token, password, caller, deviceToken }: VerifyInput,
): Promise<Outcome<Output<typeof contract>>> {
  const { verifications, accounts, report, now } = deps;
  const found = await verifications.find(token);
  if (!found || found.expiresAt * 1000 <= now().getTime()) return refuse('EMAIL_LINK_INVALID');
  const account = await accounts.get(found.notaryId);
  if (account?.email !== found.email) return refuse('EMAIL_LINK_INVALID');
  if (caller?.account.id !== account.id) {
    if (password === undefined) return refuse('SIGN_IN_TO_CONFIRM');
    const checked = await checkPassword(deps, account, { password, deviceToken });
    if (!checked.ok) return checked;
  }
  if (!(await verifications.redeem(token, found, now()))) return refuse('EMAIL_LINK_INVALID');
  report({ kind: 'email-verified', notaryId: found.notaryId });
  return ok({ message: 'Your email address is confirmed.' });
}
