import { beforeAll, describe, expect, it } from 'vitest';
import { receivePaymentEvent } from '#functions/services/billing/receive-payment-event.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { call } from '#test/support/api.ts';
import {
  control,
  emulatorState,
  newPayer,
  type Payer,
  type PaymentStack,
  providerOf,
} from '#test/support/payments.ts';
import { stackUrls, useStackEnvironment } from '#test/support/stack.ts';

let stack: PaymentStack;

beforeAll(async () => {
  stack = await stackUrls();
});

/** Polls the plan, which only a webhook can change here. */
const told = (payer: Payer) => expect.poll(() => payer.status(), { timeout: 20_000 });

async function lastInvoice(payer: Payer): Promise<string | undefined> {
  const customer = (await payer.customer())?.id ?? '';
  return (await providerOf(stack).invoices.list({ customer, limit: 1 })).data[0]?.id;
}

async function dispute(payer: Payer, more: object = {}): Promise<string> {
  return String((await control(stack, 'dispute', { of: await lastInvoice(payer), ...more }))['dispute']);
}

const close = (id: string, outcome: 'won' | 'lost') =>
  control(stack, 'dispute/close', { dispute: id, outcome });

const live = async (payer: Payer) => (await payer.liveSubscriptions()).length;

describe('a disputed payment', () => {
  it('keeps the plan and shows a notice while it is open, and changes nothing when won', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'pro' });
    const before = await payer.status();
    expect(before.notice).toBeNull();
    const id = await dispute(payer);
    await told(payer).toMatchObject({ notice: expect.stringMatching(/reports a dispute/) });
    expect({ ...(await payer.status()), notice: null }).toEqual(before);
    await close(id, 'won');
    await told(payer).toEqual(before);
    expect(await live(payer)).toBe(1);
  });

  it('ends the subscription immediately when lost, without another charge, and allows a new one', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    expect((await payer.change({ plan: 'pro' })).body.immediate).toBe(true);
    const charges = await payer.charges();
    await close(await dispute(payer), 'lost');
    const lost = {
      status: 'canceled',
      plan_id: 'free',
      notice: expect.stringMatching(/returned a disputed payment, so your subscription has ended/),
    };
    await told(payer).toMatchObject(lost);
    expect(await live(payer)).toBe(0);
    // Parallel reads do not change the result.
    const again = await Promise.all([1, 2, 3, 4].map(() => payer.status(true)));
    for (const status of again) expect(status).toMatchObject(lost);
    expect(await payer.charges()).toEqual(charges);
    await payer.pay({ plan: 'advanced' });
    expect(await payer.status(true)).toMatchObject({ status: 'active', plan_id: 'advanced', notice: null });
    expect(await live(payer)).toBe(1);
  });

  it('ends the subscription on the next read when it was lost without a webhook', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    const events = ['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed'];
    // An event of the payment that comes late would report the dispute as well: holding waits for those on their way.
    await control(stack, 'webhooks', { action: 'hold' });
    await control(stack, 'webhooks', { action: 'release' });
    for (const type of events) await control(stack, 'webhooks', { action: 'drop', type });
    await close(await dispute(payer), 'lost');
    expect(await live(payer)).toBe(1);
    expect(await payer.status(true)).toMatchObject({ status: 'canceled', plan_id: 'free' });
    expect(await live(payer)).toBe(0);
    await control(stack, 'webhooks', { action: 'undisturbed' });
  });

  it('changes nothing when it is a closed inquiry', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    const id = await dispute(payer, { inquiry: true });
    expect(await payer.status(true)).toMatchObject({ plan_id: 'basic', notice: expect.any(String) });
    await close(id, 'won');
    expect(await payer.status(true)).toMatchObject({ status: 'active', plan_id: 'basic', notice: null });
  });
});

describe('a customer that is deleted at the provider', () => {
  const deleted = async (payer: Payer) => {
    const id = (await payer.customer())?.id ?? '';
    await providerOf(stack).customers.del(id);
    return id;
  };

  it('leads to Free, and the account continues with a new customer', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'pro' });
    const before = await deleted(payer);
    await told(payer).toMatchObject({ status: 'active', plan_id: 'free', card: null });
    expect((await call('list-invoices', { token: payer.token })).body.items).toEqual([]);
    await payer.pay({ plan: 'basic' });
    expect(await payer.status(true)).toMatchObject({ status: 'active', plan_id: 'basic' });
    const after = await payer.customer();
    expect(after?.id).not.toBe(before);
    expect(await payer.charges()).toEqual([499]);
  });

  it('in the trial removes the plan that was to follow', async () => {
    const payer = await newPayer(stack);
    await payer.create({ plan: 'basic' });
    await deleted(payer);
    await told(payer).toMatchObject({ status: 'trialing', plan_id: 'advanced', pending_plan_change: null });
    expect((await payer.create({ plan: 'basic' })).status).toBe(201);
    expect(await payer.status()).toMatchObject({ pending_plan_change: { new_plan_id: 'basic' } });
  });

  it('does not come back through a webhook that was in progress', async () => {
    await useStackEnvironment();
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    const customerId = (await payer.customer())?.id ?? '';
    const deps = billingDeps();
    const keptCustomer = async () => (await deps.accounts.get(payer.notary.id))?.billing?.customerId;
    const kept: unknown[] = [];
    const slow = {
      ...deps.payments,
      event: async () => ({ id: `evt_${customerId}`, customerId, notaryId: payer.notary.id }),
      async notaryOf(id: string) {
        const owner = await deps.payments.notaryOf(id);
        await deleted(payer);
        expect(await payer.status(true)).toMatchObject({ status: 'active', plan_id: 'free' });
        return owner;
      },
      async read(id: string) {
        kept.push(await keptCustomer());
        return deps.payments.read(id);
      },
    };
    const message = { rawBody: Buffer.from(''), signature: '' };
    expect(await receivePaymentEvent({ ...deps, payments: slow }, message)).toMatchObject({ ok: true });
    expect([...kept, await keptCustomer()]).toEqual([null, null]);
    expect((await payer.giveCard()).status).toBe(200);
  });

  const calls = {
    'get-subscription': (payer: Payer) => payer.status(true).then((body) => ({ status: 200, body })),
    'preview-change': (payer: Payer) => payer.preview({ plan: 'pro' }),
    'change-plan': (payer: Payer) => payer.change({ plan: 'pro' }),
    'create-subscription': (payer: Payer) => payer.create({ plan: 'pro' }),
    'set-payment-method': (payer: Payer) => payer.giveCard(),
    'cancel-pending-change': (payer: Payer) => payer.cancelPending(),
    'cancel-scheduled-change': (payer: Payer) => payer.cancelScheduled(),
    'list-invoices': (payer: Payer) => call('list-invoices', { token: payer.token }),
  };

  it.each(Object.entries(calls))('does not break %s before the webhook', async (_, ask) => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    await control(stack, 'webhooks', { action: 'drop', type: 'customer.deleted' });
    await control(stack, 'webhooks', { action: 'drop', type: 'customer.subscription.deleted' });
    await deleted(payer);
    const { status, body } = await ask(payer);
    expect([200, 201, 409], JSON.stringify(body)).toContain(status);
    expect(await live(payer)).toBeLessThanOrEqual(1);
    await control(stack, 'webhooks', { action: 'undisturbed' });
  });
});

describe('the card on file', () => {
  const methodOf = async (payer: Payer) =>
    String((await payer.customer())?.invoice_settings.default_payment_method);

  it('is updated when the bank renews it', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    const renewed = { exp_month: 3, exp_year: 2039, last4: '0077' };
    await control(stack, 'card', { payment_method: await methodOf(payer), ...renewed });
    await told(payer).toMatchObject({
      card: { brand: 'visa', last_4: '0077', exp_month: 3, exp_year: 2039 },
    });
  });

  it('is removed when it is detached, and replaced by a new one', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    await providerOf(stack).paymentMethods.detach(await methodOf(payer));
    await told(payer).toMatchObject({ status: 'active', plan_id: 'basic', card: null });
    await payer.giveCard('pm_card_mastercard');
    expect(await payer.status()).toMatchObject({ card: { brand: 'mastercard' } });
  });
});

describe('the provider', () => {
  it('found no violation of its API description', async () => {
    expect((await emulatorState(stack)).violations).toEqual([]);
  });
});
