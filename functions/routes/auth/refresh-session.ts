import { ulid } from 'ulid';
import { deviceName } from '#functions/adapters/identity/device-name.ts';
import { accessTokens } from '#functions/adapters/identity/tokens.ts';
import { tokenKey } from '#functions/adapters/signing/token-key.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { endReusedSession, refreshSession } from '#functions/services/auth/refresh-session.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reportSecurity } from '#functions/wiring/report-security.ts';
import { refreshSession as contract } from '#shared/contract/auth.ts';

const deps = () => ({
  accounts: accountStore(table()),
  tokens: accessTokens(tokenKey),
  report: reportSecurity,
  now: () => new Date(),
  newId: () => ulid(),
});

export const handler = routeHandler(
  contract,
  ({ caller, header }) => refreshSession(deps(), caller, deviceName(header('user-agent'))),
  { onSuperseded: (caller) => endReusedSession(deps(), caller) },
);
