import type { SecurityDeps } from '#functions/services/security/security-deps.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from './notices.ts';
import { confirmDeps } from './re-authentication.ts';

/** Dependencies for changes to an account's security, which need re-authentication and send an email. */
export const securityDeps = (): SecurityDeps => ({
  ...confirmDeps(),
  ...noticeDeps(),
  accounts: accountStore(table()),
});
