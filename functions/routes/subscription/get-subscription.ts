import { billingDeps } from '#functions/middleware/billing-wiring.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getSubscription } from '#functions/services/billing/get-subscription.ts';
import { journalStore } from '#functions/store/journal-store.ts';
import { table } from '#functions/store/table.ts';
import { getSubscription as contract } from '#shared/contract/subscription.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  getSubscription(
    { ...billingDeps(), journal: journalStore(table()) },
    { account: caller.account, refresh: query.refresh === 'true' },
  ),
);
