import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { saltBytes } from '#functions/adapters/encryption/commitment.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { startJournal } from '#functions/services/journals/start-journal.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { journalStarts } from '#functions/store/account/journal-starts.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from '#functions/wiring/notices.ts';
import { startJournal as contract } from '#shared/contract/journals.ts';

export const handler = routeHandler(contract, ({ caller, body, requestId, timeLeft }) =>
  startJournal(
    {
      ...noticeDeps(),
      accounts: accountStore(table()),
      journal: journalStore(table()),
      starts: journalStarts(table()),
      locks: writeLockStore(table()),
      newId: () => ulid(),
      newSalt: () => randomBytes(saltBytes).toString('hex'),
      now: () => new Date(),
      timeLeft,
    },
    { caller, requestId, payload: body },
  ),
);
