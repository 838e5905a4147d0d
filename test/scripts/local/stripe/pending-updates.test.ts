import { describe, expect, it } from 'vitest';
import { at, itemOf, refusal, shopPerTest, typesOf, whole } from './shop.ts';
import { stepsIn } from './subscription-steps.ts';

const shop = shopPerTest();
const { subscribe, change, read, days } = stepsIn(shop);

describe('an update that is not paid', () => {
  it('keeps the old plan until the customer authenticates', async () => {
    const { made } = await subscribe('basic_monthly');
    const card = await shop.stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: String(made.customer),
    });
    await shop.stripe.subscriptions.update(made.id, { default_payment_method: card.id });
    await days(15);
    const asked = await change(made, 'advanced_monthly');
    expect(itemOf(asked).price.id).toBe(shop.prices.basic_monthly);
    expect(asked).toMatchObject({
      status: 'active',
      pending_update: {
        expires_at: at(15) + 23 * 3_600,
        subscription_items: [{ price: { id: shop.prices.advanced_monthly } }],
      },
    });
    const invoice = whole(asked.latest_invoice);
    expect([invoice.status, invoice.amount_due]).toEqual(['open', 250]);
    shop.emulator.actions.authenticate(
      invoice.confirmation_secret?.client_secret.split('_secret_')[0] ?? '',
      'succeed',
    );
    const done = await read(made.id);
    expect([done.pending_update, itemOf(done).price.id]).toEqual([null, shop.prices.advanced_monthly]);
    expect(typesOf(shop, 'customer.subscription.pending')).toEqual([
      'customer.subscription.pending_update_applied',
    ]);
  });

  it('expires after 23 hours and leaves no debt', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.emulator.actions.setCardBehavior(customer.card, 'insufficient_funds');
    const asked = await change(made, 'advanced_monthly');
    expect(asked.pending_update).not.toBeNull();
    await days(1);
    const expired = await read(made.id);
    expect([expired.status, expired.pending_update, itemOf(expired).price.id]).toEqual([
      'active',
      null,
      shop.prices.basic_monthly,
    ]);
    expect(whole(expired.latest_invoice).status).toBe('void');
    expect(typesOf(shop, 'customer.subscription.pending')).toEqual([
      'customer.subscription.pending_update_expired',
    ]);
  });

  it('expires with the period if that ends first', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.emulator.actions.setCardBehavior(customer.card, 'insufficient_funds');
    await days(29.5);
    expect((await change(made, 'pro_annual')).pending_update?.expires_at).toBe(at(30));
  });

  it('is replaced by the next update', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.emulator.actions.setCardBehavior(customer.card, 'declined_after_attach');
    const first = await change(made, 'advanced_monthly');
    shop.emulator.actions.setCardBehavior(customer.card, 'succeeds');
    const second = await change(made, 'pro_monthly');
    expect([second.pending_update, itemOf(second).price.id]).toEqual([null, shop.prices.pro_monthly]);
    expect((await shop.stripe.invoices.retrieve(whole(first.latest_invoice).id)).status).toBe('void');
  });

  it('is dropped when its invoice is voided', async () => {
    const { made, customer } = await subscribe('basic_monthly');
    shop.emulator.actions.setCardBehavior(customer.card, 'declined_after_attach');
    const asked = await change(made, 'advanced_monthly');
    await shop.stripe.invoices.voidInvoice(whole(asked.latest_invoice).id);
    expect((await read(made.id)).pending_update).toBeNull();
  });

  it('allows only few other parameters', async () => {
    const { made } = await subscribe('basic_monthly');
    const error = await refusal(change(made, 'advanced_monthly', { metadata: { a: 'b' } }));
    expect([error.statusCode, error.param]).toEqual([400, 'metadata']);
  });

  it.each(['allow_incomplete', 'default_incomplete'] as const)(
    'makes the subscription past due with %s',
    async (behavior) => {
      const { made, customer } = await subscribe('basic_monthly');
      shop.emulator.actions.setCardBehavior(customer.card, 'insufficient_funds');
      await days(15);
      const changed = await change(made, 'advanced_monthly', { payment_behavior: behavior });
      expect([changed.status, itemOf(changed).price.id]).toEqual(['past_due', shop.prices.advanced_monthly]);
      shop.emulator.actions.setCardBehavior(customer.card, 'succeeds');
      const paid = await shop.stripe.invoices.pay(whole(changed.latest_invoice).id);
      expect(paid.amount_paid).toBe(250);
      expect((await read(made.id)).status).toBe('active');
    },
  );
});
