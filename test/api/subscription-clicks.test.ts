import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyCase } from '#test/support/every-case.ts';
import { newPayer, type PaymentStack } from '#test/support/payments.ts';
import { stackUrls } from '#test/support/stack.ts';

let stack: PaymentStack;

beforeAll(async () => {
  stack = await stackUrls();
});

const clicks = everyCase ? 20 : 8;
const inParallel = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: clicks }, work));

describe('parallel clicks', () => {
  it('on a subscription in the trial create one customer and one subscription without a charge', async () => {
    const payer = await newPayer(stack);
    const answers = await inParallel(() => payer.create({ plan: 'basic' }));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([201, 409, 503]).toContain(status);
    expect(await payer.subscriptions()).toHaveLength(1);
    expect(await payer.charges()).toEqual([]);
    expect(await payer.status()).toMatchObject({ pending_plan_change: { new_plan_id: 'basic' } });
  });

  it('on different plans create one subscription', async () => {
    const payer = await newPayer(stack);
    const chosen = ['basic', 'advanced', 'pro'] as const;
    await Promise.all(chosen.flatMap((plan) => [1, 2, 3].map(() => payer.create({ plan }))));
    expect(await payer.liveSubscriptions()).toHaveLength(1);
    expect(await payer.charges()).toEqual([]);
  });

  it('on an immediate plan charge once', async () => {
    const payer = await newPayer(stack);
    expect((await payer.giveCard()).status).toBe(200);
    const answers = await inParallel(() => payer.change({ plan: 'advanced' }));
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await payer.liveSubscriptions()).toHaveLength(1);
    expect(await payer.charges()).toEqual([999]);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'advanced' });
  });

  it('on an upgrade charge once', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    const answers = await inParallel(() => payer.change({ plan: 'pro' }));
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    const charges = await payer.charges();
    expect(charges).toHaveLength(2);
    expect(charges[0]).toBe(499);
    expect(Math.abs((charges[1] ?? 0) - 1000)).toBeLessThanOrEqual(1);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'pro' });
  });

  it('with one Idempotency-Key get one answer', async () => {
    const payer = await newPayer(stack);
    const key = randomUUID();
    const answers = await inParallel(() =>
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
