import { routeHandler } from '#functions/middleware/route-handler.ts';
import { submitEntries } from '#functions/services/entries/submit-entries.ts';
import { answerOnce } from '#functions/services/idempotency/answer-once.ts';
import { answerStore } from '#functions/store/idempotency/answer-store.ts';
import { table } from '#functions/store/table/table.ts';
import { submitDeps } from '#functions/wiring/submission.ts';
import { submitEntries as contract } from '#shared/contract/entries.ts';

export const handler = routeHandler(contract, ({ caller, body, header, requestId, timeLeft }) =>
  answerOnce(
    { answers: answerStore(table(), 'visit'), now: () => new Date() },
    { notaryId: caller.account.id, key: header('idempotency-key'), request: body },
    () =>
      submitEntries(submitDeps(timeLeft), {
        account: caller.account,
        sessionId: caller.sessionId,
        requestId,
        entryIds: body.entryIds,
        recordedAt: body.recordedAt,
      }),
  ),
);
