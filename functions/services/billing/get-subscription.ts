import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import { monthOf } from '#functions/store/entries/ledger.ts';
import type { getSubscription as contract } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { monthIn } from '#shared/rules/dates.ts';
import { currentJournal } from '../journals/current-journal.ts';
import type { BillingDeps } from './billing-deps.ts';
import { withPayments } from './payment-failures.ts';
import { isStale, refreshBilling } from './refresh-billing.ts';
import { subscriptionView } from './subscription-view.ts';

export type GetSubscriptionDeps = BillingDeps & { journal: Pick<JournalStore, 'draftCount' | 'ledger'> };

/**
 * Returns the account's plan and usage. Asks the provider on request, or when a change is due that no event
 * has reported, so a lost event heals itself. If the provider is unreachable, returns the stored facts.
 */
export async function getSubscription(
  deps: GetSubscriptionDeps,
  { account, refresh }: { account: Account; refresh: boolean },
): Promise<Outcome<Output<typeof contract>>> {
  const now = deps.now();
  const asked =
    refresh || isStale(account, now)
      ? await withPayments(async () => ok(await refreshBilling(deps, account)))
      : ok(account);
  if (!asked.ok && refresh) return asked;
  const current = asked.ok ? asked.value : account;
  const [draftsCount, { ledger }] = await Promise.all([
    deps.journal.draftCount(account.id),
    currentJournal(deps.journal, account),
  ]);
  const month = monthOf(ledger, monthIn(account.timezone, now));
  return ok(subscriptionView(current, { draftsCount, month }, now));
}
