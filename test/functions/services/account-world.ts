import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { Mail } from '#functions/adapters/mail.ts';
import { newRecoveryCodes, newSecret, otpauthUrl, stepOf } from '#functions/adapters/one-time-codes.ts';
import { hashOfNobody, hashPassword, verifyPassword } from '#functions/adapters/password-hash.ts';
import { accessTokens } from '#functions/adapters/tokens.ts';
import { authenticate } from '#functions/services/authenticate.ts';
import { forgotPassword } from '#functions/services/forgot-password.ts';
import { login } from '#functions/services/login.ts';
import { logout } from '#functions/services/logout.ts';
import { refreshSession } from '#functions/services/refresh-session.ts';
import { register } from '#functions/services/register.ts';
import { resetPassword } from '#functions/services/reset-password.ts';
import { beginSecondFactor } from '#functions/services/security/begin-second-factor.ts';
import { changePassword } from '#functions/services/security/change-password.ts';
import { confirmSecondFactor } from '#functions/services/security/confirm-second-factor.ts';
import { removeSecondFactor } from '#functions/services/security/remove-second-factor.ts';
import { renewRecoveryCodes } from '#functions/services/security/renew-recovery-codes.ts';
import type { SecurityEvent } from '#functions/services/security/security-deps.ts';
import { type Account, accountStore } from '#functions/store/account-store.ts';
import { attemptsStore } from '#functions/store/attempts-store.ts';
import { profileStore } from '#functions/store/profile-store.ts';
import { resetStore } from '#functions/store/reset-store.ts';
import { secondFactorStore } from '#functions/store/second-factor-store.ts';
import { signInStore } from '#functions/store/sign-in-store.ts';
import type { Table } from '#functions/store/table.ts';

const key = new TextEncoder().encode('a key for tests, longer than 32 bytes');

/** Sealing without KMS, bound to what KMS would bind it to. */
const cipherOf = ({ id }: Account) => ({
  seal: async (of: string, text: string) => ({ ciphertext: `${id}/${of}/${text}`, commitment: 'none' }),
  open: async (of: string, { ciphertext }: { ciphertext: string }) => {
    if (!ciphertext.startsWith(`${id}/${of}/`)) throw new Error('A sealed text does not open');
    return ciphertext.slice(`${id}/${of}/`.length);
  },
});

/**
 * The account services over a real table, with a clock that stands until it is moved, and an outbox.
 * Waiting for others' attempts is real but short; every wait asked for is written down.
 */
export function accountWorld(table: Table) {
  const state = { now: new Date('2026-03-02T10:00:00.000Z'), mailBroken: false };
  const outbox: Mail[] = [];
  const failures: unknown[] = [];
  const events: SecurityEvent[] = [];
  const waits: number[] = [];
  const sent: { command: string; input: unknown }[] = [];
  table.client.middlewareStack.add(
    (next, context) => (args) => {
      sent.push({ command: String(context['commandName']), input: args.input });
      return next(args);
    },
    { step: 'initialize', name: 'record-for-test', override: true },
  );
  const deps = {
    accounts: accountStore(table),
    attempts: attemptsStore(table, 'login'),
    resets: resetStore(table),
    profiles: profileStore(table),
    signIns: signInStore(table),
    factors: secondFactorStore(table),
    codeAttempts: attemptsStore(table, 'factor'),
    confirmAttempts: attemptsStore(table, 'confirm'),
    cipherOf,
    stepOf,
    newSecret,
    otpauthUrl,
    newRecoveryCodes,
    report: (event: SecurityEvent) => {
      events.push(event);
    },
    reportMailFailure: (error: unknown) => {
      failures.push(error);
    },
    hashPassword,
    verifyPassword,
    hashOfNobody,
    createDataKey: async (notaryId: string) => Buffer.from(`key of ${notaryId}`).toString('base64'),
    tokens: accessTokens(async () => key),
    newToken: () => randomBytes(32).toString('base64url'),
    newId: () => ulid(),
    now: () => state.now,
    siteUrl: 'https://journal.example',
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      return new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, 150)));
    },
    sendMail: async (mail: Mail) => {
      if (state.mailBroken) throw new Error('The mail service is down');
      outbox.push(mail);
    },
    reportFailure: (error: unknown) => {
      failures.push(error);
    },
  };
  const mailDeps = { ...deps, attempts: attemptsStore(table, 'reset') };

  /** The caller that a token is for; the test ends if it is for none. */
  async function callerOf(token: string) {
    const caller = await authenticate(deps, token);
    if (!caller.ok) throw new Error(caller.code);
    return caller.value;
  }

  return {
    deps,
    state,
    outbox,
    failures,
    /** What was reported of the accounts' security. */
    events,
    waits,
    /** Every command to the table. */
    sent,
    /** Moves the clock on. */
    pass: (time: { minutes?: number; seconds?: number }) => {
      const seconds = (time.minutes ?? 0) * 60 + (time.seconds ?? 0);
      state.now = new Date(state.now.getTime() + seconds * 1000);
    },
    register: (email: string, password = 'violet river stone') =>
      register(deps, { email, password, fullName: 'Ada Lovelace', device: 'Chrome on Windows' }),
    login: (email: string, password = 'violet river stone', code?: string) =>
      login(deps, { email, password, device: 'Safari on iOS', code }),
    changePassword: async (token: string, body: Parameters<typeof changePassword>[2]) =>
      changePassword(deps, await callerOf(token), body),
    beginSecondFactor: async (token: string, password = 'violet river stone') =>
      beginSecondFactor(deps, (await callerOf(token)).account, { password }),
    confirmSecondFactor: async (token: string, code: string) =>
      confirmSecondFactor(deps, await callerOf(token), { code }),
    removeSecondFactor: async (token: string, code?: string, password = 'violet river stone') =>
      removeSecondFactor(deps, await callerOf(token), { password, code }),
    renewRecoveryCodes: async (token: string, code?: string, password = 'violet river stone') =>
      renewRecoveryCodes(deps, await callerOf(token), { password, code }),
    forgotPassword: (email: string) => forgotPassword(mailDeps, { email }),
    resetPassword: (token: string, newPassword: string) => resetPassword(deps, { token, newPassword }),
    authenticate: (token: string) => authenticate(deps, token),
    /** Signs out, or renews, as the holder of a token. */
    logout: async (token: string) => {
      const caller = await authenticate(deps, token);
      return caller.ok ? logout(deps, caller.value) : caller;
    },
    refresh: async (token: string) => {
      const caller = await authenticate(deps, token);
      return caller.ok ? refreshSession(deps, caller.value) : caller;
    },
    /** The token in the last mail. */
    mailedToken: () => /token=([\w-]+)/.exec(outbox.at(-1)?.text ?? '')?.[1] ?? '',
  };
}

export type AccountWorld = ReturnType<typeof accountWorld>;

/** An address that no other test uses. */
export const freshEmail = (name = 'notary') => `${name}-${ulid().toLowerCase()}@example.com`;
