import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans, priceCents } from '#shared/data/plans.ts';
import {
  type Choice,
  control,
  emulatorState,
  newPayer,
  type Payer,
  providerOf,
} from '#test/support/payments.ts';
import { startStack, type TestStack } from '#test/support/start-stack.ts';

type Paid = Required<Choice>;
type Status = Awaited<ReturnType<Payer['status']>>;
type Holds = 'trial' | 'free' | 'canceled' | 'past_due' | 'active';

const order = ['free', 'basic', 'advanced', 'pro'] as const;
const cycles = ['monthly', 'annual'] as const;
const choices: Paid[] = order.flatMap((plan) => cycles.map((cycle) => ({ plan, cycle })));
const paidChoices = choices.filter(({ plan }) => plan !== 'free');
/** Every possible request: a plan, a cycle, and whether it is for the end of the trial. */
const asked = choices.flatMap((to) => [false, true].map((isScheduled) => ({ to, isScheduled })));

type Start = { name: string; holds: Holds; on: Paid; prepare: (payer: Payer) => Promise<unknown> };

const dayMs = 86_400_000;
const free: Paid = { plan: 'free', cycle: 'monthly' };
let stack: TestStack;

/** Renews a subscription now with a card that the bank declines. */
async function failRenewal(payer: Payer): Promise<void> {
  await payer.turnCard('declined');
  for (const { id } of await payer.subscriptions()) {
    const billing_cycle_anchor = { type: 'now' } as const;
    await providerOf(stack.facts).subscriptions.update(id, {
      billing_cycle_anchor,
      proration_behavior: 'none',
    });
  }
  await payer.status(true);
}

const starts: Start[] = [
  { name: 'the trial', holds: 'trial', on: free, prepare: async () => undefined },
  { name: 'the trial with a card', holds: 'trial', on: free, prepare: (payer) => payer.giveCard() },
  {
    name: 'the trial with Basic to follow',
    holds: 'trial',
    on: free,
    prepare: (payer) => payer.change({ plan: 'basic' }, true),
  },
  {
    name: 'the trial with Basic to follow and a card',
    holds: 'trial',
    on: free,
    prepare: (payer) => payer.create({ plan: 'basic' }),
  },
  // These accounts registered before the clock moved beyond their trial.
  { name: 'Free', holds: 'free', on: free, prepare: async () => undefined },
  {
    name: 'canceled',
    holds: 'canceled',
    on: free,
    prepare: async (payer) => {
      await payer.pay({ plan: 'basic' });
      await payer.endAtProvider();
      await payer.status(true);
    },
  },
  ...paidChoices.map((on) => ({
    name: `active on ${on.plan} ${on.cycle}`,
    holds: 'active' as const,
    on,
    prepare: (payer: Payer) => payer.pay(on),
  })),
  ...paidChoices.map((on) => ({
    name: `past due on ${on.plan} ${on.cycle}`,
    holds: 'past_due' as const,
    on,
    prepare: async (payer: Payer) => {
      await payer.pay(on);
      await failRenewal(payer);
    },
  })),
];

type Expected = {
  action: string;
  takesHold: 'now' | 'period_end' | 'trial_end' | 'never';
  cents: number;
  /** The error code of a refusal. */
  refused?: string;
};

/** Returns the required result of a change right after the start of the period (specification, section 4). */
function expected({ holds, on }: Start, to: Paid, isScheduled: boolean): Expected {
  const same: Expected = { action: 'same', takesHold: 'never', cents: 0, refused: 'PLAN_UNCHANGED' };
  const later = (action: string): Expected => ({ action, takesHold: 'period_end', cents: 0 });
  if (holds === 'past_due') {
    return to.plan === 'free' ? later('downgrade') : { ...same, refused: 'PAYMENT_DUE' };
  }
  const price = priceCents(to.plan, to.cycle);
  if (on.plan === 'free') {
    if (to.plan === 'free') return same;
    return holds === 'trial' && isScheduled
      ? { action: 'new', takesHold: 'trial_end', cents: 0 }
      : { action: 'new', takesHold: 'now', cents: price };
  }
  // The paid price is still unused, so all of it is credited.
  const cents = Math.max(0, price - priceCents(on.plan, on.cycle));
  if (to.plan === on.plan) {
    if (to.cycle === on.cycle) return same;
    return to.cycle === 'annual'
      ? { action: 'billing_change', takesHold: 'now', cents }
      : later('billing_change');
  }
  return order.indexOf(to.plan) > order.indexOf(on.plan)
    ? { action: 'upgrade', takesHold: 'now', cents }
    : later('downgrade');
}

/** Returns the status, plan and features of an account; in the trial, those of Advanced. */
function allowed(holds: Holds, on: Paid) {
  const isTrial = holds === 'trial';
  const planId = isTrial ? 'advanced' : on.plan;
  const { notarizationsLimit, draftsLimit, pdfExport, search, batchExport, support } = plans[planId];
  return {
    status: isTrial ? 'trialing' : holds === 'free' ? 'active' : holds,
    plan_id: planId,
    annual_billing: !isTrial && on.plan !== 'free' && on.cycle === 'annual',
    monthly_notarizations_limit: notarizationsLimit,
    drafts_limit: draftsLimit,
    features: {
      pdf_export: pdfExport,
      search,
      batch_export: batchExport,
      support: isTrial ? 'phone' : support,
    },
  };
}

const onFree: Payer[] = [];
let now: number;

async function moveClockBy(days: number): Promise<void> {
  now += days * dayMs;
  await control(stack.facts, 'clock', { to: new Date(now).toISOString() });
}

const isNow = (start: Start, to: Paid, isScheduled: boolean) =>
  expected(start, to, isScheduled).takesHold === 'now';

beforeAll(async () => {
  stack = await startStack();
  // Other tests cover webhooks; these tests read the state.
  await control(stack.facts, 'webhooks', { action: 'hold' });
  now = Date.parse((await emulatorState(stack.facts)).now);
  const [start] = starts.filter(({ holds }) => holds === 'free');
  const rows = asked.filter(({ to, isScheduled }) => start && isNow(start, to, isScheduled));
  onFree.push(...(await Promise.all([free, ...rows].map(() => newPayer(stack.facts)))));
  await moveClockBy(8);
  await Promise.all(onFree.map((payer) => payer.signInAgain()));
});

afterAll(() => stack.stop());

async function startedFrom({ holds, prepare }: Start): Promise<Payer> {
  const payer = (holds === 'free' && onFree.pop()) || (await newPayer(stack.facts));
  await prepare(payer);
  return payer;
}

/** Scheduled changes, to be checked again after their date. */
const waiting: { row: string; payer: Payer; to: Paid; at: number; charges: number[] }[] = [];

const label = (to: Paid, isScheduled: boolean) => `${to.plan} ${to.cycle}${isScheduled ? ', scheduled' : ''}`;

/** Checks the preview of a change and returns the date on which it takes effect. */
async function previewed(payer: Payer, to: Paid, isScheduled: boolean, wanted: Expected, before: Status) {
  const row = label(to, isScheduled);
  const { status, body } = await payer.preview(to, isScheduled);
  if (wanted.refused === 'PAYMENT_DUE') {
    expect([status, body.code], row).toEqual([409, 'PAYMENT_DUE']);
    return null;
  }
  expect(body, row).toMatchObject({
    action: wanted.action,
    takes_hold: wanted.takesHold,
    charge_now: wanted.cents / 100,
  });
  const at = body.effective_at;
  if (wanted.takesHold === 'never') expect(at, row).toBeNull();
  if (wanted.takesHold === 'trial_end') expect(at, row).toBe(before.trial_end);
  if (wanted.takesHold === 'period_end') expect(at, row).toBe(before.current_period_end);
  return at;
}

/** Requests a change that is refused. The caller checks that nothing has changed. */
async function askInVain(payer: Payer, to: Paid, isScheduled: boolean, wanted: Expected, before: Status) {
  await previewed(payer, to, isScheduled, wanted, before);
  const { status, body } = await payer.change(to, isScheduled);
  expect([status, body.code], label(to, isScheduled)).toEqual([409, wanted.refused]);
}

/** Requests a later change and checks that only the pending change is new. */
async function askForLater(payer: Payer, to: Paid, isScheduled: boolean, wanted: Expected) {
  const row = label(to, isScheduled);
  const [before, charges] = [await payer.status(), await payer.charges()];
  const at = await previewed(payer, to, isScheduled, wanted, before);
  const { body } = await payer.change(to, isScheduled);
  expect(body, row).toMatchObject({ scheduled: true, immediate: false, next_billing_date: at });
  const { pending_plan_change: pending, card, ...rest } = await payer.status();
  const { pending_plan_change: _, card: cardBefore, ...restBefore } = before;
  expect(rest, row).toEqual(restBefore);
  // The card of the trial appears together with its subscription.
  if (cardBefore) expect(card, row).toEqual(cardBefore);
  expect(pending, row).toMatchObject({
    new_plan_id: to.plan,
    ...(to.plan !== 'free' && { billing_cycle: to.cycle }),
    is_downgrade: wanted.action === 'downgrade',
    scheduled_for: at,
  });
  expect(await payer.charges(), row).toEqual(charges);
  return { at, charges };
}

async function takeNow(start: Start, to: Paid, isScheduled: boolean, wanted: Expected): Promise<void> {
  const row = label(to, isScheduled);
  const payer = await startedFrom(start);
  if (start.holds !== 'active') expect((await payer.giveCard()).status, row).toBe(200);
  const before = await payer.status();
  expect(before, row).toMatchObject(allowed(start.holds, start.on));
  const charges = await payer.charges();
  await previewed(payer, to, isScheduled, wanted, before);
  const { body } = await payer.change(to, isScheduled);
  expect(body, row).toMatchObject({ scheduled: false, immediate: true, trial_end: null });
  expect(await payer.charges(), row).toEqual([...charges, ...(wanted.cents > 0 ? [wanted.cents] : [])]);
  const after = await payer.status();
  expect(after, row).toMatchObject({ ...allowed('active', to), trial_end: null, pending_plan_change: null });
  expect(body.next_billing_date, row).toBe(after.current_period_end);
  const days = (Date.parse(after.current_period_end ?? '') - now) / dayMs;
  const [least, most] = to.cycle === 'annual' ? [364, 367] : [27, 32];
  expect(days > least && days < most, row).toBe(true);
  await payer.endAtProvider();
}

const rowsOf = (start: Start) =>
  asked.map(({ to, isScheduled }) => ({ to, isScheduled, wanted: expected(start, to, isScheduled) }));
type Row = ReturnType<typeof rowsOf>[number];

const isLater = ({ wanted }: Row) => wanted.takesHold.endsWith('_end');
const isTakenNow = ({ wanted }: Row) => wanted.takesHold === 'now';
/** Starting points whose later changes stay until their date. */
const isLeft = (start: Start) => start.holds === 'active' || start.name === 'the trial with a card';

it.each(starts)(
  'from $name: a refused or later change charges nothing and can be canceled',
  async (start) => {
    const payer = await startedFrom(start);
    const [before, charges] = [await payer.status(), await payer.charges()];
    expect(before).toMatchObject(allowed(start.holds, start.on));
    for (const { to, isScheduled, wanted } of rowsOf(start).filter(({ wanted }) => wanted.refused)) {
      await askInVain(payer, to, isScheduled, wanted, before);
    }
    expect(await payer.status()).toEqual(before);
    expect(await payer.charges()).toEqual(charges);
    for (const { to, isScheduled, wanted } of rowsOf(start).filter(isLater)) {
      await askForLater(payer, to, isScheduled, wanted);
      // During the trial, the next choice replaces the previous one.
      if (start.holds === 'trial') continue;
      expect((await payer.cancelPending()).status, label(to, isScheduled)).toBe(200);
      expect(await payer.status(), label(to, isScheduled)).toEqual(before);
    }
    await payer.endAtProvider();
  },
);

it.each(starts.filter((start) => rowsOf(start).some(isTakenNow)))(
  'from $name: an immediate change is charged to the cent',
  async (start) => {
    const rows = rowsOf(start).filter(isTakenNow);
    await Promise.all(rows.map(({ to, isScheduled, wanted }) => takeNow(start, to, isScheduled, wanted)));
    expect(rows.length).toBeGreaterThan(0);
  },
);

it.each(starts.filter(isLeft))('from $name: a later change waits for its date', async (start) => {
  const rows = rowsOf(start).filter((row) => {
    const isOnce = start.holds === 'trial' || !row.isScheduled;
    return isLater(row) && isOnce && !(row.to.plan === 'free' && row.to.cycle === 'annual');
  });
  await Promise.all(
    rows.map(async ({ to, isScheduled, wanted }) => {
      const payer = await startedFrom(start);
      const { at, charges } = await askForLater(payer, to, isScheduled, wanted);
      const row = `from ${start.name} to ${label(to, isScheduled)}`;
      waiting.push({ row, payer, to, at: Date.parse(at ?? ''), charges });
    }),
  );
  expect(rows.length).toBeGreaterThan(0);
});

describe.each([
  { name: 'after a month', days: 32 },
  { name: 'after a year', days: 336 },
])('$name', ({ days }) => {
  it('due changes have taken effect, and their price is charged once', async () => {
    await moveClockBy(days);
    const due = waiting.filter(({ at }) => at <= now);
    expect(due.length).toBeGreaterThan(5);
    await Promise.all(
      due.map(async ({ row, payer, to, charges }) => {
        await payer.signInAgain();
        const status = await payer.status(true);
        const after = allowed(to.plan === 'free' ? 'canceled' : 'active', to);
        expect(status, row).toMatchObject({ ...after, pending_plan_change: null });
        const price = priceCents(to.plan, to.cycle);
        expect(await payer.charges(), row).toEqual([...charges, ...(price > 0 ? [price] : [])]);
        await payer.endAtProvider();
      }),
    );
    waiting.splice(0, waiting.length, ...waiting.filter(({ at }) => at > now));
  });
});

describe('in the end', () => {
  it('no change is waiting, and the provider found no violation', async () => {
    expect(waiting).toEqual([]);
    expect((await emulatorState(stack.facts)).violations).toEqual([]);
  });
});
