import { stripePayments } from '#functions/adapters/billing/stripe-payments.ts';
import { env } from '#functions/env.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { closeAccount } from '#functions/services/retention/close-account.ts';
import { closureStore } from '#functions/store/account/closure-store.ts';
import { table } from '#functions/store/table/table.ts';
import { noticeDeps } from '#functions/wiring/notices.ts';
import { retentionDeps } from '#functions/wiring/retention.ts';
import { closeAccount as contract } from '#shared/contract/retention.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  closeAccount(
    {
      ...retentionDeps(),
      ...noticeDeps(),
      closures: closureStore(table()),
      payments: stripePayments,
      siteUrl: env('SITE_URL'),
    },
    caller,
    body,
  ),
);
