import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { setPaymentMethod as contract } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { beginSubscription, settled } from './begin-subscription.ts';
import type { BillingDeps } from './billing-deps.ts';
import { withPayments } from './payment-failures.ts';
import { paymentKey } from './payment-key.ts';
import { currentCustomer } from './refresh-billing.ts';

/**
 * Puts a new card on file and pays any open invoice with it. During the trial, also subscribes to a plan that
 * was chosen without a card.
 */
export function setPaymentMethod(
  deps: BillingDeps,
  { account, paymentMethodId }: { account: Account; paymentMethodId: string },
): Promise<Outcome<Output<typeof contract>>> {
  return withPayments(async () => {
    const customer = await currentCustomer(deps, account);
    const { customerId, scheduled } = customer.billing;
    const key = paymentKey(customer, 'card', paymentMethodId);
    const card = await deps.payments.keepCard(customerId, paymentMethodId, key);
    if (card.kind === 'declined') return refuse('CARD_DECLINED', { detail: card.message });
    const { status } = effectivePlan(customer, deps.now());
    const attempt =
      status === 'trialing' && scheduled
        ? await beginSubscription(deps, customer, scheduled, { hasCard: true, endsTrial: false })
        : await settled(
            deps,
            customer,
            customer.billing.subscription?.status === 'past_due'
              ? await deps.payments.payOpenInvoice(customerId, `${key}-pay`)
              : { kind: 'done' },
          );
    if (attempt.result.kind === 'declined') {
      return refuse('CARD_DECLINED', { detail: attempt.result.message });
    }
    return ok({
      status: effectivePlan(attempt.account, deps.now()).status,
      clientSecret: attempt.result.kind === 'needs-action' ? attempt.result.clientSecret : null,
    });
  });
}
