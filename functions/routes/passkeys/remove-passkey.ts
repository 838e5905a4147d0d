import { routeHandler } from '#functions/middleware/route-handler.ts';
import { removePasskey } from '#functions/services/passkeys/remove-passkey.ts';
import { passkeyStore } from '#functions/store/security/passkey-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from '#functions/wiring/notices.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { removePasskey as contract } from '#shared/contract/passkeys.ts';

export const handler = routeHandler(contract, ({ caller, params }) =>
  removePasskey(
    {
      ...noticeDeps(),
      passkeys: passkeyStore(table()),
      report: reportSecurity,
      now: () => new Date(),
    },
    caller,
    params.id,
  ),
);
