import { ulid } from 'ulid';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { changeEmail } from '#functions/services/email/change-email.ts';
import { emailChangeStore } from '#functions/store/account/email-change-store.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { table } from '#functions/store/table/table.ts';
import { secretTokenDeps } from '#functions/wiring/secret-tokens.ts';
import { securityDeps } from '#functions/wiring/security.ts';
import { changeEmail as contract } from '#shared/contract/email.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  changeEmail(
    {
      ...securityDeps(),
      ...secretTokenDeps(),
      changes: emailChangeStore(table()),
      changeAttempts: attemptsStore(table(), 'change-email'),
      newId: () => ulid(),
    },
    caller,
    body,
  ),
);
