import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { Mail } from '#functions/adapters/email/email.ts';
import { createDataKey } from '#functions/adapters/encryption/create-data-key.ts';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import {
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  stepOf,
} from '#functions/adapters/identity/one-time-codes.ts';
import { passkeyVerifier } from '#functions/adapters/identity/passkey-verifier.ts';
import { hashOfNobody, verifyPassword } from '#functions/adapters/identity/password-hash.ts';
import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { authenticate, type Caller } from '#functions/services/auth/authenticate.ts';
import { forgotPassword } from '#functions/services/auth/forgot-password.ts';
import { login } from '#functions/services/auth/login.ts';
import { logout } from '#functions/services/auth/logout.ts';
import { endReusedSession, refreshSession } from '#functions/services/auth/refresh-session.ts';
import { register } from '#functions/services/auth/register.ts';
import { resetPassword } from '#functions/services/auth/reset-password.ts';
import { sendEmailVerification } from '#functions/services/email/send-email-verification.ts';
import { verifyEmail } from '#functions/services/email/verify-email.ts';
import { beginSecondFactor } from '#functions/services/security/begin-second-factor.ts';
import { changePassword } from '#functions/services/security/change-password.ts';
import { confirmSecondFactor } from '#functions/services/security/confirm-second-factor.ts';
import { removeSecondFactor } from '#functions/services/security/remove-second-factor.ts';
import { renewRecoveryCodes } from '#functions/services/security/renew-recovery-codes.ts';
import type { SecurityEvent } from '#functions/services/security/security-deps.ts';
import { type Account, accountStore } from '#functions/store/account/account-store.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { emailChangeStore } from '#functions/store/account/email-change-store.ts';
import { eveningStore } from '#functions/store/account/evening-store.ts';
import { monthlyEmailStore } from '#functions/store/account/monthly-email-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { inspectionStore } from '#functions/store/inspections/inspection-store.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { challengeStore } from '#functions/store/security/challenge-store.ts';
import { deviceStore } from '#functions/store/security/device-store.ts';
import { emailVerificationStore } from '#functions/store/security/email-verification-store.ts';
import { passkeyStore } from '#functions/store/security/passkey-store.ts';
import { recoveryStore } from '#functions/store/security/recovery-store.ts';
import { resetStore } from '#functions/store/security/reset-store.ts';
import { secondFactorStore } from '#functions/store/security/second-factor-store.ts';
import { signInStore } from '#functions/store/security/sign-in-store.ts';
import { undoChangeStore } from '#functions/store/security/undo-change-store.ts';
import { accountKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { cheapHash } from '#test/support/cheap-hash.ts';
import { useStackEnvironment } from '#test/support/stack.ts';
import { testTokenKey } from '#test/support/token-key.ts';

const key = testTokenKey();

/** Marks the address of an account as confirmed, without any other trace. */
export async function confirmAddress({ client, name: TableName }: Table, notaryId: string): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName,
      Key: accountKey(notaryId),
      UpdateExpression: 'SET emailVerified = :true',
      ExpressionAttributeValues: { ':true': true },
    }),
  );
}

/**
 * Returns the account services over a real table and the KMS emulator of the shared stack, with an outbox and a clock that only the test moves.
 * Waiting for others' attempts is real but short; every wait is recorded.
 */
export function accountWorld(table: Table, hashPassword = cheapHash) {
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
    verifications: emailVerificationStore(table),
    profiles: profileStore(table),
    headMails: monthlyEmailStore(table),
    evenings: eveningStore(table),
    signIns: signInStore(table),
    devices: deviceStore(table),
    changes: emailChangeStore(table),
    changeAttempts: attemptsStore(table, 'change-email'),
    challenges: challengeStore(table),
    passkeys: passkeyStore(table),
    verifier: async () => passkeyVerifier('https://journal.example'),
    factors: secondFactorStore(table),
    undos: undoChangeStore(table),
    noticeAttempts: attemptsStore(table, 'notice'),
    recoveries: recoveryStore(table),
    destructions: destructionStore(table),
    inspections: inspectionStore(table),
    exports: dataExportStore(table),
    codeAttempts: attemptsStore(table, 'factor'),
    confirmAttempts: attemptsStore(table, 'confirm'),
    cipherOf: (account: Account) => fieldCipher(account, () => state.now),
    stepOf: async (...code: Parameters<typeof stepOf>) => stepOf(...code),
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
    createDataKey: async (notaryId: string) => {
      await useStackEnvironment();
      return createDataKey(notaryId);
    },
    tokens: accessTokens(() => key),
    newToken: () => randomBytes(32).toString('base64url'),
    newId: () => ulid(),
    newSalt: () => '5a17'.repeat(8),
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
  };
  const mailDeps = {
    ...deps,
    attempts: attemptsStore(table, 'reset'),
    attemptsOfDay: attemptsStore(table, 'reset-day'),
  };

  const signUp = (email: string, password = 'violet river stone') =>
    register(deps, {
      email,
      password,
      fullName: 'Ada Lovelace',
      device: 'Chrome on Windows',
      requestId: 'request',
    });

  /** The caller that a token belongs to. Throws if it belongs to none. */
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
    /** Events that were reported about the accounts' security. */
    events,
    waits,
    /** Every command to the table. */
    sent,
    /** Moves the clock forward. */
    pass: (time: { minutes?: number; seconds?: number }) => {
      const seconds = (time.minutes ?? 0) * 60 + (time.seconds ?? 0);
      state.now = new Date(state.now.getTime() + seconds * 1000);
    },
    signUp,
    /** Signs up a notary whose address was confirmed long ago, and clears the outbox. */
    register: async (email: string, password = 'violet river stone') => {
      const registered = await signUp(email, password);
      if (registered.ok) await confirmAddress(table, registered.value.user.id);
      outbox.length = 0;
      return registered;
    },
    /** Confirms an address, with a password, or in the session of a token. */
    verifyEmail: async (
      token: string,
      { password, session }: { password?: string; session?: string } = { password: 'violet river stone' },
    ) =>
      verifyEmail(deps, {
        token,
        password,
        caller: session === undefined ? undefined : await callerOf(session),
      }),
    sendEmailVerification: async (token: string) =>
      sendEmailVerification(
        { ...deps, attempts: attemptsStore(table, 'verify') },
        (await callerOf(token)).account,
      ),
    login: (email: string, password = 'violet river stone', code?: string, deviceToken?: string) =>
      login(deps, { email, password, device: 'Safari on iOS', code, deviceToken }),
    callerOf,
    changePassword: async (token: string, body: Parameters<typeof changePassword>[2]) =>
      changePassword(deps, await callerOf(token), body),
    beginSecondFactor: async (token: string, password = 'violet river stone') =>
      beginSecondFactor(deps, await callerOf(token), { password }),
    confirmSecondFactor: async (token: string, code: string) =>
      confirmSecondFactor(deps, await callerOf(token), { code }),
    removeSecondFactor: async (token: string, code?: string, password = 'violet river stone') =>
      removeSecondFactor(deps, await callerOf(token), { password, code }),
    renewRecoveryCodes: async (token: string, code?: string, password = 'violet river stone') =>
      renewRecoveryCodes(deps, await callerOf(token), { password, code }),
    forgotPassword: (email: string, deviceToken?: string) => forgotPassword(mailDeps, { email }, deviceToken),
    resetPassword: (token: string, newPassword: string, deviceToken?: string) =>
      resetPassword(deps, { token, newPassword }, deviceToken),
    authenticate: (token: string) => authenticate(deps, token),
    /** Signs out, or renews the session, of a token. */
    logout: async (token: string) => {
      const caller = await authenticate(deps, token);
      return caller.ok ? logout(deps, caller.value) : caller;
    },
    refresh: async (token: string, device = 'Safari on iOS') => {
      const onSuperseded = (caller: Caller) => endReusedSession(deps, caller);
      const caller = await authenticate({ ...deps, onSuperseded }, token);
      return caller.ok ? refreshSession(deps, caller.value, device) : caller;
    },
    /** The token in the latest email with a link, to a view if one is named. */
    mailedToken: (view = '') => {
      const mail = outbox.findLast(({ text }) => text.includes(`view=${view}`));
      return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
}

export type AccountWorld = ReturnType<typeof accountWorld>;

/** An address that no other test uses. */
export const freshEmail = (name = 'notary') => `${name}-${ulid().toLowerCase()}@example.com`;
