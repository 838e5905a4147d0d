import Stripe from 'stripe';
import { expect } from 'vitest';
import { localStripeKeys } from '#scripts/local/stripe/start-payments.ts';
import { call } from './api.ts';
import { type Notary, registerNotary } from './notary.ts';
import type { StackFacts } from './start-stack.ts';

/** The parts of a stack that payment tests use. */
export type PaymentStack = Pick<StackFacts, 'apiUrl' | 'stripe'>;

/** Returns the payment provider's client, to check what really happened. */
export function providerOf({ stripe }: PaymentStack): Stripe {
  const { hostname, port } = new URL(stripe);
  const apiVersion = '2026-10-28.endive';
  return new Stripe(localStripeKeys.secretKey, { host: hostname, port, protocol: 'http', apiVersion });
}

/** Calls a control of the emulator: its clock, webhooks, bank, or faults. */
export async function control(
  { stripe }: PaymentStack,
  name: 'clock' | 'webhooks' | 'authenticate' | 'card' | 'dispute' | 'dispute/close' | 'faults',
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${stripe}/_double/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const result = (await response.json()) as Record<string, unknown>;
  if (!response.ok)
    throw new Error(`The control ${name} answered ${response.status}: ${JSON.stringify(result)}`);
  return result;
}

/** Reads the violations that the emulator found, and its clock. */
export async function emulatorState({ stripe }: PaymentStack) {
  const response = await fetch(`${stripe}/_double/state`);
  return (await response.json()) as { now: string; violations: unknown[]; waiting: number };
}

/** Confirms a payment or a card as the card field in the browser does. */
export async function confirmCard(
  { stripe }: PaymentStack,
  clientSecret: string,
  card: { paymentMethod: string } | { number: string },
): Promise<Record<string, unknown>> {
  const given =
    'paymentMethod' in card
      ? { payment_method: card.paymentMethod }
      : { card: { number: card.number, exp_month: 12, exp_year: 2034, cvc: '123' } };
  const response = await fetch(`${stripe}/_double/browser/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_secret: clientSecret, ...given }),
  });
  return (await response.json()) as Record<string, unknown>;
}

export type Choice = { plan: 'free' | 'basic' | 'advanced' | 'pro'; cycle?: 'monthly' | 'annual' };

/** A notary with an account and, after the first payment, a customer at the provider. */
export class Payer {
  readonly notary: Notary;
  readonly #stack: PaymentStack;
  readonly #provider: Stripe;
  #token: string;

  constructor(stack: PaymentStack, notary: Notary) {
    this.#stack = stack;
    this.#provider = providerOf(stack);
    this.notary = notary;
    this.#token = notary.token;
  }

  get token(): string {
    return this.#token;
  }

  /** Signs in again, because tokens from before a clock move have expired. */
  async signInAgain(): Promise<void> {
    const { email, password } = this.notary;
    const { status, body } = await call('login', { apiUrl: this.#stack.apiUrl, body: { email, password } });
    if (status !== 200) throw new Error(`Signing in answered ${status}: ${JSON.stringify(body)}`);
    this.#token = body.access_token;
  }

  get #options() {
    return { apiUrl: this.#stack.apiUrl, token: this.#token };
  }

  /** Reads the account's plan through the API. */
  async status(refresh = false) {
    return (await call('get-subscription', { ...this.#options, query: refresh ? { refresh: 'true' } : {} }))
      .body;
  }

  create({ plan, cycle = 'monthly' }: Choice, card = 'pm_card_visa', headers: Record<string, string> = {}) {
    const body = { plan_id: plan, billing_cycle: cycle, payment_method_id: card };
    return call('create-subscription', { ...this.#options, body, headers });
  }

  change({ plan, cycle = 'monthly' }: Choice, isScheduled = false, headers: Record<string, string> = {}) {
    const query = {
      new_plan_id: plan,
      billing_cycle: cycle,
      ...(isScheduled && { schedule_for_trial_end: 'true' }),
    };
    return call('change-plan', { ...this.#options, query, headers });
  }

  preview({ plan, cycle = 'monthly' }: Choice, isScheduled = false) {
    const query = {
      new_plan_id: plan,
      billing_cycle: cycle,
      ...(isScheduled && { schedule_for_trial_end: 'true' }),
    };
    return call('preview-change', { ...this.#options, query });
  }

  giveCard(card = 'pm_card_visa') {
    return call('set-payment-method', { ...this.#options, body: { payment_method_id: card } });
  }

  cancelScheduled() {
    return call('cancel-scheduled-change', this.#options);
  }

  cancelPending() {
    return call('cancel-pending-change', this.#options);
  }

  /** Starts a paid plan now, which ends the trial. */
  async pay(choice: Choice): Promise<void> {
    const card = await this.giveCard();
    const change = await this.change(choice);
    if (card.status !== 200 || change.status !== 200 || !change.body.immediate) {
      throw new Error(`Paying answered ${JSON.stringify([card.body, change.body])}`);
    }
  }

  /** Returns the customer at the provider, if any. Throws if there are several. */
  async customer(): Promise<Stripe.Customer | undefined> {
    const { data } = await this.#provider.customers.list({ email: this.notary.email });
    if (data.length > 1) throw new Error('A notary has two customers');
    return data[0];
  }

  /** Returns all payments in cents, the oldest first. */
  async charges(): Promise<number[]> {
    const customer = await this.customer();
    if (!customer) return [];
    const { data } = await this.#provider.invoices.list({ customer: customer.id, limit: 100 });
    return data.flatMap(({ amount_paid: cents }) => (cents > 0 ? [cents] : [])).reverse();
  }

  /** Returns all subscriptions of the customer, including ended ones. */
  async subscriptions(): Promise<Stripe.Subscription[]> {
    const customer = await this.customer();
    if (!customer) return [];
    return (await this.#provider.subscriptions.list({ customer: customer.id, status: 'all' })).data;
  }

  /** Returns the customer's subscriptions that have not ended. */
  async liveSubscriptions(): Promise<Stripe.Subscription[]> {
    return (await this.subscriptions()).filter(({ status }) => status !== 'canceled');
  }

  /** Sets how the bank treats the card on file. */
  async turnCard(behavior: 'succeeds' | 'declined' | 'insufficient_funds' | 'authentication'): Promise<void> {
    const method = (await this.customer())?.invoice_settings.default_payment_method;
    await control(this.#stack, 'card', { payment_method: method, behavior });
  }

  /** Cancels all subscriptions directly at the provider. */
  async endAtProvider(): Promise<void> {
    for (const { id, status } of await this.subscriptions()) {
      if (status !== 'canceled') await this.#provider.subscriptions.cancel(id);
    }
  }
}

/** Registers a notary, who starts with a trial. */
export async function newPayer(stack: PaymentStack): Promise<Payer> {
  return new Payer(stack, await registerNotary(stack.apiUrl));
}

/** How a decision about a plan ends: the plan, and all payments in cents, the oldest first. */
export type PlanOutcome = { ends: { status: string; plan_id: string; pending?: string }; charges: number[] };

/** Checks that a decision was carried out exactly once. */
export async function expectDoneOnce(payer: Payer, { ends, charges }: PlanOutcome): Promise<void> {
  const { status, plan_id, pending_plan_change: pending } = await payer.status();
  expect({ status, plan_id, ...(pending && { pending: pending.new_plan_id }) }).toEqual(ends);
  const paid = await payer.charges();
  expect(paid).toHaveLength(charges.length);
  // A second may pass between the payment and the upgrade.
  paid.forEach((cents, index) => {
    expect(Math.abs(cents - (charges[index] ?? 0))).toBeLessThanOrEqual(1);
  });
  expect((await payer.subscriptions()).length).toBeLessThanOrEqual(1);
}
