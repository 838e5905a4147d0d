import type { FieldCipher } from '#functions/adapters/field-cipher.ts';
import type { Mail } from '#functions/adapters/mail.ts';
import type { Account, AccountStore } from '#functions/store/account-store.ts';
import type { AttemptsStore } from '#functions/store/attempts-store.ts';
import type { SecondFactorStore } from '#functions/store/second-factor-store.ts';

/** What a code is checked with. */
export type CodeDeps = {
  factors: SecondFactorStore;
  /** Failed codes, at sign-in and after it. */
  codeAttempts: AttemptsStore;
  /** Seals and opens texts with the data key of a notary. */
  cipherOf: (account: Account) => Pick<FieldCipher, 'seal' | 'open'>;
  /** The time step that a code belongs to, or undefined for a wrong one. */
  stepOf: (secret: string, code: string, now: Date) => number | undefined;
  report: (event: SecurityEvent) => void;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
};

/** What whoever is signed in proves to be the notary with. */
export type ConfirmDeps = CodeDeps & {
  /** Failed passwords of whoever is signed in. */
  confirmAttempts: AttemptsStore;
  verifyPassword: (password: string, hash: string) => Promise<boolean>;
};

/** What notaries are told of by mail. */
export type NoticeDeps = {
  sendMail: (mail: Mail) => Promise<void>;
  /** Told of a mail that was not sent: what it was to tell of is done all the same. */
  reportMailFailure: (error: unknown) => void;
};

export type SecurityDeps = ConfirmDeps & NoticeDeps & { accounts: AccountStore };

/** What is logged of an account's security, with ids only. */
export type SecurityEvent = {
  kind:
    | 'password-changed'
    | 'session-ended'
    | 'signed-out-everywhere'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'recovery-codes-renewed'
    | 'recovery-code-used';
  notaryId: string;
  /** The session that did it, or that was ended; none at sign-in. */
  sessionId?: string;
};
