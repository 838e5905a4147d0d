import { setTimeout as wait } from 'node:timers/promises';
import { fieldCipher } from '#functions/adapters/field-cipher.ts';
import { stepOf } from '#functions/adapters/one-time-codes.ts';
import type { CodeDeps } from '#functions/services/security/security-deps.ts';
import { attemptsStore } from '#functions/store/attempts-store.ts';
import { secondFactorStore } from '#functions/store/second-factor-store.ts';
import { table } from '#functions/store/table.ts';
import { reportSecurity } from './report-security.ts';

/** What the codes of a second factor are checked with in a function. */
export const codeDeps = (): CodeDeps => ({
  factors: secondFactorStore(table()),
  codeAttempts: attemptsStore(table(), 'factor'),
  cipherOf: (account) => fieldCipher(account, () => new Date()),
  stepOf,
  report: reportSecurity,
  now: () => new Date(),
  wait: (milliseconds) => wait(milliseconds),
});
