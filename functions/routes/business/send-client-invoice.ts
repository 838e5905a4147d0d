import { setTimeout as wait } from 'node:timers/promises';
import { emailOnce } from '#functions/adapters/email/email-once.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { sendInvoice } from '#functions/services/business/send-invoice.ts';
import { attemptsStore } from '#functions/store/security/attempts-store.ts';
import { table } from '#functions/store/table/table.ts';
import { printDeps } from '#functions/wiring/business-papers.ts';
import { sendClientInvoice as contract } from '#shared/contract/business/client-invoices.ts';

export const handler = routeHandler(contract, ({ caller, params, newId }) =>
  sendInvoice(
    {
      ...printDeps(),
      emailOnce: emailOnce(),
      attempts: attemptsStore(table(), 'invoice'),
      wait: (milliseconds) => wait(milliseconds),
    },
    { account: caller.account, id: params.id, mailId: newId() },
  ),
);
