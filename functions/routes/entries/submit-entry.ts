import { routeHandler } from '#functions/middleware/route-handler.ts';
import { submitEntry } from '#functions/services/entries/submit-entry.ts';
import { submitDeps } from '#functions/wiring/submission.ts';
import { submitEntry as contract } from '#shared/contract/entries.ts';

export const handler = routeHandler(contract, ({ caller, params, body, requestId, timeLeft }) =>
  submitEntry(submitDeps(timeLeft), {
    account: caller.account,
    sessionId: caller.sessionId,
    requestId,
    entryId: params.id,
    recordedAt: body?.recordedAt,
  }),
);
