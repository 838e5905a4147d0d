import {
  annualSaving,
  type BillingCycle,
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
import { priceReasons } from '../claims.ts';
import { Section } from './section.tsx';

/** The plans from the one table of prices (`shared/data/plans.ts`). */
export function Pricing() {
  return (
    <Section
      id="pricing"
      title="A plan for every notary"
      lead={`Every account starts with ${trialDays} days of ${plans[trialPlanId].name}, without a card. After that, choose a plan or stay on Free.`}
    >
      <fieldset className="cycle">
        <legend className="visually-hidden">Billing</legend>
        <label>
          <input type="radio" name="cycle" defaultChecked /> Monthly
        </label>
        <label>
          <input type="radio" name="cycle" id="annual" /> Annual, {annualSaving}% less
        </label>
      </fieldset>
      <div className="plans">
        {planIds.map((planId) => (
          <PlanCard key={planId} planId={planId} />
        ))}
      </div>
      <ul className="points reasons">
        {priceReasons.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
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
      <div className="prices">
        <Price planId={planId} cycle="monthly" />
        {isFree ? <span className="small">Forever. No card.</span> : <Price planId={planId} cycle="annual" />}
      </div>
      <PlanFeatures features={plan.features} />
      <ButtonLink href={paths.register} primary={isPopular}>
        {isFree ? 'Start Free' : `Start ${trialDays}-Day Trial`}
      </ButtonLink>
      <p className="small">{isFree ? 'After the trial' : 'Then Free, or this plan'}</p>
    </article>
  );
}

/** The price for a cycle. The chosen one is large, and the other one small below it (sections.css). */
function Price({ planId, cycle }: { planId: PlanId; cycle: BillingCycle }) {
  const amount = formatMoney(toDollars(priceCents(planId, cycle)));
  return (
    <p className={`price price-${cycle}`}>
      <span className="price-amount">{amount}</span>{' '}
      {cycle === 'monthly' ? 'a month' : `a year, ${annualSaving}% less`}
    </p>
  );
}
