import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  customerWith,
  day,
  itemOf,
  linesOf,
  openShop,
  type PriceKey,
  refusal,
  type Shop,
  seconds,
  start,
  typesOf,
  whole,
} from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => {
  expect(shop.double.violations).toEqual([]);
  await shop.double.stop();
});

const expand = ['latest_invoice.confirmation_secret'];
async function subscribe(
  key: PriceKey = 'basic_monthly',
  params: Partial<Stripe.SubscriptionCreateParams> = {},
) {
  const customer = await customerWith(shop);
  const made = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices[key] }],
    default_payment_method: customer.card,
    expand,
    ...params,
  });
  return { customer, made, id: made.id, invoice: whole(made.latest_invoice) };
}
const read = (id: string) => shop.stripe.subscriptions.retrieve(id, { expand });
const days = (count: number) => shop.double.clock.advanceBy(count);
const at = (count: number) => seconds(start) + count * day;

describe('a preview', () => {
  const keys: PriceKey[] = ['advanced_monthly', 'pro_monthly', 'basic_annual', 'pro_annual'];

  it.each(
    keys.flatMap((to) =>
      (to.endsWith('annual') ? (['always_invoice', 'none'] as const) : (['always_invoice'] as const)).map(
        (behavior) => [to, behavior] as const,
      ),
    ),
  )('of a change to %s with %s equals the later charge', async (to, behavior) => {
    const { made } = await subscribe('basic_monthly');
    await days(7.3);
    const items = [{ id: itemOf(made).id, price: shop.prices[to] }];
    const preview = await shop.stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: { items, proration_behavior: behavior },
    });
    const changed = await shop.stripe.subscriptions.update(made.id, {
      items,
      proration_behavior: behavior,
      expand,
    });
    const invoice = whole(changed.latest_invoice);
    expect(preview.status).toBe('draft');
    expect([preview.total, preview.amount_due]).toEqual([invoice.total, invoice.amount_paid]);
    expect(linesOf(preview)).toEqual(linesOf(invoice));
  });

  it('changes nothing', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(10);
    const events = shop.double.events.length;
    await shop.stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: {
        items: [{ id: itemOf(made).id, price: shop.prices.pro_annual }],
        proration_behavior: 'always_invoice',
      },
    });
    expect(await shop.stripe.subscriptions.retrieve(made.id, { expand })).toEqual(made);
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    expect(shop.double.events).toHaveLength(events);
  });

  it('of a trial that ends now shows the full price', async () => {
    const { made } = await subscribe('basic_monthly', { trial_end: at(7) });
    const now = await shop.stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: {
        items: [{ id: itemOf(made).id, price: shop.prices.pro_monthly }],
        proration_behavior: 'always_invoice',
        trial_end: 'now',
      },
    });
    expect(now.amount_due).toBe(1499);
  });

  it('is refused without a charge now, for other parameters, and after the end', async () => {
    const { made } = await subscribe('basic_monthly');
    const refused = async (details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails = {}) =>
      (
        await refusal(
          shop.stripe.invoices.createPreview({ subscription: made.id, subscription_details: details }),
        )
      ).param;
    const items = [{ id: itemOf(made).id, price: shop.prices.pro_monthly }];
    expect(await refused()).toBe('subscription_details');
    expect(await refused({ items, proration_behavior: 'none' })).toBe('subscription_details');
    expect(await refused({ cancel_now: true })).toBe('subscription_details[cancel_now]');
    await shop.stripe.subscriptions.cancel(made.id);
    expect(await refused({ items, proration_behavior: 'always_invoice' })).toBe('subscription');
  });
});

describe('an invoice', () => {
  it('has a number, lines, a payment, and pages', async () => {
    const { invoice, customer } = await subscribe('advanced_monthly');
    expect(invoice.number).toMatch(/^[0-9A-Z]{8}-0001$/);
    expect(invoice.parent?.subscription_details?.subscription).toMatch(/^sub_/);
    const { lines } = invoice;
    expect(lines.data.map(({ description }) => description)).toEqual(['1 × advanced (at $9.99 / month)']);
    expect(lines.data[0]?.pricing?.price_details).toMatchObject({ price: shop.prices.advanced_monthly });
    const { data: payments } = await shop.stripe.invoicePayments.list({ invoice: invoice.id });
    expect(payments).toMatchObject([{ status: 'paid', amount_paid: 999, amount_requested: 999 }]);
    const pageText = await (await fetch(invoice.hosted_invoice_url ?? '')).text();
    expect(pageText).toContain('$9.99');
    expect(pageText).toContain('nora@example.com');
    const pdf = await fetch(invoice.invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 8)).toBe('%PDF-1.4');
    expect((await shop.stripe.invoices.list({ customer: customer.id, status: 'paid' })).data).toHaveLength(1);
    expect((await shop.stripe.invoices.list({ status: 'open' })).data).toEqual([]);
  });

  it('is paid with the card on file', async () => {
    const { made, invoice } = await subscribe('basic_monthly', { payment_behavior: 'default_incomplete' });
    expect(invoice.confirmation_secret?.type).toBe('payment_intent');
    const paid = await shop.stripe.invoices.pay(invoice.id);
    expect([paid.status, paid.amount_paid]).toEqual(['paid', 499]);
    expect((await shop.stripe.subscriptions.retrieve(made.id)).status).toBe('active');
  });

  it('reports that its payment requires an authentication', async () => {
    const { invoice, customer } = await subscribe('basic_monthly', {
      payment_behavior: 'default_incomplete',
    });
    shop.double.actions.setCardBehavior(customer.card, 'authentication_always');
    const error = await refusal(shop.stripe.invoices.pay(invoice.id));
    expect([error.statusCode, error.code]).toEqual([402, 'invoice_payment_intent_requires_action']);
    shop.double.actions.authenticate(error.payment_intent?.id ?? '', 'succeed');
    expect((await shop.stripe.invoices.retrieve(invoice.id)).status).toBe('paid');
  });

  it('is not paid without a card', async () => {
    const customer = await customerWith(shop, null);
    const made = await shop.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: shop.prices.basic_monthly }],
      payment_behavior: 'default_incomplete',
      expand,
    });
    expect((await refusal(shop.stripe.invoices.pay(whole(made.latest_invoice).id))).statusCode).toBe(400);
  });

  it('returns what it took from the balance when it is voided', async () => {
    const customer = await customerWith(shop, null);
    await shop.stripe.customers.update(customer.id, { balance: -200 });
    const made = await shop.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: shop.prices.basic_monthly }],
      payment_behavior: 'default_incomplete',
      expand,
    });
    const invoice = whole(made.latest_invoice);
    expect([invoice.amount_due, invoice.starting_balance, invoice.ending_balance]).toEqual([299, -200, 0]);
    expect((await shop.stripe.invoices.voidInvoice(invoice.id)).status).toBe('void');
    expect(await shop.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -200 });
    expect((await shop.stripe.subscriptions.retrieve(made.id)).status).toBe('incomplete_expired');
    expect((await refusal(shop.stripe.invoices.voidInvoice(invoice.id))).statusCode).toBe(400);
  });
});

const hour = 1 / 24;
const eventsOf = (prefix: string) => shop.double.events.filter(({ type }) => type.startsWith(prefix));

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
    shop.double.actions.setCardBehavior(customer.card, 'insufficient_funds');
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
    shop.double.actions.setCardBehavior(customer.card, 'declined_after_attach');
    await days(31);
    shop.double.actions.setCardBehavior(customer.card, 'succeeds');
    await days(3);
    const recovered = await read(id);
    expect([recovered.status, whole(recovered.latest_invoice).status]).toEqual(['active', 'paid']);
    expect(itemOf(recovered).current_period_end).toBe(at(61));
  });

  it('recovers when the customer pays with another card', async () => {
    const { id, customer } = await subscribe();
    shop.double.actions.setCardBehavior(customer.card, 'declined_after_attach');
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
    shop.double.actions.setCardBehavior(customer.card, 'insufficient_funds');
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
    shop.double.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(31);
    await shop.stripe.invoices.voidInvoice(whole((await read(id)).latest_invoice).id);
    expect((await read(id)).status).toBe('active');
  });

  it('waits for the customer if the bank requires an authentication', async () => {
    const { id, customer } = await subscribe();
    shop.double.actions.setCardBehavior(customer.card, 'authentication_always');
    await days(31);
    const asking = await read(id);
    expect(asking.status).toBe('past_due');
    expect(eventsOf('invoice.payment_action_required')).toHaveLength(1);
    const secret = whole(asking.latest_invoice).confirmation_secret?.client_secret ?? '';
    shop.double.actions.authenticate(secret.split('_secret_')[0] ?? '', 'succeed');
    expect((await read(id)).status).toBe('active');
  });
});

describe('a dispute', () => {
  it('emits events for its start and its end', async () => {
    const { made } = await subscribe();
    const dispute = shop.double.actions.dispute(whole<Stripe.Invoice>(made.latest_invoice).id);
    shop.double.actions.closeDispute(dispute, 'lost');
    const events = eventsOf('charge.dispute');
    expect(events.map(({ type }) => type)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
    expect(events[2]?.data.object).toMatchObject({ id: dispute, status: 'lost', amount: 499 });
    expect(() => shop.double.actions.dispute(whole<Stripe.Invoice>(made.latest_invoice).id)).toThrow();
  });
});

const scheduleEvents = () =>
  typesOf(shop, 'subscription_schedule.').map((type) => type.replace('subscription_schedule.', ''));

/** Schedules another price for one period after the current one. */
async function downgrade(made: Stripe.Subscription, key: PriceKey) {
  const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
  const [current] = schedule.phases;
  if (!current) throw new Error('The schedule has no phase');
  const interval = key.endsWith('annual') ? ('year' as const) : ('month' as const);
  return shop.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: current.items.map(({ price, quantity }) => ({
          price: String(price),
          quantity: quantity ?? 1,
        })),
        start_date: current.start_date,
        end_date: current.end_date,
      },
      {
        items: [{ price: shop.prices[key] }],
        duration: { interval, interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}

describe('a schedule', () => {
  it('starts with the current period of its subscription', async () => {
    const { made } = await subscribe('advanced_monthly');
    await days(10);
    const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    expect(schedule).toMatchObject({
      status: 'active',
      end_behavior: 'release',
      subscription: made.id,
      current_phase: { start_date: at(0), end_date: at(30) },
      phases: [{ start_date: at(0), end_date: at(30), items: [{ price: shop.prices.advanced_monthly }] }],
    });
    expect((await read(made.id)).schedule).toBe(schedule.id);
    const again = shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    expect((await refusal(again)).param).toBe('from_subscription');
  });

  it('downgrades at the end of the period, charges nothing now, and then releases the subscription', async () => {
    const { made } = await subscribe('advanced_monthly');
    await days(10);
    const schedule = await downgrade(made, 'basic_monthly');
    expect(schedule.phases.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      [at(0), at(30)],
      [at(30), at(61)],
    ]);
    expect(itemOf(await read(made.id)).price.id).toBe(shop.prices.advanced_monthly);
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    await days(21);
    const renewed = await read(made.id);
    expect(itemOf(renewed).price.id).toBe(shop.prices.basic_monthly);
    expect(linesOf(whole(renewed.latest_invoice))).toEqual([
      { amount: 499, proration: false, start: at(30), end: at(61) },
    ]);
    expect(whole(renewed.latest_invoice).amount_paid).toBe(499);
    expect((await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).current_phase).toEqual({
      start_date: at(30),
      end_date: at(61),
    });
    await days(31);
    const free = await read(made.id);
    expect([free.status, free.schedule, itemOf(free).price.id]).toEqual([
      'active',
      null,
      shop.prices.basic_monthly,
    ]);
    expect(await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
      status: 'released',
      released_subscription: made.id,
    });
    expect(scheduleEvents()).toEqual(['created', 'updated', 'updated', 'released']);
  });

  it('starts a new period when it changes from annual to monthly', async () => {
    const { made } = await subscribe('pro_annual');
    await days(100);
    await downgrade(made, 'pro_monthly');
    await shop.double.clock.advanceTo(new Date('2028-04-01T02:00:00Z'));
    const changed = await read(made.id);
    expect(itemOf(changed)).toMatchObject({
      price: { id: shop.prices.pro_monthly },
      current_period_start: seconds('2028-04-01T00:00:00Z'),
      current_period_end: seconds('2028-05-01T00:00:00Z'),
    });
    expect(whole(changed.latest_invoice).amount_paid).toBe(1499);
  });

  it('keeps the plan after its release', async () => {
    const { made } = await subscribe('advanced_monthly');
    const schedule = await downgrade(made, 'basic_monthly');
    const released = await shop.stripe.subscriptionSchedules.release(schedule.id);
    expect(released).toMatchObject({
      status: 'released',
      subscription: null,
      released_subscription: made.id,
    });
    expect((await read(made.id)).schedule).toBeNull();
    await days(31);
    expect(itemOf(await read(made.id)).price.id).toBe(shop.prices.advanced_monthly);
    expect((await refusal(shop.stripe.subscriptionSchedules.release(schedule.id))).statusCode).toBe(400);
    expect(scheduleEvents()).toEqual(['created', 'updated', 'released']);
    await downgrade(await read(made.id), 'basic_monthly');
  });

  it('is canceled with its subscription', async () => {
    const { made } = await subscribe('advanced_monthly');
    const schedule = await downgrade(made, 'basic_monthly');
    await shop.stripe.subscriptions.cancel(made.id);
    expect((await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('canceled');
    expect(scheduleEvents()).toEqual(['created', 'updated', 'canceled']);
  });

  it('is aborted when its subscription ends after failed payments', async () => {
    const { made } = await subscribe('advanced_monthly');
    await downgrade(made, 'pro_monthly');
    shop.double.actions.setCardBehavior(String(made.default_payment_method), 'insufficient_funds');
    await days(38);
    expect((await read(made.id)).status).toBe('canceled');
    expect(scheduleEvents().at(-1)).toBe('aborted');
  });

  it('may end the subscription after its phases', async () => {
    const { made } = await subscribe('advanced_monthly');
    const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    await shop.stripe.subscriptionSchedules.update(schedule.id, { end_behavior: 'cancel' });
    await days(31);
    expect((await read(made.id)).status).toBe('canceled');
    expect((await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('completed');
    expect(scheduleEvents()).toEqual(['created', 'updated', 'completed']);
  });

  it('prevents direct changes of the cancelation', async () => {
    const { made } = await subscribe('advanced_monthly');
    await downgrade(made, 'basic_monthly');
    const error = await refusal(shop.stripe.subscriptions.update(made.id, { cancel_at_period_end: true }));
    expect(error.message).toContain('managed by the subscription schedule');
  });

  it('changes the price at the end of a trial', async () => {
    const { made } = await subscribe('basic_monthly', { trial_end: at(7) });
    await downgrade(made, 'pro_monthly');
    await days(7 + 2 / 24);
    const paid = await read(made.id);
    expect([paid.status, itemOf(paid).price.id]).toEqual(['active', shop.prices.pro_monthly]);
    expect(whole(paid.latest_invoice).amount_paid).toBe(1499);
  });

  it('must keep the current phase', async () => {
    const { made } = await subscribe('basic_monthly');
    const { id } = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    const items = [{ price: shop.prices.basic_monthly }];
    const update = (phases: Stripe.SubscriptionScheduleUpdateParams.Phase[]) =>
      refusal(shop.stripe.subscriptionSchedules.update(id, { phases }));
    expect((await update([{ items, start_date: at(30), end_date: at(60) }])).param).toBe('phases');
    expect((await update([{ items, end_date: at(60) }])).param).toBe('phases');
    expect((await update([{ items, start_date: at(-1), end_date: at(60) }])).param).toBe(
      'phases[0][start_date]',
    );
    expect((await update([{ items, start_date: at(0), end_date: at(-1) }])).param).toBe(
      'phases[0][end_date]',
    );
    expect((await update([{ items, start_date: at(0), end_date: at(15) }])).param).toBe('phases');
    const other = [{ price: shop.prices.pro_monthly }];
    expect((await update([{ items: other, start_date: at(0), end_date: at(30) }])).param).toBe('phases');
  });
});
