import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { at, customerWith, itemOf, linesOf, type PriceKey, refusal, shopPerTest, whole } from './shop.ts';
import { expand, stepsIn } from './subscription-steps.ts';

const shop = shopPerTest();
const { subscribe, read, days } = stepsIn(shop);

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
    const events = shop.emulator.events.length;
    await shop.stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: {
        items: [{ id: itemOf(made).id, price: shop.prices.pro_annual }],
        proration_behavior: 'always_invoice',
      },
    });
    expect(await read(made.id)).toEqual(made);
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    expect(shop.emulator.events).toHaveLength(events);
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
  it('has a number, lines, a payment, and an address', async () => {
    const { invoice, customer } = await subscribe('advanced_monthly');
    expect(invoice.number).toMatch(/^[0-9A-Z]{8}-0001$/);
    expect(invoice.parent?.subscription_details?.subscription).toMatch(/^sub_/);
    const { lines } = invoice;
    expect(lines.data.map(({ description }) => description)).toEqual(['1 × advanced (at $9.99 / month)']);
    expect(lines.data[0]?.pricing?.price_details).toMatchObject({ price: shop.prices.advanced_monthly });
    const { data: payments } = await shop.stripe.invoicePayments.list({ invoice: invoice.id });
    expect(payments).toMatchObject([{ status: 'paid', amount_paid: 999, amount_requested: 999 }]);
    const shown = await (await fetch(invoice.hosted_invoice_url ?? '')).json();
    expect(shown).toMatchObject({ total: 999, customer_email: 'nora@example.com' });
    expect(invoice.invoice_pdf).toBe(invoice.hosted_invoice_url);
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
    shop.emulator.actions.setCardBehavior(customer.card, 'authentication_always');
    const error = await refusal(shop.stripe.invoices.pay(invoice.id));
    expect([error.statusCode, error.code]).toEqual([402, 'invoice_payment_intent_requires_action']);
    shop.emulator.actions.authenticate(error.payment_intent?.id ?? '', 'succeed');
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

  it('gives the credit back to the balance when it is voided', async () => {
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
