import { setTimeout as wait } from 'node:timers/promises';
import { emailOnce } from '#functions/adapters/email/email-once.ts';
import { env } from '#functions/env.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { queueHandler } from '#functions/middleware/queue-handler.ts';
import { sendUsageEmail } from '#functions/services/usage-email/send-usage-email.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { usageEmailStore } from '#functions/store/account/usage-email-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';

async function send(record: unknown): Promise<boolean> {
  try {
    const result = await sendUsageEmail(
      {
        accounts: accountStore(table()),
        journal: journalStore(table()),
        limitMails: usageEmailStore(table()),
        emailOnce: emailOnce(),
        wait: (milliseconds) => wait(milliseconds),
        now: () => new Date(),
        siteUrl: env('SITE_URL'),
      },
      record,
    );
    if (result.kind === 'passed') return true;
    const { notaryId, month, limit, notice } = result;
    const facts = { notary_id: notaryId, month, limit: String(limit), notice };
    if (result.kind === 'sent') log().info(logMessages.limitMailSent, facts);
    else logFailure(result.error, logMessages.limitMailFailed, { ...facts, end: result.kind });
    return result.kind !== 'failed';
  } catch (error) {
    logFailure(error, logMessages.limitMailFailed, {});
    return false;
  }
}

/** Handles journals that grew. Retries those whose email was certainly not sent. */
export const handler = queueHandler((records) => Promise.all(records.map(send)));
