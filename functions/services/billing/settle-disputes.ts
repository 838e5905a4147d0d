import type { CustomerFacts, Payments } from '#functions/adapters/billing/payments.ts';
import type { BillingFacts } from '#shared/schemas/billing-facts.ts';

/** Billing news for operators. Contains IDs only. */
export type BillingNews = {
  kind: 'dispute-opened' | 'dispute-lost';
  notaryId: string;
  disputeId: string;
  /** Deadline for evidence, ISO 8601 UTC; null if the bank accepts none. */
  answerBy: string | null;
};

const isLive = ({ subscription }: CustomerFacts) =>
  subscription !== null && subscription.status !== 'canceled' && subscription.status !== 'incomplete';

/**
 * Reads a customer at the provider. If the bank has permanently reversed the subscription's payment, first
 * ends the subscription, so nothing more is charged (docs/adr/0013). Repeating the call changes nothing.
 */
export async function readFacts(
  { payments }: { payments: Payments },
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

/** Returns the dispute to show the notary: an open one, or the one that ended the last subscription. */
export function disputeShown({ disputes, subscription }: CustomerFacts): BillingFacts['dispute'] {
  const open = disputes.find(({ state }) => state === 'open');
  const lost = disputes.find(
    ({ state, subscriptionId }) => state === 'lost' && subscriptionId === subscription?.id,
  );
  const shown = open ?? lost;
  return shown ? { id: shown.id, state: shown.state, answerBy: shown.answerBy } : null;
}

/** Returns the news about a dispute after a write, or null. */
export function newsOf(notaryId: string, before: BillingFacts, after: BillingFacts): BillingNews | null {
  const { dispute } = after;
  if (!dispute) return null;
  if (before.dispute?.id === dispute.id && before.dispute.state === dispute.state) return null;
  const kind = dispute.state === 'lost' ? 'dispute-lost' : 'dispute-opened';
  return { kind, notaryId, disputeId: dispute.id, answerBy: dispute.answerBy };
}

/** Returns the sentence about a dispute for the plan page, or null. */
export function disputeNotice({ dispute }: Pick<BillingFacts, 'dispute'>): string | null {
  if (!dispute) return null;
  return dispute.state === 'open'
    ? 'Your bank reports a dispute over a payment for your subscription. Your plan continues until the bank decides. If you did not dispute the payment, contact your bank and our support.'
    : 'Your bank returned a disputed payment, so your subscription has ended and your account is on Free. You will not be charged again, and everything you have recorded stays yours. You can choose a plan again at any time.';
}
