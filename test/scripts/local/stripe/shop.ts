import Stripe from 'stripe';
import { type StripeDouble, type StripeOptions, startStripe } from '#scripts/local/stripe/start-stripe.ts';

/** 2027-04-01, the first day of a month of 30 days. */
export const start = new Date('2027-04-01T00:00:00Z');
export const seconds = (date: Date | string) => Math.floor(new Date(date).getTime() / 1_000);
export const day = 86_400;

const amounts = {
  basic_monthly: [499, 'month'],
  basic_annual: [4790, 'year'],
  advanced_monthly: [999, 'month'],
  advanced_annual: [9590, 'year'],
  pro_monthly: [1499, 'month'],
  pro_annual: [14390, 'year'],
} as const;
export type PriceKey = keyof typeof amounts;

export type Shop = {
  double: StripeDouble;
  stripe: Stripe;
  prices: Record<PriceKey, string>;
};

export const clientOf = (double: StripeDouble, config: Stripe.StripeConfig = {}) =>
  new Stripe('sk_test_double', {
    host: double.host,
    port: double.port,
    protocol: 'http',
    apiVersion: '2026-10-28.endive',
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });

/** A double with the catalogue, its clock standing at `start`. */
export async function openShop(options: StripeOptions = {}): Promise<Shop> {
  const double = await startStripe({ now: start, ...options });
  const stripe = clientOf(double);
  const ids = new Map<string, string>();
  for (const [key, [amount, interval]] of Object.entries(amounts)) {
    const name = key.split('_')[0] ?? '';
    const product = ids.get(name) ?? (await stripe.products.create({ name })).id;
    ids.set(name, product);
    const price = await stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval },
      lookup_key: key,
    });
    ids.set(key, price.id);
  }
  const prices = Object.fromEntries(Object.keys(amounts).map((key) => [key, ids.get(key) ?? ''])) as Record<
    PriceKey,
    string
  >;
  return { double, stripe, prices };
}

/** A customer whose default card is one of Stripe's test methods. */
export async function customerWith({ stripe }: Pick<Shop, 'stripe'>, card: string | null = 'pm_card_visa') {
  const customer = await stripe.customers.create({ email: 'nora@example.com' });
  if (card === null) return { id: customer.id, card: '' };
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  return { id: customer.id, card: method.id };
}

export const itemOf = (subscription: Stripe.Subscription) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('The subscription has no item');
  return item;
};

/** The invoice that `expand` put in the place of its id. */
export function whole<T extends { id: string }>(value: string | T | null | undefined): T {
  if (!value || typeof value === 'string') throw new Error(`Not expanded: ${value}`);
  return value;
}

/** Amount, proration and period of every line. */
export const linesOf = (invoice: Stripe.Invoice) =>
  invoice.lines.data.map(({ amount, period, parent }) => ({
    amount,
    proration: parent?.subscription_item_details?.proration ?? false,
    start: period.start,
    end: period.end,
  }));

/** The error with which a call was refused. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const answered = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (answered instanceof Stripe.errors.StripeError) return answered;
  throw new Error('The call was not refused by Stripe', { cause: answered });
}
