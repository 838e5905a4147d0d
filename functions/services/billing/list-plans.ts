import { type Outcome, ok } from '#functions/outcome.ts';
import type { listPlans as contract } from '#shared/contract/billing.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { planIds, plans } from '#shared/data/plans.ts';
import { toDollars } from '#shared/rules/money.ts';

/** Returns every plan with its prices in dollars, its limits and its features. */
export function listPlans(): Outcome<Output<typeof contract>> {
  return ok({
    currency: 'usd',
    plans: planIds.map((planId) => {
      const plan = plans[planId];
      return {
        planId,
        name: plan.name,
        description: plan.description,
        monthlyPrice: toDollars(plan.monthlyCents),
        annualPrice: toDollars(plan.annualCents),
        features: [...plan.features],
        notarizationsLimit: plan.notarizationsLimit,
        draftsLimit: plan.draftsLimit,
      };
    }),
  });
}
