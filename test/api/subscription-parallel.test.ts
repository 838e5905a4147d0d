import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStripeKeys } from '#scripts/local/payments.ts';
import { pathOf } from '#test/support/api.ts';
import { control, doubleState, newPayer, type Payer, providerOf } from '#test/support/payments.ts';
import { startStack, type TestStack } from '#test/support/start-stack.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));

/** Does it until the API answers with a success, as a client with a broken connection does. */
async function untilDone(work: () => Promise<{ status: number }>): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const status = await work().then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200 || status === 201) return;
  }
  throw new Error('It was never done');
}

async function liveSubscriptions(payer: Payer) {
  return (await payer.subscriptions()).filter(({ status }) => status !== 'canceled');
}

describe('twenty clicks at the same time', () => {
  it('on subscribing in the trial make one customer and one subscription, and charge nothing', async () => {
    const payer = await newPayer(stack.facts);
    const answers = await twenty(() => payer.create({ plan: 'basic' }));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([201, 409, 503]).toContain(status);
    expect(await payer.subscriptions()).toHaveLength(1);
    expect(await payer.charges()).toEqual([]);
    expect(await payer.status()).toMatchObject({ pending_plan_change: { new_plan_id: 'basic' } });
  });

  it('on different plans make one subscription', async () => {
    const payer = await newPayer(stack.facts);
    const chosen = ['basic', 'advanced', 'pro'] as const;
    await Promise.all(chosen.flatMap((plan) => [1, 2, 3].map(() => payer.create({ plan }))));
    expect(await liveSubscriptions(payer)).toHaveLength(1);
    expect(await payer.charges()).toEqual([]);
  });

  it('on an immediate plan charge once', async () => {
    const payer = await newPayer(stack.facts);
    expect((await payer.giveCard()).status).toBe(200);
    const answers = await twenty(() => payer.change({ plan: 'advanced' }));
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await liveSubscriptions(payer)).toHaveLength(1);
    expect(await payer.charges()).toEqual([999]);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'advanced' });
  });

  it('on an upgrade charge once', async () => {
    const payer = await newPayer(stack.facts);
    await payer.pay({ plan: 'basic' });
    const answers = await twenty(() => payer.change({ plan: 'pro' }));
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    const charges = await payer.charges();
    expect(charges).toHaveLength(2);
    expect(charges[0]).toBe(499);
    expect(Math.abs((charges[1] ?? 0) - 1000)).toBeLessThanOrEqual(1);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'pro' });
  });

  it('with one Idempotency-Key get one answer', async () => {
    const payer = await newPayer(stack.facts);
    const key = randomUUID();
    const answers = await twenty(() =>
      payer.create({ plan: 'pro' }, 'pm_card_visa', { 'idempotency-key': key }),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body.code).toBe('REQUEST_IN_PROGRESS');
    }
    expect(answers.length - refused.length).toBeGreaterThan(0);
    expect(await payer.subscriptions()).toHaveLength(1);
  });
});

describe('the API dies while a payment is made', () => {
  it.each([20, 60, 120, 250])('%i ms into it: the retry heals it, one charge', async (ms) => {
    const payer = await newPayer(stack.facts);
    expect((await payer.giveCard()).status).toBe(200);
    const call = payer.change({ plan: 'pro' }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await stack.killApi();
    await call;
    await stack.restartApi();
    const isPaid = (await payer.charges()).length > 0;
    // Already paid for: the retry may be told that this is the plan.
    if (!isPaid || (await payer.status(true)).plan_id !== 'pro') {
      await untilDone(() => payer.change({ plan: 'pro' }));
    }
    expect(await payer.charges()).toEqual([1499]);
    expect(await liveSubscriptions(payer)).toHaveLength(1);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'pro' });
  });
});

describe('webhooks', () => {
  /** A message as the provider sends it, signed with a secret, some seconds old. */
  const signed = (body: string, secret = localStripeKeys.webhookSecret, ageSeconds = 0) => {
    const at = Math.floor(Date.now() / 1000) - ageSeconds;
    const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return `t=${at},v1=${digest}`;
  };

  async function post(body: string, signature?: string) {
    const answer = await fetch(`${stack.facts.apiUrl}${pathOf('stripe-webhook')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body,
    });
    return answer.status;
  }

  const event = (customer: string) =>
    JSON.stringify({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      type: 'customer.subscription.deleted',
      data: { object: { id: 'sub_1', object: 'subscription', customer, status: 'canceled' } },
    });

  it('refuses what is forged, unsigned or stale, and changes nothing', async () => {
    const payer = await newPayer(stack.facts);
    await payer.pay({ plan: 'basic' });
    const body = event((await payer.customer())?.id ?? '');
    expect(await post(body)).toBe(400);
    expect(await post(body, 'nonsense')).toBe(400);
    expect(await post(body, signed(body, 'whsec_other'))).toBe(400);
    expect(await post(body, signed(body, undefined, 301))).toBe(400);
    expect(await post(`${body} `, signed(body))).toBe(400);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'basic' });
  });

  it('believes the provider, not the message, and takes a replay without harm', async () => {
    const payer = await newPayer(stack.facts);
    await payer.pay({ plan: 'basic' });
    const body = event((await payer.customer())?.id ?? '');
    const signature = signed(body);
    expect(await post(body, signature)).toBe(204);
    expect(await post(body, signature)).toBe(204);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'basic' });
  });

  it('works an event in once: its replay does not ask the provider again', async () => {
    const payer = await newPayer(stack.facts);
    await payer.pay({ plan: 'basic' });
    await control(stack.facts, 'webhooks', { action: 'hold' });
    const body = event((await payer.customer())?.id ?? '');
    expect(await post(body, signed(body))).toBe(204);
    await payer.endAtProvider();
    expect(await post(body, signed(body))).toBe(204);
    expect(await payer.status()).toMatchObject({ status: 'active' });
    const other = event((await payer.customer())?.id ?? '');
    expect(await post(other, signed(other))).toBe(204);
    expect(await payer.status()).toMatchObject({ status: 'canceled', plan_id: 'free' });
    await control(stack.facts, 'webhooks', { action: 'undisturbed' });
  });

  it('acknowledges what concerns a customer of somebody else', async () => {
    const stranger = await providerOf(stack.facts).customers.create({ email: 'stranger@example.com' });
    const body = event(stranger.id);
    expect(await post(body, signed(body))).toBe(204);
  });
});

describe('the provider', () => {
  it('found no rule of its own broken', async () => {
    expect((await doubleState(stack.facts)).violations).toEqual([]);
  });
});
