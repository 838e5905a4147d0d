import { verifyPassword } from '#functions/adapters/identity/password-hash.ts';
import type { ConfirmDeps } from '#functions/services/security/security-deps.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { table } from '#functions/store/table/table.ts';
import { codeDeps } from './one-time-code.ts';

/** Dependencies for re-authentication. */
export const confirmDeps = (): ConfirmDeps => ({
  ...codeDeps(),
  confirmAttempts: attemptsStore(table(), 'confirm'),
  verifyPassword,
});
