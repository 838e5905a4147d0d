import { isDeepStrictEqual } from 'node:util';
import type { CustomerFacts } from '#functions/adapters/billing/payments.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { ContentionError } from '#functions/store/table/contention-error.ts';
import { trialEndOf } from '#shared/rules/plan.ts';
import type { BillingFacts } from '#shared/schemas/billing-facts.ts';
import type { BillingDeps } from './billing-deps.ts';
import { disputeShown, newsOf, readFacts } from './settle-disputes.ts';

const tries = 20;

/** An account with a customer at the provider. */
export type Customer = Account & { billing: BillingFacts & { customerId: string } };

const nothing: BillingFacts = {
  version: 0,
  attempts: 0,
  customerId: null,
  subscription: null,
  scheduled: null,
  trialEndedAt: null,
  dispute: null,
  readAt: null,
};

/** Returns the stored billing facts of an account, or empty facts before the first write. */
export const billingOf = (account: Account): BillingFacts => account.billing ?? nothing;

export const isCustomer = (account: Account): account is Customer => Boolean(account.billing?.customerId);

/**
 * Changes an account's billing facts and retries when another request writes first. `change` must be pure.
 */
export async function changeBilling(
  deps: BillingDeps,
  account: Account,
  change: (billing: BillingFacts, account: Account) => Partial<BillingFacts>,
): Promise<Account> {
  let current = account;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = billingOf(current);
    const billing = { ...before, ...change(before, current), version: before.version + 1 };
    if ((await deps.billing.save(current, billing)) === 'saved') return { ...current, billing };
    current = await reread(deps, current);
  }
  throw new ContentionError('The billing facts changed during every write');
}

export async function reread(deps: Pick<BillingDeps, 'accounts'>, account: Account): Promise<Account> {
  const stored = await deps.accounts.get(account.id);
  if (!stored) throw new Error('An account is gone');
  return stored;
}

/**
 * Returns the account with its customer at the provider. Creates the customer once, even under parallel
 * calls.
 */
async function withCustomer(deps: BillingDeps, account: Account): Promise<Customer> {
  if (isCustomer(account)) return account;
  const { id, email, fullName: name } = account;
  // A customer created after a deletion at the provider needs a new key.
  const key = `customer-${id}-${billingOf(account).attempts}`;
  const customerId = await deps.payments.createCustomer({ id, email, name, key });
  const current = await changeBilling(deps, account, (billing) => ({
    customerId: billing.customerId ?? customerId,
  }));
  if (!isCustomer(current)) throw new Error('A customer was not kept');
  return current;
}

/** Derives an account's billing facts from the provider's facts. */
export function billingAfter(account: Account, facts: CustomerFacts, now: Date): BillingFacts {
  const before = billingOf(account);
  const { subscription, paidSince } = facts;
  const readAt = now.toISOString();
  if (facts.isGone) {
    // Later requests concern another customer, so they need new keys.
    const attempts = before.attempts + 1;
    return { ...before, attempts, customerId: null, subscription: null, dispute: null, readAt };
  }
  const isLive = subscription !== null && subscription.status !== 'canceled';
  // A payment before the end of the trial means that the notary gave up the trial.
  const endsTrial = paidSince !== null && paidSince < trialEndOf(account) ? paidSince : null;
  return {
    ...before,
    subscription,
    scheduled: isLive ? null : before.scheduled,
    trialEndedAt: before.trialEndedAt ?? endsTrial,
    dispute: disputeShown(facts),
    readAt,
  };
}

const withoutTime = ({ readAt: _, version: __, ...facts }: BillingFacts) => facts;

/** Returns whether the provider's facts differ from the stored ones. */
export const isNews = (before: BillingFacts, after: BillingFacts) =>
  !isDeepStrictEqual(withoutTime(before), withoutTime(after));

/** Stores the facts read and reports news to operators. */
export async function saveRead(
  deps: BillingDeps,
  account: Account,
  billing: BillingFacts,
  event?: { id: string; now: Date },
): Promise<'saved' | 'changed' | 'seen'> {
  const result = await deps.billing.save(account, billing, event);
  const news = result === 'saved' ? newsOf(account.id, billingOf(account), billing) : null;
  if (news) deps.report(news);
  return result;
}

/** How long stored facts stay fresh, in milliseconds. */
const readLasts = 12 * 60 * 60_000;

/**
 * Reads the provider again and stores its facts. Writes nothing if nothing changed, so parallel requests keep
 * the same version.
 */
export async function refreshBilling(deps: BillingDeps, account: Account): Promise<Account> {
  let current = account;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (!isCustomer(current)) return current;
    const now = deps.now();
    const before = current.billing;
    const after = billingAfter(current, await readFacts(deps, before.customerId), now);
    const isOld = !before.readAt || now.getTime() - new Date(before.readAt).getTime() > readLasts;
    if (!isNews(before, after) && !isOld) return current;
    const billing = { ...after, version: before.version + 1 };
    if ((await saveRead(deps, current, billing)) === 'saved') return { ...current, billing };
    current = await reread(deps, current);
  }
  throw new ContentionError("The billing facts changed during every write of the provider's facts");
}

/** Returns the account with its customer and the provider's current facts. */
export async function currentCustomer(deps: BillingDeps, account: Account): Promise<Customer> {
  // Refresh first, to replace a customer that was deleted at the provider.
  return withCustomer(deps, await refreshBilling(deps, account));
}

/** Returns whether a change is due that no event has reported. The next read then asks the provider. */
export function isStale(account: Account, now: Date): boolean {
  const { subscription, readAt } = billingOf(account);
  if (!isCustomer(account)) return false;
  if (!readAt || now.getTime() - new Date(readAt).getTime() > readLasts) return true;
  if (!subscription || subscription.status === 'canceled') return false;
  const at = now.toISOString();
  return (
    subscription.periodEnd <= at ||
    (subscription.pending !== null && subscription.pending.at <= at) ||
    subscription.status === 'incomplete' ||
    subscription.status === 'past_due'
  );
}
