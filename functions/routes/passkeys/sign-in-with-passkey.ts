import { deviceName } from '#functions/adapters/identity/device-name.ts';
import { keepDevice } from '#functions/middleware/device-cookie.ts';
import { noteAccess } from '#functions/middleware/record-access.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { signInWithPasskey } from '#functions/services/passkeys/sign-in-with-passkey.ts';
import { passkeyDeps } from '#functions/wiring/passkeys.ts';
import { finishSignInDeps } from '#functions/wiring/sign-in.ts';
import { signInWithPasskey as contract } from '#shared/contract/passkeys.ts';

export const handler = routeHandler(contract, async ({ body, header, deviceToken }) => {
  const outcome = await signInWithPasskey(
    { ...passkeyDeps(), ...finishSignInDeps() },
    { ...body, device: deviceName(header('user-agent')), deviceToken },
  );
  if (outcome.ok) noteAccess(outcome.value.user.id, 'signed-in');
  return keepDevice(outcome);
});
