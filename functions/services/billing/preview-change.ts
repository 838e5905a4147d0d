import { addMonths } from 'date-fns/addMonths';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { previewChange as contract } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { plans, priceCents } from '#shared/data/plans.ts';
import { changeAction, changeTiming, type PlanChoice } from '#shared/rules/billing/plan-change.ts';
import { toDollars } from '#shared/rules/money.ts';
import { type EffectivePlan, effectivePlan } from '#shared/rules/plan.ts';
import type { BillingDeps } from './billing-deps.ts';
import { withPayments } from './payment-failures.ts';
import { isCustomer, refreshBilling } from './refresh-billing.ts';

type Preview = Output<typeof contract>;
type Line = Preview['lines'][number];

/** Returns the cost and date of a change. The provider calculates prorations. Changes nothing. */
export function previewChange(
  deps: BillingDeps,
  { account, choice, isScheduled }: { account: Account; choice: PlanChoice; isScheduled: boolean },
): Promise<Outcome<Preview>> {
  return withPayments(async () => {
    const now = deps.now();
    const current = await refreshBilling(deps, account);
    const effective = effectivePlan(current, now);
    const isTrial = effective.status === 'trialing';
    // The change itself would fail for the same reason.
    if (effective.status === 'past_due' && choice.planId !== 'free') return refuse('PAYMENT_DUE');
    const from: PlanChoice = isTrial
      ? { planId: 'free', cycle: 'monthly' }
      : { planId: effective.planId, cycle: effective.cycle };
    const action = changeAction(from, choice);
    const takesHold =
      isTrial && choice.planId === 'free'
        ? 'never'
        : changeTiming(action, { isTrial, isScheduled, to: choice });
    const subscription = isCustomer(current) ? current.billing.subscription : null;
    const card = isCustomer(current) ? (await deps.payments.read(current.billing.customerId)).card : null;
    const price = priceCents(choice.planId, choice.cycle);
    const isLive =
      subscription !== null && (subscription.status === 'active' || subscription.status === 'trialing');
    const charge =
      takesHold !== 'now' || choice.planId === 'free'
        ? { chargeCents: 0, lines: [] }
        : isLive && subscription.status === 'active'
          ? await deps.payments.previewChange(subscription, { planId: choice.planId, cycle: choice.cycle })
          : { chargeCents: price, lines: [{ description: describe(choice), cents: price }] };
    const lines: Line[] = charge.lines.map(({ description, cents }) => ({
      description,
      amount: toDollars(cents),
    }));
    const at = effectiveAt(takesHold, effective, now);
    return ok({
      action,
      takesHold,
      effectiveAt: at,
      chargeNow: toDollars(charge.chargeCents),
      lines,
      nextCharge: nextCharge(takesHold, choice, effective, now, price),
      needsCard: choice.planId !== 'free' && card === null && takesHold !== 'never',
    });
  });
}

const describe = ({ planId, cycle }: PlanChoice) => `${plans[planId].name} plan, ${cycle}`;

function effectiveAt(takesHold: Preview['takesHold'], effective: EffectivePlan, now: Date): string | null {
  if (takesHold === 'now') return now.toISOString();
  if (takesHold === 'trial_end') return effective.trialEnd;
  return takesHold === 'period_end' ? effective.periodEnd : null;
}

/** Returns the next charge after the change; null if the change leads to Free. */
function nextCharge(
  takesHold: Preview['takesHold'],
  choice: PlanChoice,
  effective: EffectivePlan,
  now: Date,
  price: number,
): Preview['nextCharge'] {
  if (choice.planId === 'free' || takesHold === 'never') return null;
  if (takesHold === 'trial_end') return { amount: toDollars(price), at: effective.trialEnd };
  if (takesHold === 'period_end') {
    return effective.periodEnd ? { amount: toDollars(price), at: effective.periodEnd } : null;
  }
  // A change within a cycle keeps the billing date; a new cycle starts today.
  const keepsDate = effective.periodEnd !== null && effective.cycle === choice.cycle;
  const at = keepsDate
    ? effective.periodEnd
    : addMonths(now, choice.cycle === 'annual' ? 12 : 1).toISOString();
  return at ? { amount: toDollars(price), at } : null;
}
