import { setTimeout as wait } from 'node:timers/promises';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { CodeDeps } from '#functions/services/security/security-deps.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { secondFactorStore } from '#functions/store/security/second-factor-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reportSecurity } from './report-security.ts';

/** Dependencies for checking codes of a second factor. */
export const codeDeps = (): CodeDeps => ({
  factors: secondFactorStore(table()),
  codeAttempts: attemptsStore(table(), 'factor'),
  cipherOf: (account) => fieldCipher(account, () => new Date()),
  // Loaded with the first code, so sign-in without a second factor starts faster.
  stepOf: async (...code) => (await import('#functions/adapters/identity/one-time-codes.ts')).stepOf(...code),
  report: reportSecurity,
  now: () => new Date(),
  wait: (milliseconds) => wait(milliseconds),
});
