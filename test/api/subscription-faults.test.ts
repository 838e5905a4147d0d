import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import {
  control,
  emulatorState,
  expectDoneOnce,
  newPayer,
  type Payer,
  type PlanOutcome,
  providerOf,
} from '#test/support/payments.ts';
import { startStack, type TestStack } from '#test/support/start-stack.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

/** Removes faults and webhook disturbances after each test of the current suite. */
const resetAfterEach = () =>
  afterEach(async () => {
    await control(stack.facts, 'faults', { action: 'release' });
    await control(stack.facts, 'webhooks', { action: 'undisturbed' });
  });

type Decision = PlanOutcome & {
  name: string;
  prepare: (payer: Payer) => Promise<unknown>;
  /** The request to the provider whose answer is lost. */
  request: { method: string; path: string };
  decide: (payer: Payer) => Promise<{ status: number; body: { code?: string | undefined } }>;
  /** The status if the answer never arrives; 503 by default. */
  lost?: number;
  /** Allowed answers when the notary repeats a request that was already carried out. */
  again: readonly (number | string)[];
};

const decisions: Decision[] = [
  {
    name: 'a subscription in the trial',
    prepare: async () => undefined,
    request: { method: 'POST', path: '/v1/subscriptions' },
    decide: (payer) => payer.create({ plan: 'basic' }),
    again: [201],
    ends: { status: 'trialing', plan_id: 'advanced', pending: 'basic' },
    charges: [],
  },
  {
    name: 'a plan that is paid now',
    prepare: (payer) => payer.giveCard(),
    request: { method: 'POST', path: '/v1/subscriptions' },
    decide: (payer) => payer.change({ plan: 'basic' }),
    again: [200, 'PLAN_UNCHANGED'],
    ends: { status: 'active', plan_id: 'basic' },
    charges: [499],
  },
  {
    name: 'an upgrade',
    prepare: (payer) => payer.pay({ plan: 'basic' }),
    request: { method: 'POST', path: '/v1/subscriptions/' },
    decide: (payer) => payer.change({ plan: 'pro' }),
    again: [200, 'PLAN_UNCHANGED'],
    ends: { status: 'active', plan_id: 'pro' },
    charges: [499, 1000],
  },
  {
    name: 'a card on file',
    prepare: (payer) => payer.pay({ plan: 'basic' }),
    request: { method: 'POST', path: '/attach' },
    decide: (payer) => payer.giveCard('pm_card_mastercard'),
    again: [200],
    ends: { status: 'active', plan_id: 'basic' },
    charges: [499],
  },
  {
    name: 'the cancelation of a plan after the trial',
    prepare: (payer) => payer.create({ plan: 'pro' }),
    request: { method: 'DELETE', path: '/v1/subscriptions/' },
    decide: (payer) => payer.cancelScheduled(),
    lost: 200,
    again: [200, 'NO_PENDING_CHANGE'],
    ends: { status: 'trialing', plan_id: 'advanced' },
    charges: [],
  },
  {
    name: 'a move to Free',
    prepare: (payer) => payer.pay({ plan: 'pro' }),
    request: { method: 'POST', path: '/v1/subscriptions/' },
    decide: (payer) => payer.change({ plan: 'free' }),
    again: [200],
    ends: { status: 'active', plan_id: 'pro', pending: 'free' },
    charges: [1499],
  },
  ...[
    {
      name: 'creation of the schedule',
      request: { method: 'POST', path: '/v1/subscription_schedules' },
      lost: 200,
    },
    {
      name: 'phases of the schedule',
      request: { method: 'POST', path: '/v1/subscription_schedules/' },
    },
  ].map(({ name, request, lost }) => ({
    name: `a later downgrade: ${name}`,
    prepare: (payer: Payer) => payer.pay({ plan: 'pro' }),
    request,
    ...(lost && { lost }),
    decide: (payer: Payer) => payer.change({ plan: 'basic' }),
    again: [200],
    ends: { status: 'active', plan_id: 'pro', pending: 'basic' },
    charges: [1499],
  })),
  {
    name: 'the cancelation of a downgrade',
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

/** Repeats the request, as a notary does after an error. */
async function decideAgain(payer: Payer, { decide, again }: Decision): Promise<void> {
  const { status, body } = await decide(payer);
  expect(again).toContain(once(status) ? status : body.code);
}

describe.each(decisions)('$name', (decision) => {
  resetAfterEach();

  it('heals an answer lost once within the call', async () => {
    const payer = await newPayer(stack.facts);
    await decision.prepare(payer);
    await control(stack.facts, 'faults', { action: 'add', kind: 'lost after', ...decision.request });
    const { status, body } = await decision.decide(payer);
    expect(once(status), JSON.stringify(body)).toBe(true);
    await expectDoneOnce(payer, decision);
  });

  it('answers 503 when the answer is lost permanently, and acts once when it is repeated', async () => {
    const payer = await newPayer(stack.facts);
    await decision.prepare(payer);
    const fault = { action: 'add', kind: 'lost after', times: 2, ...decision.request };
    await control(stack.facts, 'webhooks', { action: 'hold' });
    await control(stack.facts, 'faults', fault);
    const { status, body } = await decision.decide(payer);
    expect(decision.lost ?? 503, JSON.stringify(body)).toBe(status);
    await decideAgain(payer, decision);
    await expectDoneOnce(payer, decision);
  });
});

/** Repeats a request until it succeeds, as a client with a broken connection does. */
async function untilDone(work: () => Promise<{ status: number }>): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const status = await work().then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200 || status === 201) return;
  }
  throw new Error('It was never done');
}

/** Milliseconds between the start of a payment and the crash. */
const delays = [250, 120, 60, 20];
// One crash for three decisions: a restart of the API takes seconds, and the provider's client waits only for eight.
const crashes = [0, 3, 6].map((from) => decisions.slice(from, from + 3));

describe.each(crashes)('when the API dies', (...three) => {
  const attempts: { decision: Decision; payer: Payer; response: Promise<unknown> }[] = [];
  const buyers: { ms: number; payer: Payer }[] = [];

  beforeAll(async () => {
    const payers = await Promise.all(
      three.map(async ({ prepare }) => {
        const payer = await newPayer(stack.facts);
        await prepare(payer);
        return payer;
      }),
    );
    for (const ms of delays) {
      const payer = await newPayer(stack.facts);
      expect((await payer.giveCard()).status).toBe(200);
      buyers.push({ ms, payer });
    }
    await control(stack.facts, 'webhooks', { action: 'hold' });
    for (const [index, decision] of three.entries()) {
      const payer = payers[index];
      if (!payer) throw new Error('A decision has no payer');
      await control(stack.facts, 'faults', { action: 'add', kind: 'hold', ...decision.request });
      attempts.push({ decision, payer, response: decision.decide(payer).catch(() => 'died') });
      await control(stack.facts, 'faults', { action: 'held', count: index + 1 });
    }
    const longest = Math.max(...delays);
    // Settled from the start, because the crash rejects them while the test still waits for its end.
    const payments = Promise.allSettled(
      buyers.map(async ({ ms, payer }) => {
        await pause(longest - ms);
        return payer.change({ plan: 'pro' });
      }),
    );
    await pause(longest);
    await stack.killApi();
    await Promise.all([payments, ...attempts.map(({ response }) => response)]);
    await control(stack.facts, 'faults', { action: 'release' });
    await stack.restartApi();
  });

  it(`after the provider's answer and before its own write, a repeated request acts once: ${three.map(({ name }) => name).join(', ')}`, async () => {
    expect(attempts).toHaveLength(three.length);
    for (const { decision, payer, response } of attempts) {
      expect(await response, decision.name).toBe('died');
      await decideAgain(payer, decision);
      await expectDoneOnce(payer, decision);
    }
    await control(stack.facts, 'webhooks', { action: 'undisturbed' });
    for (const { decision, payer } of attempts) await expectDoneOnce(payer, decision);
  });

  it.each(delays)(
    '%i ms after the start of a payment, a repeated request leads to one charge',
    async (delay) => {
      const payer = buyers.find(({ ms }) => ms === delay)?.payer;
      if (!payer) throw new Error('A delay has no payer');
      const isPaid = (await payer.charges()).length > 0;
      // If the plan is already paid for, a repeated request may be refused.
      if (!isPaid || (await payer.status(true)).plan_id !== 'pro') {
        await untilDone(() => payer.change({ plan: 'pro' }));
      }
      expect(await payer.charges()).toEqual([1499]);
      expect(await payer.liveSubscriptions()).toHaveLength(1);
      expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'pro' });
    },
  );
});

describe('an unreachable provider', () => {
  resetAfterEach();

  it.each(['lost before', 'error'])(
    'leads to 503 without an effect, and the next attempt succeeds: %s',
    async (kind) => {
      const payer = await newPayer(stack.facts);
      await payer.giveCard();
      const request = { method: 'POST', path: '/v1/subscriptions' };
      await control(stack.facts, 'faults', { action: 'add', kind, times: 2, ...request });
      const refused = await payer.change({ plan: 'basic' });
      expect([refused.status, refused.body.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
      expect(await payer.subscriptions()).toEqual([]);
      expect((await payer.change({ plan: 'basic' })).status).toBe(200);
      expect(await payer.charges()).toEqual([499]);
    },
  );

  it('leaves the stored plan readable', async () => {
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

describe('a customer that is deleted while a card is put on file', () => {
  resetAfterEach();

  it('leads to 503, and the next attempt creates another customer', async () => {
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
  it('found no violation of its API description', async () => {
    expect((await emulatorState(stack.facts)).violations).toEqual([]);
  });
});
