import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'aws-lambda';
import { emailOnce } from '#functions/adapters/email/email-once.ts';
import { env } from '#functions/env.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { sendEveningReminders } from '#functions/services/reminders/send-evening-reminders.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { eveningStore } from '#functions/store/account/evening-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';

/**
 * Runs every 15 minutes (infra/function-definitions) and ignores its event. Throws if some emails were not
 * sent, which triggers an alarm. Lambda then retries, and so do the later runs of the evening.
 */
export async function handler(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const { open, ...counts } = await sendEveningReminders({
    evenings: eveningStore(table()),
    accounts: accountStore(table()),
    papers: paperStore(table()),
    emailOnce: emailOnce(),
    report: ({ notaryId }, error) => logFailure(error, logMessages.eveningNotSent, { notary_id: notaryId }),
    now: () => new Date(),
    wait: (milliseconds) => wait(milliseconds),
    timeLeft: getRemainingTimeInMillis,
    siteUrl: env('SITE_URL'),
  });
  // Most runs find no evening.
  const isIdle = Object.values(counts).every((count) => count === 0) && !open;
  if (!isIdle) log().info(logMessages.eveningsSent, { ...counts, open });
  if (open || counts.failed > 0) throw new Error('Some evening reminders were not sent');
}
