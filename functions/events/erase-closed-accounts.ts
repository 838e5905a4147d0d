import type { Context } from 'aws-lambda';
import { erasedFiles } from '#functions/adapters/files/erased-files.ts';
import { stripePayments } from '#functions/adapters/payments/stripe-payments.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { eraseClosedAccounts } from '#functions/services/leaving/erase-closed-accounts.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { closureStore } from '#functions/store/account/closure-store.ts';
import { erasureStore } from '#functions/store/account/erasure-store.ts';
import { holdStore } from '#functions/store/account/hold-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Milliseconds in which most accounts are erased. A larger one that is cut off is continued by the next call. */
const accountMs = 60_000;

/**
 * Runs once a day (infra/function-rows) and ignores its event. Throws if some account could not be finished, which triggers
 * an alarm. Lambda then retries, and each call continues where the one before stopped.
 */
export async function handler(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const ids = ({ notaryId, journalId }: { notaryId: string; journalId: string }) => ({
    notary_id: notaryId,
    journal_id: journalId,
  });
  const run = await eraseClosedAccounts({
    accounts: accountStore(table()),
    closures: closureStore(table()),
    holds: holdStore(table()),
    journal: journalStore(table()),
    items: erasureStore(table()),
    files: erasedFiles(),
    payments: stripePayments,
    report: (fate, closure) =>
      log().info(fate === 'erased' ? logMessages.accountErased : logMessages.journalKept, ids(closure)),
    reportFailure: (closure, error) => logFailure(error, logMessages.accountNotErased, ids(closure)),
    now: () => new Date(),
    hasTime: () => getRemainingTimeInMillis() > accountMs,
  });
  log().info(logMessages.closuresRun, run);
  if (run.failed > 0) throw new Error(logMessages.accountNotErased);
}
