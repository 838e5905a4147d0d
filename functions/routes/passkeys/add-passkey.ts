import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addPasskey } from '#functions/services/passkeys/add-passkey.ts';
import { passkeyDeps } from '#functions/wiring/passkeys.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { undoableNoticeDeps } from '#functions/wiring/undoable-notices.ts';
import { addPasskey as contract } from '#shared/contract/passkeys.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  addPasskey({ ...passkeyDeps(), ...undoableNoticeDeps(), report: reportSecurity }, caller, body),
);
