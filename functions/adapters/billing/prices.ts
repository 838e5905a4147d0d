import type Stripe from 'stripe';
import { billingCycles, paidPlanIds, planOfLookupKey, priceLookupKey } from '#shared/data/plans.ts';
import type { PaidChoice } from './payments.ts';

const keys = paidPlanIds.flatMap((planId) => billingCycles.map((cycle) => priceLookupKey(planId, cycle)));

let known: Map<string, string> | undefined;

/**
 * Returns the provider's price ID for a plan. `npm run stripe-sync` creates prices; each process looks them
 * up once.
 */
export async function priceId(stripe: Stripe, { planId, cycle }: PaidChoice): Promise<string> {
  const key = priceLookupKey(planId, cycle);
  if (!known?.has(key)) {
    const { data } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 20 });
    known = new Map(data.flatMap((price) => (price.lookup_key ? [[price.lookup_key, price.id]] : [])));
  }
  const id = known.get(key);
  if (!id) throw new Error(`The payment provider has no price ${key}: run npm run stripe-sync`);
  return id;
}

/** Returns the plan behind a price, even an old price whose lookup key has moved to a new one. */
export function choiceOfPrice(price: Stripe.Price): PaidChoice | undefined {
  const { plan_id: planId, cycle } = price.metadata;
  return planOfLookupKey(price.lookup_key) ?? planOfLookupKey(`journal_${planId}_${cycle}`);
}
