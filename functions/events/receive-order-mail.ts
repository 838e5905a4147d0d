import { ulid } from 'ulid';
import { orderMails } from '#functions/adapters/email/order-mails.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { queueHandler } from '#functions/middleware/queue-handler.ts';
import { receiveOrderMail } from '#functions/services/business/receive-order-mail.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { orderMailDomain } from '#functions/wiring/order-mail-domain.ts';

async function receive(message: unknown): Promise<boolean> {
  try {
    const results = await receiveOrderMail(
      {
        received: orderMails(),
        mails: orderMailStore(table()),
        accounts: accountStore(table()),
        papers: paperStore(table()),
        domain: orderMailDomain(),
        now: () => new Date(),
        newId: () => ulid(),
      },
      message,
    );
    for (const result of results) {
      if (result.kind === 'dropped') log().info(logMessages.orderMailDropped, { reason: result.reason });
      else {
        const { notaryId, proposals } = result;
        log().info(logMessages.orderMailRead, { notary_id: notaryId, proposals });
      }
    }
    return true;
  } catch (error) {
    logFailure(error, logMessages.orderMailNotRead);
    return false;
  }
}

/** Handles SES's messages about emails with orders. Retries those that failed. */
export const handler = queueHandler(async (messages) => {
  const done: boolean[] = [];
  for (const message of messages) done.push(await receive(message));
  return done;
});
