import { ulid } from 'ulid';
import { env } from '#functions/env.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { requestDestruction } from '#functions/services/retention/request-destruction.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from '#functions/wiring/notices.ts';
import { retentionDeps } from '#functions/wiring/retention.ts';
import { requestDestruction as contract } from '#shared/contract/retention.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  requestDestruction(
    {
      ...retentionDeps(),
      ...noticeDeps(),
      destructions: destructionStore(table()),
      newId: () => ulid(),
      siteUrl: env('SITE_URL'),
    },
    caller,
    body,
  ),
);
