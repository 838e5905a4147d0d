import { argon2id, nativeArgon2id } from '#functions/adapters/identity/argon2id.ts';
import { deviceName } from '#functions/adapters/identity/device-name.ts';
import { hashOfNobody, verifyPassword } from '#functions/adapters/identity/password-hash.ts';
import { keepDevice } from '#functions/middleware/device-cookie.ts';
import { log, logMessages } from '#functions/middleware/log-request.ts';
import { noteAccess } from '#functions/middleware/record-access.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { login } from '#functions/services/auth/login.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { table } from '#functions/store/table/table.ts';
import { codeDeps } from '#functions/wiring/one-time-code.ts';
import { finishSignInDeps } from '#functions/wiring/sign-in.ts';
import { login as contract } from '#shared/contract/auth.ts';

/** The runtime determines the argon2id implementation. Logged on the first call (scripts/account). */
let isLogged = false;

function logHashing(): void {
  if (isLogged) return;
  isLogged = true;
  const { openssl } = process.versions;
  log().info(logMessages.hashing, { native: argon2id === nativeArgon2id, openssl });
}

export const handler = routeHandler(contract, async ({ body, header, deviceToken }) => {
  logHashing();
  const outcome = await login(
    {
      ...finishSignInDeps(),
      ...codeDeps(),
      attempts: attemptsStore(table(), 'login'),
      verifyPassword,
      hashOfNobody,
    },
    { ...body, device: deviceName(header('user-agent')), deviceToken },
  );
  if (outcome.ok) noteAccess(outcome.value.user.id, 'signed-in');
  return keepDevice(outcome);
});
