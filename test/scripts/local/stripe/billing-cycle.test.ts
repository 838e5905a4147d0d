import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { at, day, itemOf, refusal, seconds, shopPerTest, whole } from './shop.ts';
import { stepsIn } from './subscription-steps.ts';

const shop = shopPerTest();
const { subscribe, read, days } = stepsIn(shop);

const hour = 1 / 24;
const eventsOf = (prefix: string) => shop.emulator.events.filter(({ type }) => type.startsWith(prefix));

describe('a renewal', () => {
  it('is a draft for an hour and then charged', async () => {
    const { id } = await subscribe();
    await days(30);
    const drafted = await read(id);
    expect(drafted.status).toBe('active');
    expect(itemOf(drafted)).toMatchObject({ current_period_start: at(30), current_period_end: at(61) });
    expect(whole(drafted.latest_invoice)).toMatchObject({
      status: 'draft',
      billing_reason: 'subscription_cycle',
      created: at(30),
      automatically_finalizes_at: at(30) + 3_600,
      number: null,
      hosted_invoice_url: null,
    });
    await days(hour);
    const invoice = whole((await read(id)).latest_invoice);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 499, attempt_count: 1 });
    expect(invoice.status_transitions).toMatchObject({
      finalized_at: at(30) + 3_600,
      paid_at: at(30) + 3_600,
    });
  });

  it('happens at its own time for every period that the clock passes', async () => {
    await subscribe();
    await days(365);
    const made = (await shop.stripe.invoices.list({ limit: 100 })).data.map(({ created }) => created);
    expect(made).toHaveLength(12);
    expect(made[0]).toBe(seconds('2028-03-01T00:00:00Z'));
    expect(new Set(made.map((time) => new Date(time * 1_000).getUTCDate()))).toEqual(new Set([1]));
    const events = eventsOf('invoice.paid');
    expect(events.map(({ created }) => created)).toEqual(events.map(({ created }) => created).toSorted());
  });

  it('reports the previous values of what changed', async () => {
    const { id } = await subscribe();
    await days(31);
    const updated = eventsOf('customer.subscription.updated').at(-1);
    expect(updated?.data.object).toMatchObject({ id, object: 'subscription' });
    expect(Object.keys(updated?.data.previous_attributes ?? {}).toSorted()).toEqual([
      'items',
      'latest_invoice',
    ]);
  });
});

describe('a declined renewal', () => {
  it('is past due, retried after 3, 5 and 7 days, and then canceled', async () => {
    const { id, customer } = await subscribe();
    shop.emulator.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(30 + 2 * hour);
    const failed = await read(id);
    const first = at(30) + 3_600;
    expect(failed.status).toBe('past_due');
    expect(whole(failed.latest_invoice)).toMatchObject({
      status: 'open',
      attempt_count: 1,
      next_payment_attempt: first + 3 * day,
      amount_remaining: 499,
    });
    expect(await shop.stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: true });
    await days(3);
    expect(whole((await read(id)).latest_invoice)).toMatchObject({
      attempt_count: 2,
      next_payment_attempt: first + 5 * day,
    });
    await days(2);
    expect(whole((await read(id)).latest_invoice).next_payment_attempt).toBe(first + 7 * day);
    await days(2);
    const ended = await read(id);
    expect(ended).toMatchObject({
      status: 'canceled',
      ended_at: first + 7 * day,
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(whole(ended.latest_invoice)).toMatchObject({
      status: 'open',
      attempt_count: 4,
      next_payment_attempt: null,
    });
    expect(eventsOf('invoice.payment_failed')).toHaveLength(4);
    expect(eventsOf('customer.subscription.deleted')).toHaveLength(1);
    await days(60);
    expect((await shop.stripe.invoices.list()).data).toHaveLength(2);
  });

  it('recovers when the next retry succeeds', async () => {
    const { id, customer } = await subscribe();
    shop.emulator.actions.setCardBehavior(customer.card, 'declined_after_attach');
    await days(31);
    shop.emulator.actions.setCardBehavior(customer.card, 'succeeds');
    await days(3);
    const recovered = await read(id);
    expect([recovered.status, whole(recovered.latest_invoice).status]).toEqual(['active', 'paid']);
    expect(itemOf(recovered).current_period_end).toBe(at(61));
  });

  it('recovers when the customer pays with another card', async () => {
    const { id, customer } = await subscribe();
    shop.emulator.actions.setCardBehavior(customer.card, 'declined_after_attach');
    await days(31);
    const card = await shop.stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
    await shop.stripe.subscriptions.update(id, { default_payment_method: card.id });
    expect((await read(id)).status).toBe('past_due');
    const invoice = whole((await read(id)).latest_invoice);
    expect((await shop.stripe.invoices.pay(invoice.id)).status).toBe('paid');
    expect((await read(id)).status).toBe('active');
    expect((await refusal(shop.stripe.invoices.pay(invoice.id))).code).toBe('invoice_already_paid');
  });

  it('stays past due after a declined manual payment, which is not a retry', async () => {
    const { id, customer } = await subscribe();
    shop.emulator.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(31);
    const invoice = whole((await read(id)).latest_invoice);
    const error = await refusal(shop.stripe.invoices.pay(invoice.id));
    expect([error.statusCode, error.decline_code, error.payment_intent?.status]).toEqual([
      402,
      'insufficient_funds',
      'requires_payment_method',
    ]);
    const after = whole((await read(id)).latest_invoice);
    expect([after.attempt_count, after.next_payment_attempt]).toEqual([1, invoice.next_payment_attempt]);
  });

  it('recovers when its invoice is voided', async () => {
    const { id, customer } = await subscribe();
    shop.emulator.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(31);
    await shop.stripe.invoices.voidInvoice(whole((await read(id)).latest_invoice).id);
    expect((await read(id)).status).toBe('active');
  });

  it('waits for the customer if the bank requires an authentication', async () => {
    const { id, customer } = await subscribe();
    shop.emulator.actions.setCardBehavior(customer.card, 'authentication_always');
    await days(31);
    const asking = await read(id);
    expect(asking.status).toBe('past_due');
    expect(eventsOf('invoice.payment_action_required')).toHaveLength(1);
    const secret = whole(asking.latest_invoice).confirmation_secret?.client_secret ?? '';
    shop.emulator.actions.authenticate(secret.split('_secret_')[0] ?? '', 'succeed');
    expect((await read(id)).status).toBe('active');
  });
});

describe('a dispute', () => {
  it('emits events for its start and its end', async () => {
    const { made } = await subscribe();
    const dispute = shop.emulator.actions.dispute(whole<Stripe.Invoice>(made.latest_invoice).id);
    shop.emulator.actions.closeDispute(dispute, 'lost');
    const events = eventsOf('charge.dispute');
    expect(events.map(({ type }) => type)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
    expect(events[2]?.data.object).toMatchObject({ id: dispute, status: 'lost', amount: 499 });
    expect(() => shop.emulator.actions.dispute(whole<Stripe.Invoice>(made.latest_invoice).id)).toThrow();
  });
});
