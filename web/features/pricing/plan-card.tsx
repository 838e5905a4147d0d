import { Button } from '@aws-amplify/ui-react';
import { type BillingCycle, type PaidPlanId, trialPlanId } from '#shared/data/plans.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { PlanFeatures } from '#web/components/plans/plan-features.tsx';
import type { ListedPlan } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { PlanOffer } from './plan-offer.ts';

/** One plan in the price list. */
export function PlanCard({
  plan,
  cycle,
  offer: { badge, action },
  onTrialChoice,
  onFree,
}: {
  plan: ListedPlan;
  cycle: BillingCycle;
  offer: PlanOffer;
  onTrialChoice: (planId: PaidPlanId) => void;
  onFree: () => void;
}) {
  // Most notaries choose the plan of the trial.
  const isPopular = plan.planId === trialPlanId;
  const id = `plan-${plan.planId}`;
  return (
    <article className={isPopular ? 'plan-card plan-card-popular' : 'plan-card'} aria-labelledby={id}>
      <p className="plan-badges">
        {isPopular && <span className="plan-badge plan-badge-popular">POPULAR</span>}
        {badge && <span className="plan-badge">{badge}</span>}
      </p>
      <h2 id={id}>{plan.name}</h2>
      <p className="muted">{plan.description}</p>
      <Price plan={plan} cycle={cycle} />
      <PlanFeatures features={plan.features} />
      <div className="plan-choice">
        {action.kind === 'checkout' && (
          <LinkButton to={paths.checkout(action.planId, cycle)} primary={isPopular}>
            {action.label}
          </LinkButton>
        )}
        {action.kind === 'trial-dialog' && (
          <Button {...(isPopular && { variation: 'primary' })} onClick={() => onTrialChoice(action.planId)}>
            {action.label}
          </Button>
        )}
        {action.kind === 'free' && <Button onClick={onFree}>{action.label}</Button>}
        {action.kind === 'nothing' && <p className="plan-note">{action.note}</p>}
      </div>
    </article>
  );
}

function Price({ plan, cycle }: { plan: ListedPlan; cycle: BillingCycle }) {
  const isAnnual = cycle === 'annual';
  const saving = 12 * plan.monthlyPrice - plan.annualPrice;
  return (
    <div className="plan-price">
      <p>
        <span className="plan-amount tabular">
          {formatMoney(isAnnual ? plan.annualPrice : plan.monthlyPrice)}
        </span>{' '}
        {isAnnual ? 'a year' : 'a month'}
      </p>
      <p className="plan-saving tabular">{isAnnual && saving > 0 && `Save ${formatMoney(saving)} a year`}</p>
    </div>
  );
}
