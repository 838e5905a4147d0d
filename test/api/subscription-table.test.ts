import { beforeAll, describe, expect, it } from 'vitest';
import { plans, priceCents } from '#shared/data/plans.ts';
import { type Choice, doubleState, newPayer, type Payer, type PaymentStack } from '#test/support/payments.ts';
import { endTrial } from '#test/support/plan.ts';
import { stackUrls } from '#test/support/stack.ts';

type Paid = Required<Choice>;

const order = ['free', 'basic', 'advanced', 'pro'] as const;
const cycles = ['monthly', 'annual'] as const;
const choices: Paid[] = order.flatMap((plan) => cycles.map((cycle) => ({ plan, cycle })));

type From = { name: string; holds: 'trial' | 'free' | Paid; prepare: (payer: Payer) => Promise<unknown> };

const froms: From[] = [
  { name: 'the trial', holds: 'trial', prepare: async () => undefined },
  {
    name: 'the trial with Basic to follow',
    holds: 'trial',
    prepare: (payer) => payer.change({ plan: 'basic' }, true),
  },
  {
    name: 'the trial with Basic to follow and a card',
    holds: 'trial',
    prepare: (payer) => payer.create({ plan: 'basic' }),
  },
  { name: 'Free', holds: 'free', prepare: (payer) => endTrial(payer.notary.id) },
  ...choices
    .filter(({ plan }) => plan !== 'free')
    .map((holds) => ({
      name: `${holds.plan} ${holds.cycle}`,
      holds,
      prepare: (payer: Payer) => payer.pay(holds),
    })),
];

const never = { action: 'same', takes_hold: 'never', charge_now: 0 };
const dollars = (cents: number) => cents / 100;

/** What the specification's section 4 says of a change made right after the period began. */
function expected(from: From['holds'], to: Paid, isScheduled: boolean) {
  const price = priceCents(to.plan, to.cycle);
  if (from === 'trial' || from === 'free') {
    if (to.plan === 'free') return never;
    return from === 'trial' && isScheduled
      ? { action: 'new', takes_hold: 'trial_end', charge_now: 0 }
      : { action: 'new', takes_hold: 'now', charge_now: dollars(price) };
  }
  // Nothing of the paid price is used up yet; what is left of it beyond the new price is credited.
  const difference = dollars(Math.max(0, price - priceCents(from.plan, from.cycle)));
  if (to.plan === from.plan) {
    if (to.cycle === from.cycle) return never;
    return to.cycle === 'annual'
      ? { action: 'billing_change', takes_hold: 'now', charge_now: difference }
      : { action: 'billing_change', takes_hold: 'period_end', charge_now: 0 };
  }
  return order.indexOf(to.plan) > order.indexOf(from.plan)
    ? { action: 'upgrade', takes_hold: 'now', charge_now: difference }
    : { action: 'downgrade', takes_hold: 'period_end', charge_now: 0 };
}

let stack: PaymentStack;

beforeAll(async () => {
  stack = await stackUrls();
});

describe.each(froms)('from $name', ({ holds, prepare }) => {
  let payer: Payer;

  beforeAll(async () => {
    payer = await newPayer(stack);
    await prepare(payer);
  });

  it('every choice is previewed with its action, its charge and its day', async () => {
    const status = await payer.status();
    const before = await payer.charges();
    for (const to of choices) {
      for (const isScheduled of [false, true]) {
        const asked = Date.now();
        const { body } = await payer.preview(to, isScheduled);
        const row = `${to.plan} ${to.cycle}${isScheduled ? ', scheduled' : ''}`;
        expect(body, row).toMatchObject(expected(holds, to, isScheduled));
        if (body.takes_hold === 'never') expect(body.effective_at, row).toBeNull();
        if (body.takes_hold === 'trial_end') expect(body.effective_at, row).toBe(status.trial_end);
        if (body.takes_hold === 'period_end') expect(body.effective_at, row).toBe(status.current_period_end);
        if (body.takes_hold === 'now') {
          const at = Date.parse(body.effective_at ?? '');
          expect(at >= asked && at <= Date.now(), row).toBe(true);
        }
      }
    }
    expect(await payer.status()).toEqual(status);
    expect(await payer.charges()).toEqual(before);
  });

  it('the step up to Pro charges what was previewed and gives its features at once', async () => {
    const isPro = typeof holds === 'object' && holds.plan === 'pro';
    const to = { plan: 'pro', cycle: 'annual' } as const;
    if (!isPro) expect((await payer.status()).features.batch_export).toBe(false);
    const { body: preview } = await payer.preview(to);
    const before = await payer.charges();
    expect((await payer.giveCard()).status).toBe(200);
    const { status } = await payer.change(to);
    expect(status).toBe(preview.takes_hold === 'never' ? 409 : 200);
    const cents = Math.round(preview.charge_now * 100);
    expect(await payer.charges()).toEqual(cents > 0 ? [...before, cents] : before);
    expect(await payer.status()).toMatchObject({
      status: 'active',
      plan_id: 'pro',
      annual_billing: true,
      monthly_notarizations_limit: plans.pro.notarizationsLimit,
      features: { pdf_export: true, search: true, batch_export: true, support: 'priority' },
    });
  });
});

describe('the provider', () => {
  it('found no rule of its own broken', async () => {
    expect((await doubleState(stack)).violations).toEqual([]);
  });
});
