import type { Context } from 'aws-lambda';
import { stripePayments } from '#functions/adapters/billing/stripe-payments.ts';
import { erasedFiles } from '#functions/adapters/files/erased-files.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { carryOutDestructions } from '#functions/services/retention/carry-out-destructions.ts';
import { eraseClosedAccounts } from '#functions/services/retention/erase-closed-accounts.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { closureStore } from '#functions/store/account/closure-store.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { erasureStore } from '#functions/store/account/erasure-store.ts';
import { holdStore } from '#functions/store/account/hold-store.ts';
import { type AskedDestruction, destructionStore } from '#functions/store/entries/destruction-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Milliseconds that most accounts take to erase. If a larger one is cut off, the next call continues. */
const accountMs = 60_000;

/**
 * Erases closed accounts, then destroys the entries that notaries asked to destroy. Runs once a day
 * (infra/function-definitions) and ignores its event. Throws if an account or destruction could not be
 * finished, which triggers an alarm. Lambda then retries, and each call continues where the previous one
 * stopped.
 */
export async function handler(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const ids = ({ notaryId, journalId }: { notaryId: string; journalId: string }) => ({
    notary_id: notaryId,
    journal_id: journalId,
  });
  const deps = {
    accounts: accountStore(table()),
    holds: holdStore(table()),
    journal: journalStore(table()),
    items: erasureStore(table()),
    files: erasedFiles(),
    now: () => new Date(),
    hasTime: () => getRemainingTimeInMillis() > accountMs,
  };
  const run = await eraseClosedAccounts({
    ...deps,
    closures: closureStore(table()),
    destructions: destructionStore(table()),
    annex: importStore(table()),
    payments: stripePayments,
    report: (fate, closure) =>
      log().info(fate === 'erased' ? logMessages.accountErased : logMessages.journalKept, ids(closure)),
    reportFailure: (closure, error) => logFailure(error, logMessages.accountNotErased, ids(closure)),
  });
  log().info(logMessages.closuresRun, run);
  const destructionIds = ({ notaryId, id }: AskedDestruction) => ({
    notary_id: notaryId,
    destruction_id: id,
  });
  const destructionRun = await carryOutDestructions({
    ...deps,
    destructions: destructionStore(table()),
    dataExports: dataExportStore(table()),
    report: (fate, asked) => log().info(logMessages.entriesDestroyed, { fate, ...destructionIds(asked) }),
    reportFailure: (asked, error) =>
      logFailure(error, logMessages.destructionNotFinished, destructionIds(asked)),
  });
  log().info(logMessages.destructionsRun, destructionRun);
  if (run.failed > 0) throw new Error(logMessages.accountNotErased);
  if (destructionRun.failed > 0) throw new Error(logMessages.destructionNotFinished);
}
