import { routeHandler } from '#functions/middleware/route-handler.ts';
import { validateEntry } from '#functions/services/compliance/validate-entry.ts';
import { validateEntry as contract } from '#shared/contract/compliance.ts';

export const handler = routeHandler(contract, async ({ caller, query, body }) =>
  validateEntry(
    { now: () => new Date() },
    {
      account: caller.account,
      stateCode: query.stateCode,
      isDraft: query.status === 'draft',
      payload: body,
    },
  ),
);
