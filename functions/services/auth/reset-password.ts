import { subDays } from 'date-fns/subDays';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptsStore } from '#functions/store/security/attempts-store.ts';
import { factorFate } from '#functions/store/security/recovered-account.ts';
import type { ResetStore } from '#functions/store/security/reset-store.ts';
import type { resetPassword as contract } from '#shared/contract/auth.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { passwordProblem } from '#shared/rules/password.ts';
import { type Removed, removedWords } from '#shared/rules/removed-by-recovery.ts';
import { countedFor } from '../security/counted-for.ts';
import { finishEarlierRecovery, finishRecovery, type RecoveryDeps } from '../security/finish-recovery.ts';
import { notices, notify } from '../security/notify.ts';
import type { NoticeDeps, SecurityEvent } from '../security/security-deps.ts';

type Deps = NoticeDeps &
  RecoveryDeps & {
    accounts: Pick<AccountStore, 'get'>;
    /** Failed sign-ins. */
    attempts: Pick<AttemptsStore, 'clear'>;
    resets: Pick<ResetStore, 'find' | 'redeem'>;
    hashPassword: (password: string) => Promise<string>;
    report: (event: SecurityEvent) => void;
  };

/** Passkeys, factors, links, and exports from this many days before a reset may be a thief's. */
const recoveredDays = 7;

/** Retries: the account may change between a read and the write. */
const tries = 4;

const changed = 'Your password has been changed. Please sign in.';

const ifNotYours =
  'If you didn’t create this account, someone else used your email address. First read the email that we just sent you.';

const codesRemoved =
  'Recovery codes that were made in the last seven days no longer work. Make new ones in Settings.';

/** Returns a sentence about what was removed, or nothing. */
function removedSentence(removed: Removed): string[] {
  const words = removedWords(removed);
  return words.length > 0 ? [`We removed what was added in the last seven days: ${words.join(', ')}.`] : [];
}

/**
 * Sets a new password with an emailed token, confirms the address, and lifts a lockout. Recovers the account
 * from a thief: ends every session, and removes passkeys, second factor, recovery codes, inspection links,
 * and exports from the last seven days, and requested destructions. The owner of an address thus takes over
 * an account that someone else registered with it. Sends a notice, which mentions if the address was
 * unconfirmed. RESET_TOKEN_INVALID for an unknown, used, or expired token; INVALID_FIELDS for a weak
 * password, which doesn't use up the token.
 */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: Input<typeof contract>['body'],
  deviceToken?: string,
): Promise<Outcome<Output<typeof contract>>> {
  let passwordHash: string | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const now = deps.now();
    const reset = await deps.resets.find(token);
    if (!reset || reset.expiresAt * 1000 <= now.getTime()) return refuse('RESET_TOKEN_INVALID');
    const account = await deps.accounts.get(reset.notaryId);
    if (!account || (account.recoveries ?? 0) !== reset.recoveries || account.email !== reset.email) {
      return refuse('RESET_TOKEN_INVALID');
    }
    const problem = passwordProblem(newPassword, account.email);
    if (problem) return refuse('INVALID_FIELDS', { detail: [problem] });
    passwordHash ??= await deps.hashPassword(newPassword);
    await finishEarlierRecovery(deps, account);
    const since = subDays(now, recoveredDays).toISOString();
    if (!(await deps.resets.redeem(token, account, { passwordHash, since, now }))) continue;
    const removed = await finishRecovery(deps, account, { since, now });
    await deps.attempts.clear(account.email);
    if (deviceToken) await deps.attempts.clear(countedFor(account.email, deviceToken));
    deps.report({ kind: 'password-reset', notaryId: account.id });
    const next = [
      ...removedSentence(removed),
      ...(factorFate(account, since) === 'without-codes' ? [codesRemoved] : []),
    ];
    const proven = { ...account, emailVerified: true, mailbox: undefined };
    const notice = account.emailVerified
      ? { ...notices.passwordReset, ...(next.length > 0 && { next: next.join(' ') }) }
      : notices.addressProven;
    await notify(deps, proven, notice);
    const ofCodes = next.includes(codesRemoved) ? [codesRemoved] : [];
    const message = [changed, ...ofCodes, ...(account.emailVerified ? [] : [ifNotYours])].join(' ');
    return ok({ message, removed });
  }
  return refuse('BUSY', { retryAfter: 1 });
}
