import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerWith, openShop, refusal, type Shop } from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => {
  expect(shop.double.violations).toEqual([]);
  await shop.double.stop();
});

const typed = (number: string, changes: { exp_year?: number; cvc?: string } = {}) =>
  shop.stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2030, cvc: '123', ...changes },
  });

describe('payment methods', () => {
  it('made from a test id are methods of their own', async () => {
    const { stripe } = shop;
    const one = await customerWith(shop);
    const two = await customerWith(shop);
    expect(one.card).toMatch(/^pm_(?!card_)/);
    expect(one.card).not.toBe(two.card);
    const mastercard = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: one.id });
    expect(mastercard.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    const list = await stripe.customers.listPaymentMethods(one.id);
    expect(list.data.map(({ id }) => id)).toEqual([mastercard.id, one.card]);
    expect((await stripe.paymentMethods.list({ customer: two.id })).data).toHaveLength(1);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ])('%s cannot be attached', async (id, code, declineCode) => {
    const customer = await customerWith(shop, null);
    const error = await refusal(shop.stripe.paymentMethods.attach(id, { customer: customer.id }));
    expect([error.statusCode, error.type, error.code, error.decline_code]).toEqual([
      402,
      'StripeCardError',
      code,
      declineCode,
    ]);
    expect((await shop.stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });

  it.each([
    ['4242424242424242', 'visa'],
    ['4000 0000 0000 0341', 'visa'],
    ['4000002500003155', 'visa'],
    ['4000002760003184', 'visa'],
    ['5555-5555-5555-4444', 'mastercard'],
  ])('number %s attaches', async (number, brand) => {
    const customer = await customerWith(shop, null);
    const method = await typed(number);
    const attached = await shop.stripe.paymentMethods.attach(method.id, { customer: customer.id });
    expect([attached.id, attached.customer, attached.card?.brand]).toEqual([method.id, customer.id, brand]);
    expect(attached.card?.last4).toBe(number.slice(-4));
  });

  it.each([
    ['4000000000000002', {}, 'card_declined'],
    ['4000000000009995', {}, 'card_declined'],
    ['4000000000000127', {}, 'incorrect_cvc'],
    ['4242424242424242', { cvc: '127' }, 'incorrect_cvc'],
  ])('number %s with %o is refused when attached', async (number, changes, code) => {
    const customer = await customerWith(shop, null);
    const method = await typed(number, changes);
    const error = await refusal(shop.stripe.paymentMethods.attach(method.id, { customer: customer.id }));
    expect([error.statusCode, error.code]).toEqual([402, code]);
  });

  it('is refused at once with a wrong number or an expiry in the past', async () => {
    expect((await refusal(typed('4242424242424241'))).code).toBe('incorrect_number');
    expect((await refusal(typed('4242424242424242', { exp_year: 2026 }))).code).toBe('expired_card');
  });

  it('belongs to one customer, and to none again once detached', async () => {
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

  it('can only be the default of its own customer', async () => {
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

  it('expires when its time has come', async () => {
    const { stripe, prices, double } = shop;
    const customer = await customerWith(shop, null);
    const { id } = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 5, exp_year: 2027 },
    });
    await stripe.paymentMethods.attach(id, { customer: customer.id });
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: prices.basic_monthly }],
      default_payment_method: id,
    });
    await double.clock.advanceTo(new Date('2027-05-02T00:00:00Z'));
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active');
    await double.clock.advanceTo(new Date('2027-06-02T00:00:00Z'));
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('past_due');
    double.actions.updateCard(id, { expYear: 2031 });
    expect((await stripe.events.list({ type: 'payment_method.automatically_updated' })).data).toHaveLength(1);
    await double.clock.advanceBy(3);
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active');
  });
});

describe('setup intents', () => {
  it('keep a card for later', async () => {
    const { stripe } = shop;
    const customer = await customerWith(shop, null);
    const intent = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
    expect([intent.status, intent.client_secret]).toEqual([
      'requires_payment_method',
      expect.stringMatching(`^${intent.id}_secret_`),
    ]);
    const done = await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(done.status).toBe('succeeded');
    const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    expect(done.payment_method).toBe(method?.id);
    expect((await refusal(stripe.setupIntents.confirm(intent.id))).code).toBe(
      'setup_intent_unexpected_state',
    );
  });

  it('ask for an authentication, which can be passed or failed', async () => {
    const { stripe, double } = shop;
    const customer = await customerWith(shop, null);
    const method = await typed('4000002500003155');
    const create = () =>
      stripe.setupIntents.create({
        customer: customer.id,
        payment_method: method.id,
        confirm: true,
        return_url: 'http://localhost/back',
      });
    const failing = await create();
    expect(failing.next_action?.redirect_to_url?.url).toContain('/_double/bank/seti_');
    double.actions.authenticate(failing.id, 'fail');
    const failed = await stripe.setupIntents.retrieve(failing.id);
    expect([failed.status, failed.last_setup_error?.code]).toEqual([
      'requires_payment_method',
      'setup_intent_authentication_failure',
    ]);
    const passing = await create();
    double.actions.authenticate(passing.id, 'succeed');
    expect((await stripe.setupIntents.retrieve(passing.id)).status).toBe('succeeded');
    expect((await stripe.paymentMethods.retrieve(method.id)).customer).toBe(customer.id);
  });

  it('tell of a refused card, and of being cancelled', async () => {
    const { stripe } = shop;
    const customer = await customerWith(shop, null);
    const intent = await stripe.setupIntents.create({ customer: customer.id });
    const error = await refusal(
      stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }),
    );
    expect([error.statusCode, error.setup_intent?.status]).toEqual([402, 'requires_payment_method']);
    expect((await stripe.setupIntents.cancel(intent.id)).status).toBe('canceled');
    const types = (
      await stripe.events.list({ types: ['setup_intent.setup_failed', 'setup_intent.canceled'] })
    ).data;
    expect(types.map(({ type }) => type)).toEqual(['setup_intent.canceled', 'setup_intent.setup_failed']);
  });
});

describe('payment intents', () => {
  it('charge, and tell of the charge', async () => {
    const { stripe } = shop;
    const customer = await customerWith(shop);
    const intent = await stripe.paymentIntents.create({
      amount: 1234,
      currency: 'usd',
      customer: customer.id,
      payment_method: customer.card,
      confirm: true,
      expand: ['latest_charge'],
    });
    expect([intent.status, intent.amount_received]).toEqual(['succeeded', 1234]);
    expect(intent.latest_charge).toMatchObject({ paid: true, amount: 1234 });
    const receipt = (intent.latest_charge as { receipt_url: string }).receipt_url;
    expect(await (await fetch(receipt)).text()).toContain('$12.34');
    expect((await refusal(stripe.paymentIntents.cancel(intent.id))).code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  it('refuse with the intent in the error, and take another card', async () => {
    const { stripe } = shop;
    const customer = await customerWith(shop, 'pm_card_chargeCustomerFail');
    const intent = await stripe.paymentIntents.create({
      amount: 999,
      currency: 'usd',
      customer: customer.id,
      payment_method: customer.card,
    });
    expect(intent.status).toBe('requires_confirmation');
    const error = await refusal(stripe.paymentIntents.confirm(intent.id));
    expect([error.code, error.payment_intent?.id, error.payment_intent?.status]).toEqual([
      'card_declined',
      intent.id,
      'requires_payment_method',
    ]);
    expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.decline_code).toBe(
      'generic_decline',
    );
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect([paid.status, paid.last_payment_error]).toEqual(['succeeded', null]);
  });

  it('ask for an authentication on session always, off session unless the card was set up', async () => {
    const { stripe, double } = shop;
    const customer = await customerWith(shop, null);
    const method = await typed('4000002500003155');
    const setup = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: method.id,
      confirm: true,
    });
    double.actions.authenticate(setup.id, 'succeed');
    const pay = (off_session: boolean) =>
      stripe.paymentIntents.create({
        amount: 500,
        currency: 'usd',
        customer: customer.id,
        payment_method: method.id,
        confirm: true,
        off_session,
      });
    expect((await pay(true)).status).toBe('succeeded');
    const asking = await pay(false);
    expect([asking.status, asking.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);
    double.actions.authenticate(asking.id, 'fail');
    const failed = await stripe.paymentIntents.retrieve(asking.id);
    expect([failed.status, failed.last_payment_error?.code]).toEqual([
      'requires_payment_method',
      'payment_intent_authentication_failure',
    ]);
  });
});
