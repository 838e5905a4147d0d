import { verifyPassword } from '#functions/adapters/password-hash.ts';
import type { ConfirmDeps } from '#functions/services/security/security-deps.ts';
import { attemptsStore } from '#functions/store/attempts-store.ts';
import { table } from '#functions/store/table.ts';
import { codeDeps } from './code-wiring.ts';

/** What whoever is signed in proves to be the notary with, in a function. */
export const confirmDeps = (): ConfirmDeps => ({
  ...codeDeps(),
  confirmAttempts: attemptsStore(table(), 'confirm'),
  verifyPassword,
});
