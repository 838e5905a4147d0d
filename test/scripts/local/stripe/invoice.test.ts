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

const expand = ['latest_invoice.confirmation_secret', 'latest_invoice.payments'];
async function subscribe(key: PriceKey, params: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const customer = await customerWith(shop);
  const made = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices[key] }],
    expand,
    ...params,
  });
  return { customer, made, invoice: whole(made.latest_invoice) };
}
const days = (count: number) => shop.double.clock.advanceBy(count);
const at = (count: number) => seconds(start) + count * day;

describe('a preview', () => {
  const keys: PriceKey[] = ['advanced_monthly', 'pro_monthly', 'basic_annual', 'pro_annual'];

  it.each(
    keys.flatMap((to) =>
      (['always_invoice', 'create_prorations', 'none'] as const).map((behavior) => [to, behavior] as const),
    ),
  )('of a change to %s with %s shows what is then charged', async (to, behavior) => {
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
    if (whole(changed.latest_invoice).id === whole(made.latest_invoice).id) await days(24);
    const after = await shop.stripe.subscriptions.retrieve(made.id, { expand });
    const invoice = whole(after.latest_invoice);
    expect(preview.status).toBe('draft');
    expect([preview.total, preview.amount_due]).toEqual([invoice.total, invoice.amount_paid]);
    expect(linesOf(preview)).toEqual(linesOf(invoice));
  });

  it('changes nothing', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(10);
    const events = (await shop.stripe.events.list({ limit: 100 })).data.length;
    await shop.stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: {
        items: [{ id: itemOf(made).id, price: shop.prices.pro_annual }],
        proration_behavior: 'always_invoice',
      },
    });
    expect(await shop.stripe.subscriptions.retrieve(made.id, { expand })).toEqual(made);
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    expect((await shop.stripe.events.list({ limit: 100 })).data).toHaveLength(events);
  });

  it('of a subscription as it is shows its next renewal, with the balance', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    await shop.stripe.customers.update(customer.id, { balance: -300 });
    const preview = await shop.stripe.invoices.createPreview({ subscription: made.id, expand: ['customer'] });
    expect(preview).toMatchObject({
      total: 499,
      starting_balance: -300,
      amount_due: 199,
      ending_balance: 0,
      created: at(30),
      billing_reason: 'subscription_cycle',
    });
    expect(linesOf(preview)).toEqual([{ amount: 499, proration: false, start: at(30), end: at(61) }]);
  });

  it('of a new subscription shows its first invoice', async () => {
    const customer = await customerWith(shop, null);
    const items = [{ price: shop.prices.pro_annual }];
    const now = await shop.stripe.invoices.createPreview({
      customer: customer.id,
      subscription_details: { items },
    });
    const onTrial = await shop.stripe.invoices.createPreview({
      customer: customer.id,
      subscription_details: { items, trial_end: at(7) },
    });
    const scheduled = await shop.stripe.invoices.createPreview({
      customer: customer.id,
      schedule_details: { phases: [{ items }] },
    });
    expect([now.amount_due, onTrial.amount_due, scheduled.amount_due]).toEqual([14390, 0, 14390]);
    expect(linesOf(onTrial)).toEqual([{ amount: 0, proration: false, start: at(0), end: at(7) }]);
    expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  });

  it('of a trial shows the charge at its end, or the full price when it ends now', async () => {
    const { made } = await subscribe('basic_monthly', { trial_end: at(7) });
    const atEnd = await shop.stripe.invoices.createPreview({ subscription: made.id });
    expect([atEnd.amount_due, atEnd.created]).toEqual([499, at(7)]);
    const now = await shop.stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: {
        items: [{ id: itemOf(made).id, price: shop.prices.pro_monthly }],
        trial_end: 'now',
      },
    });
    expect(now.amount_due).toBe(1499);
  });

  it('of a schedule, or a change of it, shows what comes of it', async () => {
    const { made } = await subscribe('advanced_monthly');
    const schedule = await shop.stripe.subscriptionSchedules.create({ from_subscription: made.id });
    const phases = [
      { items: [{ price: shop.prices.advanced_monthly }], start_date: at(0), end_date: at(30) },
      { items: [{ price: shop.prices.basic_annual }], proration_behavior: 'none' as const },
    ];
    const asItIs = await shop.stripe.invoices.createPreview({ schedule: schedule.id });
    const changed = await shop.stripe.invoices.createPreview({
      schedule: schedule.id,
      schedule_details: { phases },
    });
    expect([asItIs.amount_due, changed.amount_due]).toEqual([999, 4790]);
    expect((await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).phases).toHaveLength(1);
  });

  it('of an end shows none to come, or the credit', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(15);
    const preview = (subscription_details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
      shop.stripe.invoices.createPreview({ subscription: made.id, subscription_details });
    const none = await refusal(preview({ cancel_at_period_end: true }));
    expect([none.statusCode, none.code]).toEqual([404, 'invoice_upcoming_none']);
    expect(await preview({ cancel_now: true })).toMatchObject({ total: -250, amount_due: 0 });
    await shop.stripe.subscriptions.cancel(made.id);
    expect((await refusal(preview({}))).statusCode).toBe(400);
  });
});

describe('an invoice', () => {
  it('has a number, lines, its payment, and pages that open', async () => {
    const { invoice, customer } = await subscribe('advanced_monthly');
    expect(invoice.number).toMatch(/^[0-9A-Z]{8}-0001$/);
    expect(invoice.parent?.subscription_details?.subscription).toMatch(/^sub_/);
    const lines = await shop.stripe.invoices.listLineItems(invoice.id);
    expect(lines.data.map(({ description }) => description)).toEqual(['1 × advanced (at $9.99 / month)']);
    expect(lines.data[0]?.pricing?.price_details).toMatchObject({ price: shop.prices.advanced_monthly });
    const [payment] = invoice.payments?.data ?? [];
    expect(payment).toMatchObject({ status: 'paid', amount_paid: 999, amount_requested: 999 });
    expect(await shop.stripe.invoicePayments.retrieve(payment?.id ?? '')).toEqual(
      expect.objectContaining({ ...payment }),
    );
    const pageText = await (await fetch(invoice.hosted_invoice_url ?? '')).text();
    expect(pageText).toContain('$9.99');
    expect(pageText).toContain('nora@example.com');
    const pdf = await fetch(invoice.invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 8)).toBe('%PDF-1.4');
    expect((await shop.stripe.invoices.list({ customer: customer.id, status: 'paid' })).data).toHaveLength(1);
    expect((await shop.stripe.invoices.list({ status: 'open' })).data).toEqual([]);
  });

  it('that is open can be paid by a card given now, or past Stripe', async () => {
    const one = await subscribe('basic_monthly', { payment_behavior: 'default_incomplete' });
    expect(one.invoice.confirmation_secret?.type).toBe('payment_intent');
    const paid = await shop.stripe.invoices.pay(one.invoice.id, { payment_method: 'pm_card_mastercard' });
    expect([paid.status, paid.amount_paid]).toEqual(['paid', 499]);
    const two = await subscribe('basic_monthly', { payment_behavior: 'default_incomplete' });
    const outside = await shop.stripe.invoices.pay(two.invoice.id, { paid_out_of_band: true });
    expect(outside.status).toBe('paid');
    expect((await shop.stripe.subscriptions.retrieve(two.made.id)).status).toBe('active');
  });

  it('whose payment asks for an authentication says so', async () => {
    const { invoice, customer } = await subscribe('basic_monthly', {
      payment_behavior: 'default_incomplete',
    });
    shop.double.actions.setCardBehavior(customer.card, 'authentication_always');
    const error = await refusal(shop.stripe.invoices.pay(invoice.id, { off_session: false }));
    expect([error.statusCode, error.code]).toEqual([402, 'invoice_payment_intent_requires_action']);
    shop.double.actions.authenticate(error.payment_intent?.id ?? '', 'succeed');
    expect((await shop.stripe.invoices.retrieve(invoice.id)).status).toBe('paid');
  });

  it('without any card is not paid', async () => {
    const customer = await customerWith(shop, null);
    const made = await shop.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: shop.prices.basic_monthly }],
      payment_behavior: 'default_incomplete',
      expand,
    });
    expect((await refusal(shop.stripe.invoices.pay(whole(made.latest_invoice).id))).statusCode).toBe(400);
  });

  it('voided gives back what it took from the balance', async () => {
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
    expect((await refusal(shop.stripe.invoices.finalizeInvoice(invoice.id))).statusCode).toBe(400);
  });

  it('that is a draft can be finalized before its hour is over', async () => {
    const { made } = await subscribe('basic_monthly');
    await days(30);
    const draft = whole((await shop.stripe.subscriptions.retrieve(made.id, { expand })).latest_invoice);
    await shop.stripe.invoices.update(draft.id, { description: 'Thanks', metadata: { a: 'b' } });
    const final = await shop.stripe.invoices.finalizeInvoice(draft.id);
    expect(final).toMatchObject({ status: 'open', description: 'Thanks', metadata: { a: 'b' } });
    await days(0.1);
    expect((await shop.stripe.invoices.retrieve(draft.id)).status).toBe('paid');
  });
});
