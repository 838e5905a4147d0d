import { isDeepStrictEqual } from 'node:util';
import type { CustomerFacts } from '#functions/adapters/payments/payments.ts';
import type { Account } from '#functions/store/account-store.ts';
import { ContentionError } from '#functions/store/contention-error.ts';
import { trialEndOf } from '#shared/rules/plan.ts';
import type { BillingFacts } from '#shared/schemas/billing-facts.ts';
import type { BillingDeps } from './billing-deps.ts';
import { disputeShown, newsOf, readFacts } from './disputes.ts';

const tries = 20;

/** An account that has its customer at the provider. */
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

/** What is known of an account's plan and payment; nothing until it was written first. */
export const billingOf = (account: Account): BillingFacts => account.billing ?? nothing;

export const isCustomer = (account: Account): account is Customer => Boolean(account.billing?.customerId);

/** Changes what is known of an account, however many others do so too. `change` must be free of effects. */
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
  throw new ContentionError('What is known of a plan changed every time it was written');
}

/** The account as it is stored now. */
export async function reread(deps: Pick<BillingDeps, 'accounts'>, account: Account): Promise<Account> {
  const stored = await deps.accounts.get(account.id);
  if (!stored) throw new Error('An account is gone');
  return stored;
}

/** The account with its customer at the provider: made once, however often this is asked. */
async function withCustomer(deps: BillingDeps, account: Account): Promise<Customer> {
  if (isCustomer(account)) return account;
  const { id, email, fullName: name } = account;
  // One that was deleted there is not the one that is made after it.
  const key = `customer-${id}-${billingOf(account).attempts}`;
  const customerId = await deps.payments.createCustomer({ id, email, name, key });
  const current = await changeBilling(deps, account, (billing) => ({
    customerId: billing.customerId ?? customerId,
  }));
  if (!isCustomer(current)) throw new Error('A customer was not kept');
  return current;
}

/** What follows for an account from what the provider knows. */
export function billingAfter(account: Account, facts: CustomerFacts, now: Date): BillingFacts {
  const before = billingOf(account);
  const { subscription, paidSince } = facts;
  const readAt = now.toISOString();
  if (facts.isGone) {
    // What follows is asked of another customer, under other keys.
    const attempts = before.attempts + 1;
    return { ...before, attempts, customerId: null, subscription: null, dispute: null, readAt };
  }
  const isLive = subscription !== null && subscription.status !== 'canceled';
  // Paid for before the trial's end: the trial was given up for it.
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

/** Whether the provider says something that was not known. */
export const isNews = (before: BillingFacts, after: BillingFacts) =>
  !isDeepStrictEqual(withoutTime(before), withoutTime(after));

/** Keeps what was read, and tells operators what they must hear of. */
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

/** How long what was read stands without being asked for anew, in milliseconds. */
const readLasts = 12 * 60 * 60_000;

/**
 * Asks the provider anew and keeps what it says. Nothing is written while nothing changed, so that parallel
 * requests go on from the same version.
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
  throw new ContentionError('What the provider says changed every time it was written');
}

/** The account with its customer, as the provider tells it now. */
export async function currentCustomer(deps: BillingDeps, account: Account): Promise<Customer> {
  // Read first: a customer that was deleted there is replaced.
  return withCustomer(deps, await refreshBilling(deps, account));
}

/** Whether something is due to have happened that nobody has told: then the provider is asked on the next read. */
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
