import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'aws-lambda';
import { ulid } from 'ulid';
import { emailOnce } from '#functions/adapters/email/email-once.ts';
import { env } from '#functions/env.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { sendExpiryReminders } from '#functions/services/reminders/send-expiry-reminders.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { reminderStore } from '#functions/store/account/reminder-store.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { table } from '#functions/store/table/table.ts';

/**
 * Runs once a day (infra/function-definitions) and ignores its event. Throws if some reminders were not sent,
 * which triggers an alarm. Lambda then retries, and so does the next day's run.
 */
export async function handler(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const { open, ...counts } = await sendExpiryReminders({
    reminders: reminderStore(table()),
    accounts: accountStore(table()),
    matters: matterStore(table()),
    destructions: destructionStore(table()),
    emailOnce: emailOnce(),
    report: (reminder, error) =>
      logFailure(error, logMessages.reminderFailed, {
        notary_id: reminder.notaryId,
        due_day: reminder.dueDay,
        ...('notice' in reminder && { notice: reminder.notice }),
        ...('matterId' in reminder && { matter_id: reminder.matterId }),
        ...('days' in reminder && { days: String(reminder.days) }),
      }),
    newId: () => ulid(),
    now: () => new Date(),
    wait: (milliseconds) => wait(milliseconds),
    timeLeft: getRemainingTimeInMillis,
    siteUrl: env('SITE_URL'),
  });
  log().info(logMessages.remindersSent, { ...counts, open });
  if (open || counts.failed > 0) throw new Error(logMessages.remindersOpen);
}
