import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Payments } from '#functions/adapters/billing/payments.ts';
import type { Outcome } from '#functions/outcome.ts';
import type { BillingDeps } from '#functions/services/billing/billing-deps.ts';
import { cancelPendingChange } from '#functions/services/billing/cancel-change.ts';
import { changePlan } from '#functions/services/billing/change-plan.ts';
import { createSubscription } from '#functions/services/billing/create-subscription.ts';
import { setPaymentMethod } from '#functions/services/billing/set-payment-method.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { expectDoneOnce, newPayer, type Payer, type PlanOutcome } from '#test/support/payments.ts';
import { useStackEnvironment } from '#test/support/stack.ts';

/** A notary's decision, the request to the provider that it takes, and how it ends. */
type Decision = PlanOutcome & {
  name: string;
  prepare: (payer: Payer) => Promise<unknown>;
  request: keyof Payments;
  decide: (deps: BillingDeps, account: Account) => Promise<Outcome<unknown>>;
};

const monthly = <P extends string>(planId: P) => ({ planId, cycle: 'monthly' as const });

const decisions: Decision[] = [
  {
    name: 'a subscription in the trial',
    prepare: async () => undefined,
    request: 'subscribe',
    decide: (deps, account) =>
      createSubscription(deps, { account, choice: monthly('basic'), paymentMethodId: 'pm_card_visa' }),
    ends: { status: 'trialing', plan_id: 'advanced', pending: 'basic' },
    charges: [],
  },
  {
    name: 'a plan that is paid now',
    prepare: (one) => one.giveCard(),
    request: 'subscribe',
    decide: (deps, account) => changePlan(deps, { account, choice: monthly('basic'), isScheduled: false }),
    ends: { status: 'active', plan_id: 'basic' },
    charges: [499],
  },
  {
    name: 'an upgrade',
    prepare: (one) => one.pay({ plan: 'basic' }),
    request: 'changeNow',
    decide: (deps, account) => changePlan(deps, { account, choice: monthly('pro'), isScheduled: false }),
    ends: { status: 'active', plan_id: 'pro' },
    charges: [499, 1000],
  },
  {
    name: 'a later downgrade',
    prepare: (one) => one.pay({ plan: 'pro' }),
    request: 'changeAtPeriodEnd',
    decide: (deps, account) => changePlan(deps, { account, choice: monthly('basic'), isScheduled: false }),
    ends: { status: 'active', plan_id: 'pro', pending: 'basic' },
    charges: [1499],
  },
  {
    name: 'the cancelation of a downgrade',
    prepare: async (one) => {
      await one.pay({ plan: 'pro' });
      await one.change({ plan: 'basic' });
    },
    request: 'keepAsIs',
    decide: cancelPendingChange,
    ends: { status: 'active', plan_id: 'pro' },
    charges: [1499],
  },
  {
    name: 'another card',
    prepare: (one) => one.pay({ plan: 'basic' }),
    request: 'keepCard',
    decide: (deps, account) => setPaymentMethod(deps, { account, paymentMethodId: 'pm_card_mastercard' }),
    ends: { status: 'active', plan_id: 'basic' },
    charges: [499],
  },
];

/** Returns dependencies whose connection breaks before or after the provider carries out a request. */
function broken(deps: BillingDeps, request: keyof Payments, when: 'before' | 'after'): BillingDeps {
  const carryOut = deps.payments[request] as (...given: unknown[]) => Promise<unknown>;
  const payments = {
    ...deps.payments,
    [request]: async (...given: unknown[]) => {
      if (when === 'after') await carryOut(...given);
      throw new Stripe.errors.StripeConnectionError();
    },
  };
  return { ...deps, payments };
}

describe.each(decisions)('$name', (decision) => {
  const { prepare, request, decide } = decision;

  it.each(['before', 'after'] as const)(
    'is carried out once when the connection breaks %s the provider acts and the notary repeats it',
    async (when) => {
      const payer = await newPayer(await useStackEnvironment());
      await prepare(payer);
      const deps = billingDeps();
      const account = async () => {
        const stored = await deps.accounts.get(payer.notary.id);
        if (!stored) throw new Error('The account is gone');
        return stored;
      };
      expect(await decide(broken(deps, request, when), await account())).toMatchObject({
        code: 'PAYMENTS_UNAVAILABLE',
      });
      const again = await decide(deps, await account());
      // It may have been carried out already.
      if (!again.ok) expect(['PLAN_UNCHANGED', 'NO_PENDING_CHANGE']).toContain(again.code);
      await expectDoneOnce(payer, decision);
    },
  );
});
