import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { submitEntry } from '#functions/services/entries/submit-entry.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { turnStore } from '#functions/store/entries/turn-store.ts';
import { table } from '#functions/store/table/table.ts';
import { submitEntry as contract } from '#shared/contract/entries.ts';

export const handler = routeHandler(contract, ({ caller, params, body, requestId, timeLeft }) =>
  submitEntry(
    {
      entries: entryStore(table()),
      journal: journalStore(table()),
      images: imageFiles(),
      turns: turnStore(table()),
      now: () => new Date(),
      timeLeft,
    },
    {
      account: caller.account,
      sessionId: caller.sessionId,
      requestId,
      entryId: params.id,
      recordedAt: body?.recordedAt,
    },
  ),
);
