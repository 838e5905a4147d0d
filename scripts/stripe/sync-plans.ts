import type Stripe from 'stripe';
import {
  type BillingCycle,
  billingCycles,
  type PaidPlanId,
  paidPlanIds,
  plans,
  priceCents,
  priceLookupKey,
} from '#shared/data/plans.ts';

const currency = 'usd';
const intervals = { monthly: 'month', annual: 'year' } as const;

const productId = (planId: PaidPlanId) => `journal_${planId}`;

async function syncProduct(stripe: Stripe, planId: PaidPlanId): Promise<string[]> {
  const id = productId(planId);
  const { name, description } = plans[planId];
  const wanted = { name: `Digital Notary Journal ${name}`, description };
  const { data } = await stripe.products.list({ ids: [id], limit: 1 });
  const [known] = data;
  if (!known) {
    await stripe.products.create({ id, ...wanted, metadata: { plan_id: planId } });
    return [`created product ${id}`];
  }
  if (known.name === wanted.name && known.description === wanted.description && known.active) return [];
  await stripe.products.update(id, { ...wanted, active: true });
  return [`updated product ${id}`];
}

/** Tells whether a price matches its plan. A price can never be changed. */
function isWanted(price: Stripe.Price, planId: PaidPlanId, cycle: BillingCycle, cents: number): boolean {
  const product = typeof price.product === 'string' ? price.product : price.product.id;
  return (
    price.active &&
    price.unit_amount === cents &&
    price.currency === currency &&
    product === productId(planId) &&
    price.recurring?.interval === intervals[cycle] &&
    price.recurring.interval_count === 1
  );
}

async function syncPrice(
  stripe: Stripe,
  planId: PaidPlanId,
  cycle: BillingCycle,
  cents: number,
): Promise<string[]> {
  const key = priceLookupKey(planId, cycle);
  const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1 });
  const [known] = data;
  if (known && isWanted(known, planId, cycle, cents)) return [];
  const made = await stripe.prices.create({
    product: productId(planId),
    currency,
    unit_amount: cents,
    recurring: { interval: intervals[cycle] },
    lookup_key: key,
    transfer_lookup_key: true,
    // Names the plan even after the lookup key has moved to a price with another amount.
    metadata: { plan_id: planId, cycle },
  });
  return [known ? `replaced price ${key}: ${made.id} for ${known.id}` : `created price ${key}: ${made.id}`];
}

/**
 * Archives the prices of a plan that have lost their lookup key, so that new subscriptions cannot use them. This includes
 * prices that an interrupted run left behind. Prices that this script did not create stay.
 */
async function archiveReplaced(stripe: Stripe, planId: PaidPlanId): Promise<string[]> {
  const active = stripe.prices.list({ product: productId(planId), active: true, limit: 100 });
  const done: string[] = [];
  for await (const { id, lookup_key: key, metadata } of active) {
    if (key !== null || metadata['plan_id'] !== planId) continue;
    await stripe.prices.update(id, { active: false });
    done.push(`archived price ${id}`);
  }
  return done;
}

/**
 * Updates the payment provider's products and prices to match shared/data/plans.ts and returns a line for each
 * change. `cents` returns the price of a plan. Subscriptions keep the price that they started with.
 */
export async function syncPlans(stripe: Stripe, cents = priceCents): Promise<string[]> {
  const done: string[] = [];
  for (const planId of paidPlanIds) {
    done.push(...(await syncProduct(stripe, planId)));
    for (const cycle of billingCycles) {
      done.push(...(await syncPrice(stripe, planId, cycle, cents(planId, cycle))));
    }
    done.push(...(await archiveReplaced(stripe, planId)));
  }
  return done;
}
