import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { control, doubleState, newPayer, type Payer, providerOf } from '#test/support/payments.ts';
import { startStack, type TestStack } from '#test/support/start-stack.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack();
});

afterEach(async () => {
  await control(stack.facts, 'faults', { action: 'release' });
  await control(stack.facts, 'webhooks', { action: 'undisturbed' });
});

afterAll(() => stack.stop());

type Decision = {
  name: string;
  prepare: (payer: Payer) => Promise<unknown>;
  /** The request of the provider whose answer does not arrive. */
  request: { method: string; path: string };
  decide: (payer: Payer) => Promise<{ status: number; body: { code?: string | undefined } }>;
  /** The status when the answer never arrives; 503 unless it is seen to be done. */
  lost?: number;
  /** What may be answered when it was done already, and the notary asks for it once more. */
  again: readonly (number | string)[];
  ends: { status: string; plan_id: string; pending?: string };
  charges: number[];
};

const decisions: Decision[] = [
  {
    name: 'subscribing in the trial',
    prepare: async () => undefined,
    request: { method: 'POST', path: '/v1/subscriptions' },
    decide: (payer) => payer.create({ plan: 'basic' }),
    again: [201],
    ends: { status: 'trialing', plan_id: 'advanced', pending: 'basic' },
    charges: [],
  },
  {
    name: 'paying a plan now',
    prepare: (payer) => payer.giveCard(),
    request: { method: 'POST', path: '/v1/subscriptions' },
    decide: (payer) => payer.change({ plan: 'basic' }),
    again: [200, 'PLAN_UNCHANGED'],
    ends: { status: 'active', plan_id: 'basic' },
    charges: [499],
  },
  {
    name: 'upgrading',
    prepare: (payer) => payer.pay({ plan: 'basic' }),
    request: { method: 'POST', path: '/v1/subscriptions/' },
    decide: (payer) => payer.change({ plan: 'pro' }),
    again: [200, 'PLAN_UNCHANGED'],
    ends: { status: 'active', plan_id: 'pro' },
    charges: [499, 1000],
  },
  {
    name: 'giving a card',
    prepare: (payer) => payer.pay({ plan: 'basic' }),
    request: { method: 'POST', path: '/attach' },
    decide: (payer) => payer.giveCard('pm_card_mastercard'),
    again: [200],
    ends: { status: 'active', plan_id: 'basic' },
    charges: [499],
  },
  {
    name: 'taking back what was to follow the trial',
    prepare: (payer) => payer.create({ plan: 'pro' }),
    request: { method: 'DELETE', path: '/v1/subscriptions/' },
    decide: (payer) => payer.cancelScheduled(),
    lost: 200,
    again: [200, 'NO_PENDING_CHANGE'],
    ends: { status: 'trialing', plan_id: 'advanced' },
    charges: [],
  },
  {
    name: 'moving to Free',
    prepare: (payer) => payer.pay({ plan: 'pro' }),
    request: { method: 'POST', path: '/v1/subscriptions/' },
    decide: (payer) => payer.change({ plan: 'free' }),
    again: [200],
    ends: { status: 'active', plan_id: 'pro', pending: 'free' },
    charges: [1499],
  },
  ...[
    {
      name: 'a schedule that is made',
      request: { method: 'POST', path: '/v1/subscription_schedules' },
      lost: 200,
    },
    {
      name: 'a schedule that gets its phases',
      request: { method: 'POST', path: '/v1/subscription_schedules/' },
    },
  ].map(({ name, request, lost }) => ({
    name: `downgrading later: ${name}`,
    prepare: (payer: Payer) => payer.pay({ plan: 'pro' }),
    request,
    ...(lost && { lost }),
    decide: (payer: Payer) => payer.change({ plan: 'basic' }),
    again: [200],
    ends: { status: 'active', plan_id: 'pro', pending: 'basic' },
    charges: [1499],
  })),
  {
    name: 'taking a downgrade back',
    prepare: async (payer) => {
      await payer.pay({ plan: 'pro' });
      await payer.change({ plan: 'basic' });
    },
    request: { method: 'POST', path: '/release' },
    decide: (payer) => payer.cancelPending(),
    again: [200, 'NO_PENDING_CHANGE'],
    ends: { status: 'active', plan_id: 'pro' },
    charges: [1499],
  },
];

const once = (status: number) => status === 200 || status === 201;

async function expectDone(payer: Payer, { ends, charges }: Decision): Promise<void> {
  const { status, plan_id, pending_plan_change: pending } = await payer.status();
  expect({ status, plan_id, ...(pending && { pending: pending.new_plan_id }) }).toEqual(ends);
  const paid = await payer.charges();
  expect(paid).toHaveLength(charges.length);
  // A second may pass between paying and upgrading.
  paid.forEach((cents, index) => {
    expect(Math.abs(cents - (charges[index] ?? 0))).toBeLessThanOrEqual(1);
  });
  const subscriptions = await payer.subscriptions();
  expect(subscriptions.length).toBeLessThanOrEqual(1);
}

/** Asks again until it is done, as a notary does who was told to. */
async function decideAgain(payer: Payer, { decide, again }: Decision): Promise<void> {
  const { status, body } = await decide(payer);
  expect(again).toContain(once(status) ? status : body.code);
}

describe.each(decisions)('$name', (decision) => {
  it('an answer lost once heals within the call', async () => {
    const payer = await newPayer(stack.facts);
    await decision.prepare(payer);
    await control(stack.facts, 'faults', { action: 'add', kind: 'lost after', ...decision.request });
    const { status, body } = await decision.decide(payer);
    expect(once(status), JSON.stringify(body)).toBe(true);
    await expectDone(payer, decision);
  });

  it('an answer lost for good is 503, and asking again does it once', async () => {
    const payer = await newPayer(stack.facts);
    await decision.prepare(payer);
    const fault = { action: 'add', kind: 'lost after', times: 2, ...decision.request };
    await control(stack.facts, 'webhooks', { action: 'hold' });
    await control(stack.facts, 'faults', fault);
    const { status, body } = await decision.decide(payer);
    expect(decision.lost ?? 503, JSON.stringify(body)).toBe(status);
    await decideAgain(payer, decision);
    await expectDone(payer, decision);
  });

  it('the API dies between the answer and its own write: asking again does it once', async () => {
    const payer = await newPayer(stack.facts);
    await decision.prepare(payer);
    await control(stack.facts, 'webhooks', { action: 'hold' });
    await control(stack.facts, 'faults', { action: 'add', kind: 'hold', ...decision.request });
    const died = decision.decide(payer).catch(() => 'died');
    await control(stack.facts, 'faults', { action: 'held' });
    await stack.killApi();
    expect(await died).toBe('died');
    await control(stack.facts, 'faults', { action: 'release' });
    await stack.restartApi();
    await decideAgain(payer, decision);
    await expectDone(payer, decision);
    await control(stack.facts, 'webhooks', { action: 'undisturbed' });
    await expectDone(payer, decision);
  });
});

describe('the provider is not reached at all', () => {
  it.each(['lost before', 'error'])('%s: 503, nothing is done, and the next try does it', async (kind) => {
    const payer = await newPayer(stack.facts);
    await payer.giveCard();
    const request = { method: 'POST', path: '/v1/subscriptions' };
    await control(stack.facts, 'faults', { action: 'add', kind, times: 2, ...request });
    const refused = await payer.change({ plan: 'basic' });
    expect([refused.status, refused.body.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
    expect(await payer.subscriptions()).toEqual([]);
    expect((await payer.change({ plan: 'basic' })).status).toBe(200);
    expect(await payer.charges()).toEqual([499]);
  });

  it('the plan is read as it is stored', async () => {
    const payer = await newPayer(stack.facts);
    await control(stack.facts, 'webhooks', { action: 'hold' });
    await payer.pay({ plan: 'basic' });
    const path = '/v1/customers';
    await control(stack.facts, 'faults', { action: 'add', kind: 'lost before', times: 2, path });
    expect(
      (
        await call('get-subscription', {
          apiUrl: stack.facts.apiUrl,
          token: payer.token,
          query: { refresh: 'true' },
        })
      ).body.code,
    ).toBe('PAYMENTS_UNAVAILABLE');
    await control(stack.facts, 'faults', { action: 'add', kind: 'lost before', times: 2, path });
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'basic' });
  });
});

describe('a customer that is deleted while a card is given', () => {
  it('is 503, and asking again begins with another', async () => {
    const payer = await newPayer(stack.facts);
    await payer.giveCard();
    await control(stack.facts, 'webhooks', { action: 'hold' });
    await control(stack.facts, 'faults', { action: 'add', kind: 'hold', method: 'POST', path: '/attach' });
    const giving = payer.giveCard('pm_card_mastercard');
    await control(stack.facts, 'faults', { action: 'held' });
    await providerOf(stack.facts).customers.del((await payer.customer())?.id ?? '');
    await control(stack.facts, 'faults', { action: 'release' });
    const { status, body } = await giving;
    expect([status, body.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
    await payer.pay({ plan: 'basic' });
    expect(await payer.charges()).toEqual([499]);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'basic' });
  });
});

describe('the provider', () => {
  it('found no rule of its own broken', async () => {
    expect((await doubleState(stack.facts)).violations).toEqual([]);
  });
});
