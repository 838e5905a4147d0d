import type { CustomerFacts } from '#functions/adapters/payments/payments.ts';
import type { BillingFacts } from '#shared/schemas/billing-facts.ts';
import type { BillingDeps } from './billing-deps.ts';

/** What operators must hear of. Ids only. */
export type BillingNews = {
  kind: 'dispute-opened' | 'dispute-lost';
  notaryId: string;
  disputeId: string;
  /** Until when the bank takes evidence, ISO 8601 UTC; null where it takes none. */
  answerBy: string | null;
};

const isLive = ({ subscription }: CustomerFacts) =>
  subscription !== null && subscription.status !== 'canceled' && subscription.status !== 'incomplete';

/**
 * What the provider knows of a customer. A subscription whose payment the bank took back for good is ended
 * there first, at once: nothing more may be charged for it (docs/adr/0013). Asking again changes nothing.
 */
export async function readFacts(
  { payments }: Pick<BillingDeps, 'payments'>,
  customerId: string,
): Promise<CustomerFacts> {
  const facts = await payments.read(customerId);
  const { subscription, disputes } = facts;
  const isLost = disputes.some(
    ({ state, subscriptionId }) => state === 'lost' && subscriptionId === subscription?.id,
  );
  if (!subscription || !isLost || !isLive(facts)) return facts;
  await payments.end(subscription);
  return payments.read(customerId);
}

/** The dispute that the notary is told of: one that is open, or by which the last subscription was lost. */
export function disputeShown({ disputes, subscription }: CustomerFacts): BillingFacts['dispute'] {
  const open = disputes.find(({ state }) => state === 'open');
  const lost = disputes.find(
    ({ state, subscriptionId }) => state === 'lost' && subscriptionId === subscription?.id,
  );
  const shown = open ?? lost;
  return shown ? { id: shown.id, state: shown.state, answerBy: shown.answerBy } : null;
}

/** What is to be told of a dispute after a write; null when nothing is new. */
export function newsOf(notaryId: string, before: BillingFacts, after: BillingFacts): BillingNews | null {
  const { dispute } = after;
  if (!dispute) return null;
  if (before.dispute?.id === dispute.id && before.dispute.state === dispute.state) return null;
  const kind = dispute.state === 'lost' ? 'dispute-lost' : 'dispute-opened';
  return { kind, notaryId, disputeId: dispute.id, answerBy: dispute.answerBy };
}

/** The sentence about a dispute in the view of the plan; null when there is none. */
export function disputeNotice({ dispute }: Pick<BillingFacts, 'dispute'>): string | null {
  if (!dispute) return null;
  return dispute.state === 'open'
    ? 'A payment for your subscription is disputed at your bank. Your plan goes on until the bank has decided. If you did not dispute it, please tell your bank and us.'
    : 'Your bank returned a disputed payment, so your subscription has ended and your account is on Free. Nothing more is charged, and what you have recorded stays yours. You can choose a plan again at any time.';
}
