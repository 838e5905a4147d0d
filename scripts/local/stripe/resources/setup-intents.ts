import type Stripe from 'stripe';
import type { Verdict } from '../billing/cards.ts';
import {
  cancelSetupIntent,
  createSetupIntent,
  finishSetupAuthentication,
  setUp,
} from '../billing/intents.ts';
import type { SetupIntent } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { cardError, invalid } from '../stripe-error.ts';
import { setupIntentView } from '../views/intent-view.ts';
import { existing, type World } from '../world.ts';
import { liveCustomer } from './customers.ts';
import { mergeMetadata } from './metadata.ts';
import { isWithin, page, pageParams } from './paging.ts';
import { resolveMethod } from './payment-methods.ts';

export const findSetup = (world: World, id: string) =>
  existing(world.data.setupIntents, 'setup_intent', id, 'intent');

function unexpectedState(intent: SetupIntent): never {
  throw invalid(
    `This SetupIntent's status is ${intent.status}, which does not allow this.`,
    undefined,
    'setup_intent_unexpected_state',
  );
}

/** A subscription that waited for this card has it now. */
function tellSubscription(world: World, intent: SetupIntent): void {
  const subscription = Object.values(world.data.subscriptions).find(
    ({ pendingSetupIntent }) => pendingSetupIntent === intent.id,
  );
  if (!subscription || intent.status !== 'succeeded') return;
  subscription.pendingSetupIntent = null;
  if (subscription.saveDefault === 'on_subscription')
    subscription.defaultPaymentMethod = intent.paymentMethod;
  world.emitChange('customer.subscription.updated', subscription.id, world.now(subscription.customer));
}

function refuseUnlessAccepted(world: World, intent: SetupIntent, verdict: Verdict): void {
  if (typeof verdict === 'string') return;
  throw cardError(verdict, { setup_intent: setupIntentView(world.data, intent) }, true);
}

export function confirmSetup(world: World, intent: SetupIntent, methodId: string | undefined): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') unexpectedState(intent);
  const id = methodId ?? intent.paymentMethod;
  if (id === null) {
    throw invalid(
      'You cannot confirm this SetupIntent because it is missing a payment method.',
      'payment_method',
      'setup_intent_unexpected_state',
    );
  }
  const verdict = setUp(world, intent, resolveMethod(world, id, intent.customer));
  tellSubscription(world, intent);
  refuseUnlessAccepted(world, intent, verdict);
}

/** What the customer did on the page of the bank. */
export function authenticateSetup(world: World, intent: SetupIntent, passed: boolean): void {
  const method = intent.paymentMethod === null ? undefined : world.data.paymentMethods[intent.paymentMethod];
  if (intent.status !== 'requires_action' || !method) unexpectedState(intent);
  finishSetupAuthentication(world, intent, method, passed);
  tellSubscription(world, intent);
}

export const setupIntents: Operations = {
  'SetupIntents.create': operation<Stripe.SetupIntentCreateParams>(
    [
      'customer',
      'payment_method',
      'confirm',
      'usage',
      'metadata',
      'description',
      'return_url',
      'use_stripe_sdk',
    ],
    ({ world, params }) => {
      const customer =
        params.customer === undefined ? null : liveCustomer(world, params.customer, 'customer').id;
      const method =
        params.payment_method === undefined ? null : resolveMethod(world, params.payment_method, customer);
      const intent = createSetupIntent(world, {
        customer,
        paymentMethod: method?.id ?? null,
        usage: params.usage ?? 'off_session',
        description: params.description ?? null,
        returnUrl: params.return_url ?? null,
        metadata: mergeMetadata({}, params.metadata),
      });
      if (params.confirm) confirmSetup(world, intent, undefined);
      return setupIntentView(world.data, intent);
    },
  ),
  'SetupIntents.retrieve': operation<Stripe.SetupIntentRetrieveParams>([], ({ world, path }) =>
    setupIntentView(world.data, existing(world.data.setupIntents, 'setup_intent', path())),
  ),
  'SetupIntents.update': operation<Stripe.SetupIntentUpdateParams>(
    ['metadata', 'description', 'payment_method', 'customer'],
    ({ world, params, path }) => {
      const intent = existing(world.data.setupIntents, 'setup_intent', path());
      if (intent.status === 'succeeded' || intent.status === 'canceled') unexpectedState(intent);
      intent.customer = params.customer ?? intent.customer;
      if (params.payment_method !== undefined) {
        intent.paymentMethod = resolveMethod(world, params.payment_method, intent.customer).id;
        intent.status = 'requires_confirmation';
      }
      intent.description = params.description ?? intent.description;
      intent.metadata = mergeMetadata(intent.metadata, params.metadata);
      return setupIntentView(world.data, intent);
    },
  ),
  'SetupIntents.confirm': operation<Stripe.SetupIntentConfirmParams>(
    ['payment_method', 'return_url', 'use_stripe_sdk'],
    ({ world, params, path }) => {
      const intent = existing(world.data.setupIntents, 'setup_intent', path());
      intent.returnUrl = params.return_url ?? intent.returnUrl;
      confirmSetup(world, intent, params.payment_method);
      return setupIntentView(world.data, intent);
    },
  ),
  'SetupIntents.cancel': operation<Stripe.SetupIntentCancelParams>(
    ['cancellation_reason'],
    ({ world, params, path }) => {
      const intent = existing(world.data.setupIntents, 'setup_intent', path());
      if (intent.status === 'succeeded' || intent.status === 'canceled') unexpectedState(intent);
      cancelSetupIntent(world, intent, params.cancellation_reason ?? null);
      return setupIntentView(world.data, intent);
    },
  ),
  'SetupIntents.list': operation<Stripe.SetupIntentListParams>(
    [...pageParams, 'customer', 'created', 'payment_method'],
    ({ world, params }) => {
      const found = Object.values(world.data.setupIntents).filter(
        (intent) =>
          (params.customer ?? intent.customer) === intent.customer &&
          (params.payment_method ?? intent.paymentMethod) === intent.paymentMethod &&
          isWithin(intent.created, params.created),
      );
      return page(found, params, '/v1/setup_intents', (intent) => setupIntentView(world.data, intent));
    },
  ),
};
