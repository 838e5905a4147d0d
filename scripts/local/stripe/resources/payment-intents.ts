import type Stripe from 'stripe';
import type { Verdict } from '../billing/cards.ts';
import { type RetrySettings, settleIntent } from '../billing/collect.ts';
import {
  cancelPaymentIntent,
  charge,
  createPaymentIntent,
  finishAuthentication,
} from '../billing/intents.ts';
import type { PaymentIntent } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { cardError, invalid } from '../stripe-error.ts';
import { paymentIntentView } from '../views/intent-view.ts';
import { existing, type World } from '../world.ts';
import { liveCustomer } from './customers.ts';
import { mergeMetadata } from './metadata.ts';
import { isWithin, page, pageParams } from './paging.ts';
import { resolveMethod } from './payment-methods.ts';

export const findIntent = (world: World, id: string) =>
  existing(world.data.paymentIntents, 'payment_intent', id, 'intent');

function unexpectedState(intent: PaymentIntent): never {
  throw invalid(
    `This PaymentIntent's status is ${intent.status}, which does not allow this.`,
    undefined,
    'payment_intent_unexpected_state',
  );
}

function refuseUnlessAccepted(world: World, intent: PaymentIntent, verdict: Verdict): void {
  if (typeof verdict === 'string') return;
  throw cardError(verdict, { payment_intent: paymentIntentView(world.data, intent) }, true);
}

/** Charges the intent's method, or the one given now; what it pays for follows. */
export function confirmIntent(
  world: World,
  intent: PaymentIntent,
  methodId: string | undefined,
  offSession: boolean,
  retries: RetrySettings,
): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') unexpectedState(intent);
  const id = methodId ?? intent.paymentMethod;
  if (id === null) {
    throw invalid(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'payment_method',
      'payment_intent_unexpected_state',
    );
  }
  const verdict = charge(world, intent, resolveMethod(world, id, intent.customer), offSession);
  settleIntent(world, intent, verdict, retries);
  refuseUnlessAccepted(world, intent, verdict);
}

/** What the customer did on the page of the bank. */
export function authenticateIntent(
  world: World,
  intent: PaymentIntent,
  passed: boolean,
  retries: RetrySettings,
): void {
  const method = intent.paymentMethod === null ? undefined : world.data.paymentMethods[intent.paymentMethod];
  if (intent.status !== 'requires_action' || !method) unexpectedState(intent);
  settleIntent(world, intent, finishAuthentication(world, intent, method, passed), retries);
}

const isOffSession = (given: unknown) => given === true || given === 'recurring' || given === 'one_off';

const usageOf = (given: string | undefined): PaymentIntent['setupFutureUsage'] =>
  given === 'off_session' || given === 'on_session' ? given : null;

export const paymentIntents: Operations = {
  'PaymentIntents.create': operation<Stripe.PaymentIntentCreateParams>(
    [
      'amount',
      'currency',
      'customer',
      'payment_method',
      'confirm',
      'off_session',
      'setup_future_usage',
      'metadata',
      'description',
      'return_url',
    ],
    ({ world, params, retries }) => {
      if (!Number.isInteger(params.amount) || params.amount < 50) {
        throw invalid('Amount must be at least $0.50 usd', 'amount', 'amount_too_small');
      }
      const customer =
        params.customer === undefined ? null : liveCustomer(world, params.customer, 'customer').id;
      const method =
        params.payment_method === undefined ? null : resolveMethod(world, params.payment_method, customer);
      const intent = createPaymentIntent(world, {
        amount: params.amount,
        currency: params.currency.toLowerCase(),
        customer,
        paymentMethod: method?.id ?? null,
        setupFutureUsage: usageOf(params.setup_future_usage),
        description: params.description ?? null,
        returnUrl: params.return_url ?? null,
        metadata: mergeMetadata({}, params.metadata),
      });
      if (params.confirm) confirmIntent(world, intent, undefined, isOffSession(params.off_session), retries);
      return paymentIntentView(world.data, intent);
    },
  ),
  'PaymentIntents.retrieve': operation<Stripe.PaymentIntentRetrieveParams>([], ({ world, path }) =>
    paymentIntentView(world.data, existing(world.data.paymentIntents, 'payment_intent', path())),
  ),
  'PaymentIntents.update': operation<Stripe.PaymentIntentUpdateParams>(
    ['metadata', 'description', 'payment_method'],
    ({ world, params, path }) => {
      const intent = existing(world.data.paymentIntents, 'payment_intent', path());
      if (params.payment_method !== undefined) {
        if (intent.status === 'succeeded' || intent.status === 'canceled') unexpectedState(intent);
        intent.paymentMethod = resolveMethod(world, params.payment_method, intent.customer).id;
        intent.status = 'requires_confirmation';
      }
      intent.description = params.description ?? intent.description;
      intent.metadata = mergeMetadata(intent.metadata, params.metadata);
      return paymentIntentView(world.data, intent);
    },
  ),
  'PaymentIntents.confirm': operation<Stripe.PaymentIntentConfirmParams>(
    ['payment_method', 'off_session', 'return_url', 'use_stripe_sdk'],
    ({ world, params, path, retries }) => {
      const intent = existing(world.data.paymentIntents, 'payment_intent', path());
      intent.returnUrl = params.return_url ?? intent.returnUrl;
      confirmIntent(world, intent, params.payment_method, isOffSession(params.off_session), retries);
      return paymentIntentView(world.data, intent);
    },
  ),
  'PaymentIntents.cancel': operation<Stripe.PaymentIntentCancelParams>(
    ['cancellation_reason'],
    ({ world, params, path }) => {
      const intent = existing(world.data.paymentIntents, 'payment_intent', path());
      if (intent.status === 'succeeded' || intent.status === 'canceled') unexpectedState(intent);
      if (intent.invoice !== null) {
        throw invalid(
          'You cannot cancel this PaymentIntent because it belongs to an invoice; void the invoice.',
        );
      }
      cancelPaymentIntent(world, intent, params.cancellation_reason ?? null);
      return paymentIntentView(world.data, intent);
    },
  ),
  'PaymentIntents.list': operation<Stripe.PaymentIntentListParams>(
    [...pageParams, 'customer', 'created'],
    ({ world, params }) => {
      const found = Object.values(world.data.paymentIntents).filter(
        ({ customer, created }) =>
          (params.customer ?? customer) === customer && isWithin(created, params.created),
      );
      return page(found, params, '/v1/payment_intents', (intent) => paymentIntentView(world.data, intent));
    },
  ),
};
