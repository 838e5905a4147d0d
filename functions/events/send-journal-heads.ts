import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'aws-lambda';
import { emailOnce } from '#functions/adapters/email/email-once.ts';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { env } from '#functions/env.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { sendJournalHeads } from '#functions/services/monthly-email/send-journal-heads.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { monthlyEmailStore } from '#functions/store/account/monthly-email-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { table } from '#functions/store/table/table.ts';

/**
 * Runs once a day (infra/function-definitions) and ignores its event. Throws if some emails were not sent,
 * which triggers an alarm. Lambda then retries, and so do the runs of the next seven days.
 */
export async function handler(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const { open, ...counts } = await sendJournalHeads({
    headMails: monthlyEmailStore(table()),
    accounts: accountStore(table()),
    journal: journalStore(table()),
    chain: chainStore(table()),
    witnesses: witnessStore(table()),
    logFiles: logFiles(env('LOG_BUCKET'), s3Client),
    emailOnce: emailOnce(),
    report: ({ notaryId }, error) => logFailure(error, logMessages.headNotSent, { notary_id: notaryId }),
    now: () => new Date(),
    wait: (milliseconds) => wait(milliseconds),
    timeLeft: getRemainingTimeInMillis,
    siteUrl: env('SITE_URL'),
  });
  log().info(logMessages.headsSent, { ...counts, open });
  if (open || counts.failed > 0) throw new Error(logMessages.headsOpen);
}
