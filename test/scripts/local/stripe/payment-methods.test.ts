import { describe, expect, it } from 'vitest';
import {
  confirm,
  customerWith,
  day,
  intentOf,
  refusal,
  seconds,
  secretOf,
  shopPerTest,
  start,
  typeCard,
  typesOf,
  whole,
} from './shop.ts';

const shop = shopPerTest();

const typed = async (number: string, more: object = {}) =>
  (await typeCard(shop, { number, ...more })).paymentMethod?.id ?? '';
const look = (id: string) => shop.emulator.actions.look(id);

/** Starts a subscription whose first invoice waits for a card. */
async function unpaid() {
  const customer = await customerWith(shop, null);
  const subscription = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices.basic_monthly }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  return { customer, intent: intentOf(subscription), secret: secretOf(subscription) };
}

/** Starts a trial without a card; returns the pending setup intent. */
async function trial() {
  const customer = await customerWith(shop, null);
  const subscription = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: shop.prices.basic_monthly }],
    trial_end: seconds(start) + 7 * day,
    expand: ['pending_setup_intent'],
  });
  const setup = whole(subscription.pending_setup_intent);
  return { customer, subscription, setup, secret: setup.client_secret ?? '' };
}

describe('payment methods', () => {
  it('are new for each use of a test ID', async () => {
    const { stripe } = shop;
    const one = await customerWith(shop);
    const two = await customerWith(shop);
    expect(one.card).toMatch(/^pm_(?!card_)/);
    expect(one.card).not.toBe(two.card);
    const mastercard = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: one.id });
    expect(mastercard.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    expect([look(mastercard.id)['customer'], look(two.card)['customer']]).toEqual([one.id, two.id]);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ])('cannot be attached with %s', async (id, code, declineCode) => {
    const customer = await customerWith(shop, null);
    const error = await refusal(shop.stripe.paymentMethods.attach(id, { customer: customer.id }));
    expect([error.statusCode, error.type, error.code, error.decline_code]).toEqual([
      402,
      'StripeCardError',
      code,
      declineCode,
    ]);
    expect(typesOf(shop, 'payment_method.attached')).toEqual([]);
  });

  it.each([
    ['4242424242424242', 'visa'],
    ['4000 0000 0000 0341', 'visa'],
    ['4000002500003155', 'visa'],
    ['4000002760003184', 'visa'],
    ['5555-5555-5555-4444', 'mastercard'],
  ])('can be attached with the number %s', async (number, brand) => {
    const customer = await customerWith(shop, null);
    const method = await typed(number);
    const attached = await shop.stripe.paymentMethods.attach(method, { customer: customer.id });
    expect([attached.id, attached.customer, attached.card?.brand]).toEqual([method, customer.id, brand]);
    expect(attached.card?.last4).toBe(number.slice(-4));
  });

  it.each([
    ['4000000000000002', {}, 'card_declined'],
    ['4000000000009995', {}, 'card_declined'],
    ['4000000000000127', {}, 'incorrect_cvc'],
    ['4242424242424242', { cvc: '127' }, 'incorrect_cvc'],
  ])('cannot be attached with the number %s and %o', async (number, more, code) => {
    const customer = await customerWith(shop, null);
    const method = await typed(number, more);
    const error = await refusal(shop.stripe.paymentMethods.attach(method, { customer: customer.id }));
    expect([error.statusCode, error.code]).toEqual([402, code]);
  });

  it('are refused immediately with a wrong number or a past expiry', async () => {
    expect((await typeCard(shop, { number: '4242424242424241' })).error?.code).toBe('incorrect_number');
    const past = { number: '4242424242424242', exp_year: 2026 };
    expect((await typeCard(shop, past)).error?.code).toBe('expired_card');
  });

  it('belong to one customer and cannot be used after they are detached', async () => {
    const { stripe, prices } = shop;
    const one = await customerWith(shop);
    const two = await customerWith(shop, null);
    expect((await refusal(stripe.paymentMethods.attach(one.card, { customer: two.id }))).statusCode).toBe(
      400,
    );
    const subscription = await stripe.subscriptions.create({
      customer: one.id,
      items: [{ price: prices.basic_monthly }],
      default_payment_method: one.card,
    });
    const detached = await stripe.paymentMethods.detach(one.card);
    expect(detached.customer).toBeNull();
    expect((await stripe.subscriptions.retrieve(subscription.id)).default_payment_method).toBeNull();
    expect(await stripe.customers.retrieve(one.id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
    expect((await refusal(stripe.paymentMethods.attach(one.card, { customer: one.id }))).statusCode).toBe(
      400,
    );
    expect((await refusal(stripe.paymentMethods.detach(one.card))).statusCode).toBe(400);
  });

  it('can only be the default of their own customer', async () => {
    const { stripe, prices } = shop;
    const one = await customerWith(shop);
    const two = await customerWith(shop);
    const error = await refusal(
      stripe.subscriptions.create({
        customer: one.id,
        items: [{ price: prices.basic_monthly }],
        default_payment_method: two.card,
      }),
    );
    expect([error.code, error.param]).toEqual(['resource_missing', 'default_payment_method']);
  });

  it('expire at the end of their last month', async () => {
    const { stripe, prices, emulator } = shop;
    const customer = await customerWith(shop, null);
    const id = await typed('4242424242424242', { exp_month: 5, exp_year: 2027 });
    await stripe.paymentMethods.attach(id, { customer: customer.id });
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: prices.basic_monthly }],
      default_payment_method: id,
    });
    await emulator.clock.advanceTo(new Date('2027-05-02T00:00:00Z'));
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active');
    await emulator.clock.advanceTo(new Date('2027-06-02T00:00:00Z'));
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('past_due');
    emulator.actions.updateCard(id, { expYear: 2031 });
    expect(typesOf(shop, 'payment_method.automatically_updated')).toHaveLength(1);
    await emulator.clock.advanceBy(3);
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active');
  });
});

describe('setup intents', () => {
  it('store a card for later', async () => {
    const { customer, setup, secret } = await trial();
    expect([setup.status, setup.client_secret]).toEqual([
      'requires_payment_method',
      expect.stringMatching(`^${setup.id}_secret_`),
    ]);
    const { setupIntent: done } = await confirm(shop, secret, 'pm_card_visa');
    expect(done?.status).toBe('succeeded');
    expect(look(String(done?.payment_method))['customer']).toBe(customer.id);
    expect((await confirm(shop, secret, 'pm_card_visa')).error?.code).toBe('setup_intent_unexpected_state');
  });

  it('require an authentication, which can be passed or failed', async () => {
    const { stripe, emulator } = shop;
    const { customer, setup, secret } = await trial();
    const method = await typed('4000002500003155');
    const { setupIntent: asking } = await confirm(shop, secret, method);
    expect([asking?.status, asking?.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);
    emulator.actions.authenticate(setup.id, 'fail');
    const failed = await stripe.setupIntents.retrieve(setup.id);
    expect([failed.status, failed.last_setup_error?.code]).toEqual([
      'requires_payment_method',
      'setup_intent_authentication_failure',
    ]);
    await confirm(shop, secret, method);
    emulator.actions.authenticate(setup.id, 'succeed');
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded');
    expect(look(method)['customer']).toBe(customer.id);
  });

  it('report a declined card and a cancelation', async () => {
    const { stripe } = shop;
    const { subscription, setup, secret } = await trial();
    const { error } = await confirm(shop, secret, 'pm_card_chargeDeclined');
    expect(error).toMatchObject({
      code: 'card_declined',
      setup_intent: { status: 'requires_payment_method' },
    });
    await stripe.subscriptions.cancel(subscription.id);
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('canceled');
    expect(typesOf(shop, 'setup_intent.')).toEqual([
      'setup_intent.created',
      'setup_intent.setup_failed',
      'setup_intent.canceled',
    ]);
  });
});

describe('payment intents', () => {
  it('charge a card and report the charge', async () => {
    const { stripe } = shop;
    const { customer, intent, secret } = await unpaid();
    await confirm(shop, secret, 'pm_card_visa');
    const { data } = await stripe.paymentIntents.list({
      customer: customer.id,
      expand: ['data.latest_charge'],
    });
    expect(data).toMatchObject([
      { id: intent, status: 'succeeded', amount_received: 499, latest_charge: { paid: true, amount: 499 } },
    ]);
    const { receipt_url: receipt } = look(String(look(intent)['latest_charge']));
    expect(await (await fetch(String(receipt))).json()).toMatchObject({ amount: 499 });
    expect((await confirm(shop, secret, 'pm_card_visa')).error?.code).toBe('payment_intent_unexpected_state');
  });

  it('report a decline with the intent and accept another card', async () => {
    const { stripe } = shop;
    const { intent, secret } = await unpaid();
    const { error } = await confirm(shop, secret, 'pm_card_chargeCustomerFail');
    expect(error).toMatchObject({
      code: 'card_declined',
      payment_intent: { id: intent, status: 'requires_payment_method' },
    });
    expect((await stripe.paymentIntents.retrieve(intent)).last_payment_error?.decline_code).toBe(
      'generic_decline',
    );
    const { paymentIntent: paid } = await confirm(shop, secret, 'pm_card_visa');
    expect([paid?.status, paid?.last_payment_error]).toEqual(['succeeded', null]);
  });

  it('require an authentication on session, and off session unless the card was set up', async () => {
    const { stripe, emulator } = shop;
    const { subscription, setup, secret } = await trial();
    const method = await typed('4000002500003155');
    await confirm(shop, secret, method);
    emulator.actions.authenticate(setup.id, 'succeed');
    await stripe.subscriptions.update(subscription.id, { default_payment_method: method });
    await emulator.clock.advanceBy(8);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    const { intent, secret: other } = await unpaid();
    const { paymentIntent: asking } = await confirm(shop, other, await typed('4000002500003155'));
    expect([asking?.status, asking?.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);
    emulator.actions.authenticate(intent, 'fail');
    const failed = await stripe.paymentIntents.retrieve(intent);
    expect([failed.status, failed.last_payment_error?.code]).toEqual([
      'requires_payment_method',
      'payment_intent_authentication_failure',
    ]);
  });
});
