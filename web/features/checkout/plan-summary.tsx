import type { PlanId } from '#shared/data/plans.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { PlanFeatures } from '#web/components/plans/plan-features.tsx';
import type { ListedPlan } from '#web/lib/api/api-types.ts';
import { lostFeatures } from '#web/lib/plan-words.ts';
import type { CheckoutChoice } from './checkout-choice.ts';

/** The chosen plan: its price, its features, and the features that the account loses. */
export function PlanSummary({
  plan,
  choice,
  losesFrom,
}: {
  plan: ListedPlan;
  choice: CheckoutChoice;
  losesFrom: PlanId | undefined;
}) {
  const isAnnual = choice.cycle === 'annual';
  return (
    <section className="checkout-block" aria-labelledby="checkout-plan">
      <h2 id="checkout-plan">{plan.name} Plan</h2>
      <p className="muted">{plan.description}</p>
      <p>
        <strong className="tabular">{formatMoney(isAnnual ? plan.annualPrice : plan.monthlyPrice)}</strong>{' '}
        {isAnnual ? 'a year, billed annually' : 'a month, billed monthly'}
      </p>
      <PlanFeatures features={plan.features} />
      {losesFrom && (
        <div>
          <p>What changes from then on:</p>
          <ul>
            {lostFeatures(losesFrom, choice.planId).map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
