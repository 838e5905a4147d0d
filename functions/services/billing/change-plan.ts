import type { PaidChoice } from '#functions/adapters/billing/payments.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { changePlan as contract } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import {
  type ChangeTiming,
  changeAction,
  changeTiming,
  type PlanChoice,
} from '#shared/rules/billing/plan-change.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import type { SubscriptionFacts } from '#shared/schemas/billing-facts.ts';
import { type Attempt, beginSubscription, isSubscribed, settled } from './begin-subscription.ts';
import type { BillingDeps } from './billing-deps.ts';
import { withPayments } from './payment-failures.ts';
import { paymentKey } from './payment-key.ts';
import { type Customer, changeBilling, currentCustomer } from './refresh-billing.ts';

type Changed = Output<typeof contract>;

export type ChangePlanInput = { account: Account; choice: PlanChoice; isScheduled: boolean };

const isPaid = (choice: PlanChoice): choice is PaidChoice => choice.planId !== 'free';

/**
 * Changes the plan or billing cycle (specification, section 4). During the trial, the change happens when the
 * trial ends, or now. After it, upgrades and switches to annual billing happen now with proration; other
 * changes wait for the end of the period. An unpaid change has no effect.
 */
export function changePlan(deps: BillingDeps, input: ChangePlanInput): Promise<Outcome<Changed>> {
  return withPayments(async () => {
    const account = await currentCustomer(deps, input.account);
    const { status, planId, cycle } = effectivePlan(account, deps.now());
    const { choice, isScheduled } = input;
    const isTrial = status === 'trialing';
    // A move to Free is always possible; any other change requires that the open invoice is paid first.
    if (status === 'past_due' && choice.planId !== 'free') return refuse('PAYMENT_DUE');
    const from: PlanChoice = isTrial ? { planId: 'free', cycle: 'monthly' } : { planId, cycle };
    const action = changeAction(from, choice);
    const timing = changeTiming(action, { isTrial, isScheduled, to: choice });
    const attempt = await carriedOut(deps, account, choice, timing, isTrial);
    if (attempt === 'unchanged') return refuse('PLAN_UNCHANGED');
    if (attempt.result.kind === 'declined') {
      return refuse('CARD_DECLINED', { detail: attempt.result.message });
    }
    const secret = attempt.result.kind === 'needs-action' ? attempt.result.clientSecret : null;
    const after = effectivePlan(attempt.account, deps.now());
    return ok({
      newPlan: choice.planId,
      billingCycle: choice.cycle,
      scheduled: timing === 'trial_end' || timing === 'period_end',
      isDowngrade: action === 'downgrade',
      nextBillingDate: after.pending?.at ?? after.periodEnd,
      trialEnd: after.status === 'trialing' ? after.trialEnd : null,
      immediate: timing === 'now' && secret === null,
      clientSecret: secret,
    });
  });
}

const done = { kind: 'done' } as const;

async function carriedOut(
  deps: BillingDeps,
  account: Customer,
  choice: PlanChoice,
  timing: ChangeTiming,
  isTrial: boolean,
): Promise<Attempt | 'unchanged'> {
  const subscription = isSubscribed(account) ? account.billing.subscription : null;
  if (isTrial && !isPaid(choice)) return 'unchanged';
  switch (timing) {
    case 'never':
      return unchanged(deps, account, subscription);
    case 'trial_end':
      return isPaid(choice) ? scheduledForTrialEnd(deps, account, choice, subscription) : 'unchanged';
    case 'period_end':
      return subscription
        ? scheduledForPeriodEnd(deps, account, choice, subscription)
        : settled(deps, account, done);
    case 'now':
      return isPaid(choice) ? changedNow(deps, account, choice, subscription, isTrial) : 'unchanged';
  }
}

/** Handles a choice of the current plan: cancels a pending change, if any. */
async function unchanged(
  deps: BillingDeps,
  account: Customer,
  subscription: SubscriptionFacts | null,
): Promise<Attempt | 'unchanged'> {
  if (!subscription?.pending) return 'unchanged';
  await deps.payments.keepAsIs(subscription);
  return settled(deps, account, done);
}

async function scheduledForTrialEnd(
  deps: BillingDeps,
  account: Customer,
  choice: PaidChoice,
  subscription: SubscriptionFacts | null,
): Promise<Attempt> {
  if (subscription) {
    const key = paymentKey(account, 'trial', choice.planId, choice.cycle);
    await deps.payments.changeInTrial(subscription, choice, key);
    return settled(deps, account, done);
  }
  const { card } = await deps.payments.read(account.billing.customerId);
  if (card) return beginSubscription(deps, account, choice, { hasCard: true, endsTrial: false });
  // Without a card at the end of the trial, the account goes to Free (specification, section 15).
  const current = await changeBilling(deps, account, () => ({ scheduled: choice }));
  return { account: current as Customer, result: done };
}

async function scheduledForPeriodEnd(
  deps: BillingDeps,
  account: Customer,
  choice: PlanChoice,
  subscription: SubscriptionFacts,
): Promise<Attempt> {
  const target = isPaid(choice) ? choice : 'free';
  await deps.payments.changeAtPeriodEnd(subscription, target);
  return settled(deps, account, done);
}

async function changedNow(
  deps: BillingDeps,
  account: Customer,
  choice: PaidChoice,
  subscription: SubscriptionFacts | null,
  endsTrial: boolean,
): Promise<Attempt> {
  if (!subscription) {
    const { card } = await deps.payments.read(account.billing.customerId);
    return beginSubscription(deps, account, choice, { hasCard: card !== null, endsTrial });
  }
  const key = paymentKey(account, 'now', choice.planId, choice.cycle);
  const result = await deps.payments.changeNow({ subscription, choice, endsTrial, key });
  return settled(deps, account, result);
}
