import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { queueHandler } from '#functions/middleware/queue-handler.ts';
import { noteMailProblems } from '#functions/services/email/note-mail-problems.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { mailboxStore } from '#functions/store/account/mailbox-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Handles bounces and complaints that SES reports. Retries those that failed. */
export const handler = queueHandler(async (events) => {
  const results = await noteMailProblems(
    { accounts: accountStore(table()), mailboxes: mailboxStore(table()) },
    events,
  );
  for (const result of results) {
    if (result.kind === 'noted') {
      log().info(logMessages.mailProblemNoted, { notary_id: result.notaryId, problem: result.problem });
    }
    if (result.kind === 'failed') logFailure(result.error, logMessages.mailProblemNotNoted);
  }
  return results.map(({ kind }) => kind !== 'failed');
});
