import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeDouble, startStripe } from '#scripts/local/stripe/start-stripe.ts';
import { syncPlans } from '#scripts/stripe/sync-plans.ts';
import {
  type BillingCycle,
  billingCycles,
  type PlanId,
  paidPlanIds,
  priceCents,
  priceLookupKey,
} from '#shared/data/plans.ts';

let double: StripeDouble;
let stripe: Stripe;

beforeEach(async () => {
  double = await startStripe({ now: new Date('2027-03-01T00:00:00Z') });
  const { host, port } = double;
  const version = { apiVersion: '2026-10-28.endive', maxNetworkRetries: 0 } as const;
  stripe = new Stripe('sk_test_sync', { host, port, protocol: 'http', ...version });
});

afterEach(async () => {
  expect(double.violations).toEqual([]);
  await double.stop();
});

/** The prices that one can begin with, and what each costs. */
async function offered() {
  const { data } = await stripe.prices.list({ active: true, limit: 100 });
  return data
    .map(({ lookup_key: key, unit_amount: cents, currency, recurring, product, metadata }) => ({
      key,
      cents,
      currency,
      interval: recurring?.interval,
      product,
      metadata,
    }))
    .toSorted((one, other) => String(one.key).localeCompare(String(other.key)));
}

const wanted = (cents: typeof priceCents = priceCents) =>
  paidPlanIds
    .flatMap((planId) =>
      billingCycles.map((cycle) => ({
        key: priceLookupKey(planId, cycle),
        cents: cents(planId, cycle),
        currency: 'usd',
        interval: cycle === 'annual' ? 'year' : 'month',
        product: `journal_${planId}`,
        metadata: { plan_id: planId, cycle },
      })),
    )
    .toSorted((one, other) => one.key.localeCompare(other.key));

/** Basic by the month at 5.49, everything else as it is. */
const dearer = (planId: PlanId, cycle: BillingCycle) =>
  planId === 'basic' && cycle === 'monthly' ? 549 : priceCents(planId, cycle);

const changesAsked = () => double.requests.filter(({ method }) => method !== 'GET').length;

describe('products and prices at the payment provider', () => {
  it('are made from the plans', async () => {
    expect(await syncPlans(stripe)).toHaveLength(9);
    expect(await offered()).toEqual(wanted());
    const { data } = await stripe.products.list({ limit: 100 });
    expect(data.map(({ id, name }) => [id, name]).toSorted()).toEqual([
      ['journal_advanced', 'Digital Notary Journal Advanced'],
      ['journal_basic', 'Digital Notary Journal Basic'],
      ['journal_pro', 'Digital Notary Journal Pro'],
    ]);
  });

  it('stay untouched by a second run', async () => {
    await syncPlans(stripe);
    const before = changesAsked();
    expect(await syncPlans(stripe)).toEqual([]);
    expect(changesAsked()).toBe(before);
  });

  it('give the lookup key to a price of the new amount, and archive the old one', async () => {
    await syncPlans(stripe);
    const key = priceLookupKey('basic', 'monthly');
    const [old] = (await stripe.prices.list({ lookup_keys: [key] })).data;
    const done = await syncPlans(stripe, dearer);
    expect(done).toEqual([
      expect.stringMatching(/^replaced price journal_basic_monthly: /),
      `archived price ${old?.id}`,
    ]);
    expect(await offered()).toEqual(wanted(dearer));
    // Who subscribed to it keeps it, and it still tells its plan.
    expect(await stripe.prices.retrieve(old?.id ?? '')).toMatchObject({
      active: false,
      lookup_key: null,
      unit_amount: 499,
      metadata: { plan_id: 'basic', cycle: 'monthly' },
    });
    expect(await syncPlans(stripe, dearer)).toEqual([]);
  });

  it('are put right by the next run when one was cut off in the middle', async () => {
    await syncPlans(stripe);
    // The new price has the lookup key; the old one is not archived any more.
    double.faults.next({ method: 'POST', path: '/v1/prices/', kind: 'error' });
    await expect(syncPlans(stripe, dearer)).rejects.toThrow();
    expect(await offered()).toHaveLength(7);
    expect(await syncPlans(stripe, dearer)).toEqual([expect.stringMatching(/^archived price /)]);
    expect(await offered()).toEqual(wanted(dearer));
  });

  it('come back after somebody archived them by hand, and take their names from the plans', async () => {
    await syncPlans(stripe);
    const [price] = (await stripe.prices.list({ lookup_keys: [priceLookupKey('pro', 'annual')] })).data;
    await stripe.prices.update(price?.id ?? '', { active: false });
    await stripe.products.update('journal_pro', { active: false, name: 'Something else' });
    expect(await syncPlans(stripe)).toEqual([
      'updated product journal_pro',
      expect.stringMatching(/^replaced price journal_pro_annual: /),
    ]);
    expect(await offered()).toEqual(wanted());
    expect(await stripe.products.retrieve('journal_pro')).toMatchObject({
      active: true,
      name: 'Digital Notary Journal Pro',
    });
  });

  it('leave prices alone that ops made beside them', async () => {
    await syncPlans(stripe);
    const { id } = await stripe.prices.create({
      product: 'journal_pro',
      currency: 'usd',
      unit_amount: 99_900,
      recurring: { interval: 'year' },
    });
    expect(await syncPlans(stripe)).toEqual([]);
    expect(await stripe.prices.retrieve(id)).toMatchObject({ active: true });
  });
});

describe('npm run stripe-sync', () => {
  const root = resolve(import.meta.dirname, '..', '..', '..');

  async function run(environment: Record<string, string>) {
    const child = spawn(process.execPath, [join(root, 'scripts', 'stripe-sync.ts')], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...environment },
    });
    const ended = new Promise<number | null>((end) => child.on('exit', end));
    const [output, problems, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { output, problems, code };
  }

  it('says what it did, and the second time that nothing was to be done', async () => {
    const account = { STRIPE_SECRET_KEY: 'sk_test_sync', STRIPE_API: double.url };
    const first = await run(account);
    expect(first).toMatchObject({ code: 0, problems: '' });
    expect(first.output).toContain('created product journal_basic');
    expect(first.output).toContain('created price journal_pro_annual');
    expect(first.output.trim().split('\n').at(-1)).toBe('Changes: 9.');
    expect((await run(account)).output).toBe('Everything is as it should be.\n');
    expect(`${first.output}${first.problems}`).not.toContain('sk_test_sync');
  });

  it('refuses to guess the account', async () => {
    const { code, problems } = await run({ STRIPE_API: double.url });
    expect(code).toBe(1);
    expect(problems).toBe('STRIPE_SECRET_KEY must hold the secret key of the account to be set up.\n');
    expect(double.requests).toEqual([]);
  });
});
