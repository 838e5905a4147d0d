import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeEmulator, startStripe } from '#scripts/local/stripe/start-stripe.ts';
import { syncPlans } from '#scripts/stripe/sync-plans.ts';
import {
  type BillingCycle,
  billingCycles,
  type PlanId,
  paidPlanIds,
  priceCents,
  priceLookupKey,
} from '#shared/data/plans.ts';

let emulator: StripeEmulator;
let stripe: Stripe;

beforeEach(async () => {
  emulator = await startStripe({ now: new Date('2027-03-01T00:00:00Z') });
  const { host, port } = emulator;
  const version = { apiVersion: '2026-10-28.endive', maxNetworkRetries: 0 } as const;
  stripe = new Stripe('sk_test_sync', { host, port, protocol: 'http', ...version });
});

afterEach(async () => {
  expect(emulator.violations).toEqual([]);
  await emulator.stop();
});

/** Returns the prices that are on sale. */
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

/** Raises the monthly price of Basic to 5.49 and keeps the other prices. */
const dearer = (planId: PlanId, cycle: BillingCycle) =>
  planId === 'basic' && cycle === 'monthly' ? 549 : priceCents(planId, cycle);

const changesAsked = () => emulator.requests.filter(({ method }) => method !== 'GET').length;

describe('products and prices at the payment provider', () => {
  it('are created from the plans', async () => {
    expect(await syncPlans(stripe)).toHaveLength(9);
    expect(await offered()).toEqual(wanted());
    const { data } = await stripe.products.list({ limit: 100 });
    expect(data.map(({ id, name }) => [id, name]).toSorted()).toEqual([
      ['journal_advanced', 'Digital Notary Journal Advanced'],
      ['journal_basic', 'Digital Notary Journal Basic'],
      ['journal_pro', 'Digital Notary Journal Pro'],
    ]);
  });

  it('are unchanged by a second run', async () => {
    await syncPlans(stripe);
    const before = changesAsked();
    expect(await syncPlans(stripe)).toEqual([]);
    expect(changesAsked()).toBe(before);
  });

  it('move the lookup key to a price with the new amount and archive the old one', async () => {
    await syncPlans(stripe);
    const key = priceLookupKey('basic', 'monthly');
    const [old] = (await stripe.prices.list({ lookup_keys: [key] })).data;
    const done = await syncPlans(stripe, dearer);
    expect(done).toEqual([
      expect.stringMatching(/^replaced price journal_basic_monthly: /),
      `archived price ${old?.id}`,
    ]);
    expect(await offered()).toEqual(wanted(dearer));
    // Existing subscribers keep the old price, which still names its plan.
    expect(emulator.actions.look(old?.id ?? '')).toMatchObject({
      active: false,
      lookup_key: null,
      unit_amount: 499,
      metadata: { plan_id: 'basic', cycle: 'monthly' },
    });
    expect(await syncPlans(stripe, dearer)).toEqual([]);
  });

  it('are completed by the next run after an interrupted one', async () => {
    await syncPlans(stripe);
    // The new price gets the lookup key, but archiving the old one fails.
    emulator.faults.next({ method: 'POST', path: '/v1/prices/', kind: 'error' });
    await expect(syncPlans(stripe, dearer)).rejects.toThrow();
    expect(await offered()).toHaveLength(7);
    expect(await syncPlans(stripe, dearer)).toEqual([expect.stringMatching(/^archived price /)]);
    expect(await offered()).toEqual(wanted(dearer));
  });

  it('are restored after manual changes, with their names from the plans', async () => {
    await syncPlans(stripe);
    const [price] = (await stripe.prices.list({ lookup_keys: [priceLookupKey('pro', 'annual')] })).data;
    await stripe.prices.update(price?.id ?? '', { active: false });
    await stripe.products.update('journal_pro', { active: false, name: 'Something else' });
    expect(await syncPlans(stripe)).toEqual([
      'updated product journal_pro',
      expect.stringMatching(/^replaced price journal_pro_annual: /),
    ]);
    expect(await offered()).toEqual(wanted());
    expect(emulator.actions.look('journal_pro')).toMatchObject({
      active: true,
      name: 'Digital Notary Journal Pro',
    });
  });

  it('exclude prices that operators created', async () => {
    await syncPlans(stripe);
    const { id } = await stripe.prices.create({
      product: 'journal_pro',
      currency: 'usd',
      unit_amount: 99_900,
      recurring: { interval: 'year' },
    });
    expect(await syncPlans(stripe)).toEqual([]);
    expect(emulator.actions.look(id)).toMatchObject({ active: true });
  });
});

describe('npm run stripe-sync', () => {
  const root = resolve(import.meta.dirname, '..', '..', '..');

  async function run(environment: Record<string, string>) {
    const child = spawn(process.execPath, [join(root, 'scripts', 'stripe', 'stripe-sync.ts')], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...environment },
    });
    const ended = new Promise<number | null>((end) => child.on('exit', end));
    const [output, problems, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { output, problems, code };
  }

  it('prints its changes, and the second time that everything is up to date', async () => {
    const account = { STRIPE_SECRET_KEY: 'sk_test_sync', STRIPE_API: emulator.url };
    const first = await run(account);
    expect(first).toMatchObject({ code: 0, problems: '' });
    expect(first.output).toContain('created product journal_basic');
    expect(first.output).toContain('created price journal_pro_annual');
    expect(first.output.trim().split('\n').at(-1)).toBe('Changes: 9.');
    expect((await run(account)).output).toBe('Everything is up to date.\n');
    expect(`${first.output}${first.problems}`).not.toContain('sk_test_sync');
  });

  it('fails without a key', async () => {
    const { code, problems } = await run({ STRIPE_API: emulator.url });
    expect(code).toBe(1);
    expect(problems).toBe('Set STRIPE_SECRET_KEY to the secret key of the account to set up.\n');
    expect(emulator.requests).toEqual([]);
  });
});
