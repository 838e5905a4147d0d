import { ulid } from 'ulid';
import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { tokenKey } from '#functions/adapters/signing/token-key.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { deviceStore } from '#functions/store/security/device-store.ts';
import { signInStore } from '#functions/store/security/sign-in-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from './notices.ts';
import { reportSecurity } from './report-security.ts';
import { newSecretToken } from './secret-tokens.ts';

/** Dependencies for starting a verified notary's session. */
export const finishSignInDeps = () => ({
  ...noticeDeps(),
  accounts: accountStore(table()),
  profiles: profileStore(table()),
  signIns: signInStore(table()),
  devices: deviceStore(table()),
  newToken: newSecretToken,
  report: reportSecurity,
  tokens: accessTokens(tokenKey),
  newId: () => ulid(),
  now: () => new Date(),
});
