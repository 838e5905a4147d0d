import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  control,
  emulatorState,
  newPayer,
  type Payer,
  type PaymentStack,
  providerOf,
} from '#test/support/payments.ts';
import { startStack, type TestStack } from '#test/support/start-stack.ts';

const dayMs = 86_400_000;

const lives = [
  'free',
  'scheduled',
  'uncarded',
  'immediate',
  'scheduledThenNow',
  'upgrade',
  'downgrade',
  'toMonthly',
  'toAnnual',
  'recovered',
  'lapsed',
  'ended',
] as const;

type Cohort = Record<(typeof lives)[number], Payer>;

/** Returns the charge for a change of price within the period, to the cent. */
async function prorated(
  stack: PaymentStack,
  payer: Payer,
  fromCents: number,
  toCents: number,
): Promise<number> {
  const [subscription] = await payer.subscriptions();
  const item = subscription?.items.data[0];
  const { data } = await providerOf(stack).invoices.list({ subscription: subscription?.id ?? '' });
  const at = data[0]?.created ?? 0;
  if (!item) throw new Error('There is no item');
  const { current_period_start: start, current_period_end: end } = item;
  const share = (end - at) / (end - start);
  return Math.round(toCents * share) - Math.round(fromCents * share);
}

/** Each mode disturbs the provider's webhooks in another way, by actions of the emulator's control. */
const modes = [
  // Events come twice and in the wrong order, which also covers events that come once.
  { mode: 'duplicated and reversed', disturb: [{ action: 'duplicate', times: 2 }, { action: 'reverse' }] },
  { mode: 'delayed by a day', disturb: [{ action: 'delay', days: 1 }] },
  {
    mode: 'of changed subscriptions lost',
    disturb: [{ action: 'drop', type: 'customer.subscription.updated' }],
  },
  { mode: 'all held until the year is over', disturb: [{ action: 'hold' }] },
];

/*
 * These tests lead a dozen accounts through a year and a bit, once for each mode and one mode after the other,
 * because they move the clock of their stack. However the webhooks arrive, every account has the right plan when
 * it is read and is charged what it owes, once.
 */

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

describe.each(modes)('with webhooks $mode', ({ disturb }) => {
  let cohort: Cohort;
  let began = 0;

  /** Moves the clock to a day of this cohort and signs in again the accounts that are checked then. */
  async function moveTo(day: number, ...who: (keyof Cohort)[]): Promise<void> {
    await control(stack.facts, 'clock', { to: new Date(began + day * dayMs).toISOString() });
    await Promise.all(who.map((life) => cohort[life].signInAgain()));
  }

  beforeAll(async () => {
    await control(stack.facts, 'webhooks', { action: 'undisturbed' });
    for (const action of disturb) await control(stack.facts, 'webhooks', action);
    began = new Date((await emulatorState(stack.facts)).now).getTime();
    const payers = await Promise.all(lives.map(() => newPayer(stack.facts)));
    cohort = Object.fromEntries(lives.map((life, index) => [life, payers[index]])) as Cohort;
  });

  afterAll(async () => {
    await control(stack.facts, 'webhooks', { action: 'undisturbed' });
    await Promise.all(Object.values(cohort).map((payer) => payer.endAtProvider()));
  });

  it('day 0: scheduled plans cost nothing yet, immediate plans their full price', async () => {
    const { scheduled, uncarded, immediate, scheduledThenNow } = cohort;
    expect((await scheduled.create({ plan: 'basic' })).body).toMatchObject({ status: 'trialing' });
    expect((await uncarded.change({ plan: 'pro' }, true)).body).toMatchObject({ scheduled: true });
    expect((await scheduledThenNow.create({ plan: 'basic' })).status).toBe(201);
    expect((await scheduledThenNow.change({ plan: 'advanced' })).body).toMatchObject({ immediate: true });
    await immediate.pay({ plan: 'pro' });
    await cohort.upgrade.pay({ plan: 'basic' });
    await cohort.downgrade.pay({ plan: 'pro' });
    await cohort.toMonthly.pay({ plan: 'basic', cycle: 'annual' });
    await cohort.toAnnual.pay({ plan: 'basic' });
    await cohort.recovered.pay({ plan: 'advanced' });
    await cohort.lapsed.pay({ plan: 'advanced' });
    await cohort.ended.pay({ plan: 'basic' });
    expect(await scheduled.status()).toMatchObject({
      status: 'trialing',
      plan_id: 'advanced',
      pending_plan_change: { new_plan_id: 'basic', billing_cycle: 'monthly', is_downgrade: false },
    });
    expect(await uncarded.status()).toMatchObject({
      status: 'trialing',
      pending_plan_change: { new_plan_id: 'pro' },
    });
    expect(await immediate.status()).toMatchObject({ status: 'active', plan_id: 'pro', trial_end: null });
    expect(await scheduledThenNow.status()).toMatchObject({
      status: 'active',
      plan_id: 'advanced',
      pending_plan_change: null,
    });
    expect(await scheduled.charges()).toEqual([]);
    expect(await uncarded.charges()).toEqual([]);
    expect(await immediate.charges()).toEqual([1499]);
    expect(await scheduledThenNow.charges()).toEqual([999]);
    expect(await cohort.toMonthly.charges()).toEqual([4790]);
  });

  it('day 8: after the trial, accounts are on Free or on a scheduled plan with a card', async () => {
    await moveTo(8, 'free', 'scheduled', 'uncarded');
    const { free, scheduled, uncarded } = cohort;
    expect(await free.status()).toMatchObject({ status: 'active', plan_id: 'free', trial_end: null });
    expect(await uncarded.status()).toMatchObject({
      status: 'active',
      plan_id: 'free',
      pending_plan_change: null,
    });
    expect(await uncarded.charges()).toEqual([]);
    expect(await scheduled.status()).toMatchObject({
      status: 'active',
      plan_id: 'basic',
      trial_end: null,
      pending_plan_change: null,
    });
    expect(await scheduled.charges()).toEqual([499]);
  });

  it('day 10: upgrades are prorated to the cent, other changes wait', async () => {
    await moveTo(10, 'upgrade', 'downgrade', 'toMonthly', 'toAnnual');
    const { upgrade, downgrade, toMonthly, toAnnual } = cohort;
    const shown = (await upgrade.preview({ plan: 'pro' })).body.charge_now;
    expect((await upgrade.change({ plan: 'pro' })).body).toMatchObject({
      immediate: true,
      scheduled: false,
    });
    const charged = (await upgrade.charges()).at(-1) ?? 0;
    expect(charged).toBe(await prorated(stack.facts, upgrade, 499, 1499));
    expect(Math.abs(charged - Math.round(shown * 100))).toBeLessThanOrEqual(1);
    expect(await upgrade.status()).toMatchObject({ status: 'active', plan_id: 'pro' });

    expect((await downgrade.change({ plan: 'basic' })).body).toMatchObject({
      scheduled: true,
      is_downgrade: true,
      immediate: false,
    });
    expect(await downgrade.status()).toMatchObject({
      plan_id: 'pro',
      pending_plan_change: { new_plan_id: 'basic', is_downgrade: true },
    });
    expect((await toMonthly.change({ plan: 'basic' })).body).toMatchObject({ scheduled: true });
    expect((await toAnnual.change({ plan: 'basic', cycle: 'annual' })).body).toMatchObject({
      immediate: true,
    });
    expect(await toAnnual.status()).toMatchObject({ plan_id: 'basic', annual_billing: true });
    const [, annual = 0] = await toAnnual.charges();
    // The credit is for 20 or 21 of 30 or 31 days of 4.99.
    expect(annual).toBeGreaterThan(4790 - 360);
    expect(annual).toBeLessThan(4790 - 310);

    await Promise.all([cohort.recovered.turnCard('declined'), cohort.lapsed.turnCard('declined')]);
    await cohort.ended.endAtProvider();
  });

  it('day 12: a subscription that ended at the provider leads to Free', async () => {
    await moveTo(12, 'ended', 'downgrade');
    expect(await cohort.ended.status()).toMatchObject({ status: 'canceled', plan_id: 'free' });
    expect(await cohort.downgrade.status()).toMatchObject({ plan_id: 'pro' });
  });

  it('day 32: subscriptions are renewed, downgraded, or past due with all features', async () => {
    await moveTo(32, 'upgrade', 'downgrade', 'recovered', 'lapsed');
    const { upgrade, downgrade, recovered, lapsed } = cohort;
    expect((await upgrade.charges()).at(-1)).toBe(1499);
    expect(await upgrade.status()).toMatchObject({ status: 'active', plan_id: 'pro' });
    expect(await downgrade.status()).toMatchObject({
      status: 'active',
      plan_id: 'basic',
      pending_plan_change: null,
    });
    expect(await downgrade.charges()).toEqual([1499, 499]);
    for (const payer of [recovered, lapsed]) {
      const status = await payer.status();
      expect(status).toMatchObject({ status: 'past_due', plan_id: 'advanced', features: { search: true } });
      expect(status.grace_until).not.toBeNull();
      expect(await payer.charges()).toEqual([999]);
    }
    expect((await recovered.change({ plan: 'pro' })).body.code).toBe('PAYMENT_DUE');
    expect((await recovered.giveCard('pm_card_mastercard')).body).toMatchObject({ status: 'active' });
    expect(await recovered.status()).toMatchObject({ status: 'active', grace_until: null });
    expect(await recovered.charges()).toEqual([999, 999]);
  });

  it('day 46: an account that is unpaid for fourteen days is on Free', async () => {
    await moveTo(46, 'lapsed', 'recovered');
    expect(await cohort.lapsed.status()).toMatchObject({
      status: 'canceled',
      plan_id: 'free',
      features: { search: false, pdf_export: false },
    });
    expect(await cohort.recovered.status()).toMatchObject({ status: 'active', plan_id: 'advanced' });
    expect(await cohort.lapsed.charges()).toEqual([999]);
  });

  it('day 368: annual billing has become monthly and is charged once', async () => {
    const { toMonthly } = cohort;
    await Promise.all(
      lives.filter((life) => life !== 'toMonthly').map((life) => cohort[life].endAtProvider()),
    );
    await moveTo(368, 'toMonthly');
    expect(await toMonthly.status()).toMatchObject({
      status: 'active',
      plan_id: 'basic',
      annual_billing: false,
      pending_plan_change: null,
    });
    expect(await toMonthly.charges()).toEqual([4790, 499]);
  });

  it('kept the rules of the provider', async () => {
    expect((await emulatorState(stack.facts)).violations).toEqual([]);
  });
});
