import { routeHandler } from '#functions/middleware/route-handler.ts';
import { getSubscription } from '#functions/services/billing/get-subscription.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { getSubscription as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, ({ caller, query }) =>
  getSubscription(
    { ...billingDeps(), journal: journalStore(table()) },
    { account: caller.account, refresh: query.refresh === 'true' },
  ),
);
