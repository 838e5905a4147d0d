import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { receivePaymentEvent } from '#functions/services/billing/receive-payment-event.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { localStripeKeys } from '#scripts/local/stripe/start-payments.ts';
import { pathOf } from '#scripts/smoke/contract-call.ts';
import { newPayer, type PaymentStack, providerOf } from '#test/support/payments.ts';
import { stackUrls, useStackEnvironment } from '#test/support/stack.ts';

let stack: PaymentStack;

beforeAll(async () => {
  stack = await stackUrls();
});

const eventId = () => `evt_${randomUUID().replaceAll('-', '')}`;

/** Signs a message as the provider does, with a secret and an age in seconds. */
const signed = (body: string, secret = localStripeKeys.webhookSecret, ageSeconds = 0) => {
  const at = Math.floor(Date.now() / 1000) - ageSeconds;
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${digest}`;
};

async function post(body: string, signature?: string) {
  const response = await fetch(`${stack.apiUrl}${pathOf('stripe-webhook')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body,
  });
  return response.status;
}

const event = (customer: string) =>
  JSON.stringify({
    id: eventId(),
    object: 'event',
    type: 'customer.subscription.deleted',
    data: { object: { id: 'sub_1', object: 'subscription', customer, status: 'canceled' } },
  });

describe('webhooks', () => {
  it('refuses forged, unsigned and stale messages without an effect', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    const body = event((await payer.customer())?.id ?? '');
    expect(await post(body)).toBe(400);
    expect(await post(body, 'nonsense')).toBe(400);
    expect(await post(body, signed(body, 'whsec_other'))).toBe(400);
    expect(await post(body, signed(body, undefined, 301))).toBe(400);
    expect(await post(`${body} `, signed(body))).toBe(400);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'basic' });
  });

  it('trusts the provider, not the message, and accepts a replay', async () => {
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    const body = event((await payer.customer())?.id ?? '');
    const signature = signed(body);
    expect(await post(body, signature)).toBe(204);
    expect(await post(body, signature)).toBe(204);
    expect(await payer.status()).toMatchObject({ status: 'active', plan_id: 'basic' });
  });

  it('processes an event once: its replay does not read the provider again', async () => {
    await useStackEnvironment();
    const payer = await newPayer(stack);
    await payer.pay({ plan: 'basic' });
    const customerId = (await payer.customer())?.id ?? '';
    const deps = billingDeps();
    let reads = 0;
    const received = (id: string) =>
      receivePaymentEvent(
        {
          ...deps,
          payments: {
            ...deps.payments,
            event: async () => ({ id, customerId, notaryId: payer.notary.id }),
            read: (customer) => {
              reads += 1;
              return deps.payments.read(customer);
            },
          },
        },
        { rawBody: Buffer.from(''), signature: '' },
      );
    const [one, other] = [eventId(), eventId()];
    const readsAfter: number[] = [];
    for (const id of [one, one, other]) {
      expect(await received(id)).toMatchObject({ ok: true });
      readsAfter.push(reads);
    }
    expect(readsAfter).toEqual([1, 1, 2]);
  });

  it('acknowledges an event about an unknown customer', async () => {
    const stranger = await providerOf(stack).customers.create({ email: 'stranger@example.com' });
    const body = event(stranger.id);
    expect(await post(body, signed(body))).toBe(204);
  });
});
