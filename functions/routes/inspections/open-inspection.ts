import { setTimeout as wait } from 'node:timers/promises';
import { isAccessCode } from '#functions/adapters/identity/access-code.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { openInspection } from '#functions/services/inspections/open-inspection.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { table } from '#functions/store/table/table.ts';
import { inspectionDeps } from '#functions/wiring/inspections.ts';
import { newSecretToken } from '#functions/wiring/secret-tokens.ts';
import { openInspection as contract } from '#shared/contract/inspections.ts';

export const handler = routeHandler(contract, ({ body, header }) =>
  openInspection(
    {
      ...inspectionDeps(header('user-agent')),
      attempts: attemptsStore(table(), 'inspection'),
      isCode: isAccessCode,
      newToken: newSecretToken,
      wait: (milliseconds) => wait(milliseconds),
    },
    body,
  ),
);
