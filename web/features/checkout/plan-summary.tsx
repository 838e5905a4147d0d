import type { PlanId } from '#shared/data/plans.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { PlanFeatures } from '#web/components/plans/plan-features.tsx';
import type { ListedPlan } from '#web/lib/api/api-types.ts';
import { useDesk } from '#web/lib/browser/use-screen.ts';
import { lostFeatures } from '#web/lib/lost-features.ts';
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
  // On a narrow screen the features would push the price and the card field out of view.
  const isWide = useDesk();
  return (
    <section className="checkout-block" aria-labelledby="checkout-plan">
      <h2 id="checkout-plan">{plan.name} Plan</h2>
      <p className="muted">{plan.description}</p>
      <p>
        <strong className="tabular">{formatMoney(isAnnual ? plan.annualPrice : plan.monthlyPrice)}</strong>{' '}
        {isAnnual ? 'a year, billed annually' : 'a month, billed monthly'}
      </p>
      {isWide ? (
        <PlanFeatures features={plan.features} />
      ) : (
        <details className="checkout-features">
          <summary>What {plan.name} includes</summary>
          <PlanFeatures features={plan.features} />
        </details>
      )}
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
