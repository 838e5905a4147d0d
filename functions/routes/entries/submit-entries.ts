import { routeHandler } from '#functions/middleware/route-handler.ts';
import { submitEntries } from '#functions/services/entries/submit-entries.ts';
import { submitDeps } from '#functions/wiring/submission.ts';
import { submitEntries as contract } from '#shared/contract/entries.ts';

export const handler = routeHandler(contract, ({ caller, body, requestId, timeLeft }) =>
  submitEntries(submitDeps(timeLeft), {
    account: caller.account,
    sessionId: caller.sessionId,
    requestId,
    entryIds: body.entryIds,
    recordedAt: body.recordedAt,
  }),
);
