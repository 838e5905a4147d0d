import Stripe from 'stripe';
import { afterEach, beforeEach, expect } from 'vitest';
import { type StripeEmulator, type StripeOptions, startStripe } from '#scripts/local/stripe/start-stripe.ts';

/** 2027-04-01, the first day of a month with 30 days. */
export const start = new Date('2027-04-01T00:00:00Z');
export const seconds = (date: Date | string) => Math.floor(new Date(date).getTime() / 1_000);
export const day = 86_400;
/** Returns the time so many days after `start`, in seconds. */
export const at = (days: number) => seconds(start) + days * day;

export const amounts = {
  basic_monthly: 499,
  basic_annual: 4790,
  advanced_monthly: 999,
  advanced_annual: 9590,
  pro_monthly: 1499,
  pro_annual: 14390,
} as const;
export type PriceKey = keyof typeof amounts;

export type Shop = {
  emulator: StripeEmulator;
  stripe: Stripe;
  prices: Record<PriceKey, string>;
};

export const clientOf = (emulator: StripeEmulator, config: Stripe.StripeConfig = {}) =>
  new Stripe('sk_test_emulator', {
    host: emulator.host,
    port: emulator.port,
    protocol: 'http',
    apiVersion: '2026-10-28.endive',
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });

/** Starts an emulator with a catalog and its clock stopped at `start`. */
export async function openShop(options: StripeOptions = {}): Promise<Shop> {
  const emulator = await startStripe({ now: start, ...options });
  const stripe = clientOf(emulator);
  for (const name of ['basic', 'advanced', 'pro']) await stripe.products.create({ id: name, name });
  const prices: Partial<Shop['prices']> = {};
  for (const lookup_key of Object.keys(amounts) as PriceKey[]) {
    const [product = '', cycle] = lookup_key.split('_');
    const { id } = await stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: amounts[lookup_key],
      recurring: { interval: cycle === 'annual' ? 'year' : 'month' },
      lookup_key,
    });
    prices[lookup_key] = id;
  }
  return { emulator, stripe, prices: prices as Shop['prices'] };
}

/** Opens a shop for each test of a file. Its emulator must find no violation by the end of the test. */
export function shopPerTest(): Shop {
  const shop = {} as Shop;
  beforeEach(async () => {
    Object.assign(shop, await openShop());
  });
  afterEach(async () => {
    expect(shop.emulator.violations).toEqual([]);
    await shop.emulator.stop();
  });
  return shop;
}

/** Creates a customer whose default card is one of Stripe's test methods. */
export async function customerWith({ stripe }: Pick<Shop, 'stripe'>, card: string | null = 'pm_card_visa') {
  const customer = await stripe.customers.create({ email: 'nora@example.com' });
  if (card === null) return { id: customer.id, card: '' };
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  return { id: customer.id, card: method.id };
}

/** Posts to a control of the emulator, below `/_double`. */
export async function post(emulator: StripeEmulator, path: string, body: unknown) {
  const response = await fetch(`${emulator.url}/_double${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

type FieldResponse = {
  error?: { code?: string; type?: string };
  paymentMethod?: Stripe.PaymentMethod;
  paymentIntent?: Stripe.PaymentIntent;
  setupIntent?: Stripe.SetupIntent;
};

/** Confirms an intent as the card field in the browser does. */
export async function confirm({ emulator }: Shop, client_secret: string, payment_method: string) {
  return (await post(emulator, '/browser/confirm', { client_secret, payment_method })).body as FieldResponse;
}

/** Creates a payment method from a typed card, as the card field in the browser does. */
export async function typeCard({ emulator }: Shop, card: Record<string, unknown>): Promise<FieldResponse> {
  const typed = { exp_month: 12, exp_year: 2030, cvc: '123', ...card };
  return (await post(emulator, '/browser/payment_methods', { card: typed })).body as FieldResponse;
}

/** Returns the types of the events that start with the prefix, the oldest first. */
export const typesOf = ({ emulator }: Shop, prefix: string) =>
  emulator.events.map(({ type }) => type).filter((type) => type.startsWith(prefix));

export const itemOf = (subscription: Stripe.Subscription) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('The subscription has no item');
  return item;
};

/** Returns the object that `expand` put in place of its ID. */
export function whole<T extends { id: string }>(value: string | T | null | undefined): T {
  if (!value || typeof value === 'string') throw new Error(`Not expanded: ${value}`);
  return value;
}

/** Returns the client secret of a subscription's expanded latest invoice. */
export const secretOf = ({ latest_invoice: invoice }: Stripe.Subscription) =>
  whole<Stripe.Invoice>(invoice).confirmation_secret?.client_secret ?? '';

export const intentOf = (subscription: Stripe.Subscription) =>
  secretOf(subscription).split('_secret_')[0] ?? '';

/** Returns the amount, proration and period of every line. */
export const linesOf = (invoice: Stripe.Invoice) =>
  invoice.lines.data.map(({ amount, period, parent }) => ({
    amount,
    proration: parent?.subscription_item_details?.proration ?? false,
    start: period.start,
    end: period.end,
  }));

/** Returns the error of a refused call. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const answered = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (answered instanceof Stripe.errors.StripeError) return answered;
  throw new Error('The call was not refused by Stripe', { cause: answered });
}
