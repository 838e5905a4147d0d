import { stripePayments } from '#functions/adapters/billing/stripe-payments.ts';
import type { BillingDeps } from '#functions/services/billing/billing-deps.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { billingStore } from '#functions/store/account/billing-store.ts';
import { table } from '#functions/store/table/table.ts';
import { log, logMessages } from '../middleware/log-request.ts';

/** Dependencies of the services for plans and payments. */
export const billingDeps = (): BillingDeps => ({
  accounts: accountStore(table()),
  billing: billingStore(table()),
  payments: stripePayments,
  report: ({ kind, notaryId, disputeId, answerBy }) =>
    log().warn(kind === 'dispute-opened' ? logMessages.disputed : logMessages.disputeLost, {
      notary_id: notaryId,
      dispute_id: disputeId,
      answer_by: answerBy,
    }),
  now: () => new Date(),
});
