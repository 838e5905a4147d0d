import type { Mail } from '#functions/adapters/email/email.ts';
import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptsStore } from '#functions/store/security/attempts-store.ts';
import type { SecondFactorStore } from '#functions/store/security/second-factor-store.ts';
import type { UndoChangeStore } from '#functions/store/security/undo-change-store.ts';

/** Dependencies for checking a code. */
export type CodeDeps = {
  factors: SecondFactorStore;
  /** Failed codes, at sign-in and after it. */
  codeAttempts: AttemptsStore;
  /** Returns a cipher with the notary's data key. */
  cipherOf: (account: Account) => Pick<FieldCipher, 'encrypt' | 'decrypt'>;
  /** Returns the time step that a code belongs to. Undefined for a wrong one. */
  stepOf: (secret: string, code: string, now: Date) => Promise<number | undefined>;
  report: (event: SecurityEvent) => void;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
};

/** Dependencies for re-authentication. */
export type ConfirmDeps = CodeDeps & {
  /** Failed passwords after sign-in. */
  confirmAttempts: AttemptsStore;
  verifyPassword: (password: string, hash: string) => Promise<boolean>;
};

/** Dependencies for emails to notaries. */
export type NoticeDeps = {
  sendMail: (mail: Mail) => Promise<void>;
  /** Reports an email that was not sent. Its event still happened. */
  reportMailFailure: (error: unknown) => void;
  now: () => Date;
};

/** Dependencies for notices with an undo link. */
export type UndoableNoticeDeps = NoticeDeps & {
  undos: Pick<UndoChangeStore, 'create'>;
  /** Counts notices per kind of change to an account. */
  noticeAttempts: Pick<AttemptsStore, 'reserve'>;
  /** Returns 256 random bits as URL-safe text. */
  newToken: () => string;
  siteUrl: string;
};

export type SecurityDeps = ConfirmDeps & NoticeDeps & { accounts: AccountStore };

/** A log entry about an account's security, with IDs only. */
export type SecurityEvent = {
  kind:
    | 'email-verified'
    | 'email-change-requested'
    | 'email-changed'
    | 'email-change-undone'
    | 'change-undone'
    | 'password-changed'
    | 'password-reset'
    | 'new-device'
    | 'data-export-started'
    | 'passkey-added'
    | 'passkey-removed'
    | 'session-ended'
    | 'signed-out-everywhere'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'recovery-codes-renewed'
    | 'recovery-code-used'
    | 'token-reused'
    | 'sign-in-failed';
  notaryId: string;
  /** The session that acted or ended; none at sign-in. */
  sessionId?: string;
};
