import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { BillingDeps } from './billing-deps.ts';
import { billingAfter, billingOf, isNews, saveRead } from './refresh-billing.ts';
import { readFacts } from './settle-disputes.ts';

const tries = 20;

/**
 * Processes an event from the payment provider. The event only names the customer. The current state is read
 * from the provider, so events may be duplicated, late, or out of order. The event's marker is written
 * together with the state, so a crash in between loses neither (docs/adr/0013).
 */
export async function receivePaymentEvent(
  deps: BillingDeps,
  { rawBody, signature }: { rawBody: Buffer; signature: string },
): Promise<Outcome<undefined>> {
  const event = await deps.payments.event(rawBody, signature);
  if (!event) return refuse('SIGNATURE_INVALID');
  if (await deps.billing.hasSeen(event.id)) return ok(undefined);
  const marker = { id: event.id, now: deps.now() };
  const { customerId } = event;
  const owner = customerId ? await deps.payments.notaryOf(customerId) : undefined;
  const notaryId = owner ?? event.notaryId;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const stored = notaryId ? await deps.accounts.get(notaryId) : undefined;
    const known = stored && billingOf(stored).customerId;
    // An event about a deleted customer can only concern the account that still has it.
    const isOther = known ? known !== customerId : owner === undefined;
    if (!stored || !customerId || isOther) {
      await deps.billing.mark(marker);
      return ok(undefined);
    }
    const facts = await readFacts(deps, customerId);
    // An account that dropped a deleted customer doesn't get it back.
    if (!known && facts.isGone) {
      await deps.billing.mark(marker);
      return ok(undefined);
    }
    const before = billingOf(stored);
    const after = billingAfter({ ...stored, billing: { ...before, customerId } }, facts, deps.now());
    if (!isNews(before, after)) {
      await deps.billing.mark(marker);
      return ok(undefined);
    }
    const billing = { ...after, version: before.version + 1 };
    const result = await saveRead(deps, stored, billing, marker);
    if (result !== 'changed') return ok(undefined);
  }
  // The provider sends the event again.
  return refuse('BUSY', { retryAfter: 5 });
}
