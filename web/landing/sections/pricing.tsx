import {
  annualSaving,
  type PlanId,
  planIds,
  plans,
  priceCents,
  trialDays,
  trialPlanId,
} from '#shared/data/plans.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { toDollars } from '#shared/rules/money.ts';
import { PlanFeatures } from '#web/components/plans/plan-features.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { ButtonLink } from '../button-link.tsx';
import { Section } from './section.tsx';

/** The plans from the one table of prices (`shared/data/plans.ts`). */
export function Pricing() {
  return (
    <Section
      id="pricing"
      title="A plan for every notary"
      lead={`Every account starts with ${trialDays} days of ${plans[trialPlanId].name}, without a card. After that, choose a plan or stay on Free.`}
    >
      <div className="plans">
        {planIds.map((planId) => (
          <PlanCard key={planId} planId={planId} />
        ))}
      </div>
    </Section>
  );
}

function PlanCard({ planId }: { planId: PlanId }) {
  const plan = plans[planId];
  const isPopular = planId === trialPlanId;
  const isFree = plan.monthlyCents === 0;
  return (
    <article className={isPopular ? 'plan plan-popular' : 'plan'} aria-labelledby={`plan-${planId}`}>
      {isPopular && <p className="plan-mark">Popular</p>}
      <h3 id={`plan-${planId}`}>{plan.name} Plan</h3>
      <p className="muted">{plan.description}</p>
      <p className="price">
        <span className="price-amount">{formatMoney(toDollars(priceCents(planId, 'monthly')))}</span> a month
      </p>
      <p className="small">
        {isFree
          ? 'Forever. No card.'
          : `or ${formatMoney(toDollars(priceCents(planId, 'annual')))} a year, ${annualSaving}% less`}
      </p>
      <PlanFeatures features={plan.features} />
      <ButtonLink href={paths.register} primary={isPopular}>
        {isFree ? 'Start Free' : `Start ${trialDays}-Day Trial`}
      </ButtonLink>
    </article>
  );
}
