import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStripeCard } from '#web/components/card-field/stripe-card.ts';

type Handler = (event: unknown) => void;

/** Stubs js.stripe.com: the card element of one page, and Stripe's answers. */
function fakeStripe() {
  const handlers = new Map<string, Handler>();
  const element = {
    on: (name: string, handler: Handler) => handlers.set(name, handler),
    mount: vi.fn(),
    destroy: vi.fn(),
  };
  const stripe = {
    elements: () => ({ create: vi.fn(() => element) }),
    createPaymentMethod: vi.fn(),
    confirmCardPayment: vi.fn(),
    confirmCardSetup: vi.fn(),
  };
  return { element, stripe, tell: (name: string, event: unknown) => handlers.get(name)?.(event) };
}

let fake: ReturnType<typeof fakeStripe>;
const keys: string[] = [];

beforeEach(() => {
  fake = fakeStripe();
  vi.stubGlobal('Stripe', (key: string) => {
    keys.push(key);
    return fake.stripe;
  });
});

afterEach(() => vi.unstubAllGlobals());

async function mounted() {
  const card = await openStripeCard('pk_test_key');
  const place = document.createElement('div');
  const messages: (string | undefined)[] = [];
  const takeDown = card.mount(place, (message) => messages.push(message));
  return { card, place, messages, takeDown };
}

const made = (id: string) => ({ paymentMethod: { id } });

describe('the field', () => {
  test('is Stripe’s element under the site’s key, and is removed at the end', async () => {
    const { place, takeDown } = await mounted();
    expect(keys.at(-1)).toBe('pk_test_key');
    expect(fake.element.mount).toHaveBeenCalledWith(place);
    takeDown();
    expect(fake.element.destroy).toHaveBeenCalledOnce();
  });

  test('shows errors in Stripe’s words', async () => {
    const { messages } = await mounted();
    fake.tell('change', { error: { message: 'Your card number is invalid.' } });
    fake.tell('change', {});
    fake.tell('loaderror', { error: {} });
    expect(messages).toEqual([
      'Your card number is invalid.',
      undefined,
      'The card could not be checked. Please try again.',
    ]);
  });
});

describe('a payment method', () => {
  test('is created for each attempt, and reused for a repeat without an edit', async () => {
    const { card } = await mounted();
    fake.stripe.createPaymentMethod.mockResolvedValueOnce(made('pm_1')).mockResolvedValueOnce(made('pm_2'));
    expect(await card.createPaymentMethod()).toEqual({ id: 'pm_1' });
    expect(await card.createPaymentMethod({ isRepeat: true })).toEqual({ id: 'pm_1' });
    fake.tell('change', {});
    expect(await card.createPaymentMethod({ isRepeat: true })).toEqual({ id: 'pm_2' });
    expect(fake.stripe.createPaymentMethod).toHaveBeenCalledWith({ type: 'card', card: fake.element });
  });

  test('shows the reason for a refusal', async () => {
    const { card } = await mounted();
    const error = { type: 'validation_error', message: 'Your card number is incomplete.' };
    fake.stripe.createPaymentMethod.mockResolvedValueOnce({ error });
    expect(await card.createPaymentMethod()).toEqual({ message: error.message, isRetryable: false });
  });

  test('requires the field', async () => {
    const { card, takeDown } = await mounted();
    takeDown();
    expect(await card.createPaymentMethod()).toEqual({ message: 'Enter your card.' });
    expect(fake.stripe.createPaymentMethod).not.toHaveBeenCalled();
  });
});

describe('a confirmation', () => {
  test.each([
    ['pi_1_secret_2', 'pm_1', 'confirmCardPayment', { payment_method: 'pm_1' }],
    ['pi_1_secret_2', undefined, 'confirmCardPayment', undefined],
    ['seti_1_secret_2', 'pm_1', 'confirmCardSetup', { payment_method: 'pm_1' }],
  ] as const)('of %s with %s', async (secret, paymentMethod, call, data) => {
    const { card } = await mounted();
    fake.stripe[call].mockResolvedValueOnce({});
    expect(await card.confirm(secret, paymentMethod)).toEqual({ ok: true });
    expect(fake.stripe[call]).toHaveBeenCalledWith(secret, data);
  });

  test.each([
    [{ type: 'card_error', message: 'Your card was declined.' }, true],
    [
      {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message: 'The bank said no.',
      },
      true,
    ],
    [{ type: 'invalid_request_error', message: 'No such payment_intent.' }, false],
  ])('fails for %o', async (error, isRetryable) => {
    const { card } = await mounted();
    fake.stripe.confirmCardPayment.mockResolvedValueOnce({ error });
    expect(await card.confirm('pi_1_secret_2')).toEqual({ message: error.message, isRetryable });
  });

  test('accepts a repeat after a success', async () => {
    const { card } = await mounted();
    const error = { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } };
    fake.stripe.confirmCardPayment.mockResolvedValueOnce({ error });
    expect(await card.confirm('pi_1_secret_2')).toEqual({ ok: true });
  });
});
