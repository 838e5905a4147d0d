import { cardOf } from '../billing/cards.ts';
import { confirmIntent, confirmSetup } from '../billing/confirm.ts';
import { newMethod } from '../billing/methods.ts';
import type { Json } from '../models.ts';
import { invalid, StripeError } from '../stripe-error.ts';
import { paymentMethodView } from '../views/customer-view.ts';
import { clientSecret, paymentIntentView, setupIntentView } from '../views/intent-view.ts';
import type { World } from '../world.ts';

/** A request from a card field. A browser has no secret key, only the client secret of an intent. */
export type CardFieldRequest = {
  client_secret?: string;
  payment_method?: string;
  card?: { number?: string; exp_month?: number; exp_year?: number; cvc?: string };
  billing_details?: { name?: string; email?: string; postal_code?: string };
};

function methodOf(world: World, { card, billing_details: billing }: CardFieldRequest): string {
  const { number = '', exp_month = 0, exp_year = 0, cvc } = card ?? {};
  const method = newMethod(
    world,
    cardOf({ number, expMonth: exp_month, expYear: exp_year, cvc }, world.now()),
  );
  method.billing = {
    name: billing?.name ?? null,
    email: billing?.email ?? null,
    postalCode: billing?.postal_code ?? null,
  };
  return method.id;
}

function intentOf(secret: string | undefined): string {
  const id = secret?.split('_secret_')[0] ?? '';
  if (secret === undefined || clientSecret(id) !== secret) {
    throw invalid(
      'The client_secret provided does not match any associated intent on this account.',
      'client_secret',
    );
  }
  return id;
}

/** Returns an object or an error, as Stripe.js does. A refusal never fails the call itself. */
function answering(work: () => Json): Json {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeError) return { error: error.details };
    throw error;
  }
}

const found = (world: World, id: string): Json => {
  const payment = world.data.paymentIntents[id];
  if (payment) return { paymentIntent: paymentIntentView(world.data, payment) };
  const setup = world.data.setupIntents[id];
  if (setup) return { setupIntent: setupIntentView(world.data, setup) };
  throw invalid(`No such intent: '${id}'`, 'client_secret', 'resource_missing');
};

/** Implements `createPaymentMethod` of Stripe.js. */
export function createFromField(world: World, request: CardFieldRequest): Json {
  return answering(() =>
    world.transact(() => {
      const method = world.data.paymentMethods[methodOf(world, request)];
      return { paymentMethod: method ? paymentMethodView(method) : {} };
    }),
  );
}

/** Implements `confirmCardPayment` and `confirmCardSetup` of Stripe.js, up to the bank's page. */
export function confirmFromField(world: World, request: CardFieldRequest): Json {
  return answering(() =>
    world.transact(() => {
      const id = intentOf(request.client_secret);
      const method = request.card ? methodOf(world, request) : request.payment_method;
      const payment = world.data.paymentIntents[id];
      const setup = world.data.setupIntents[id];
      if (payment) confirmIntent(world, payment, method);
      else if (setup) confirmSetup(world, setup, method);
      return found(world, id);
    }),
  );
}

/** Implements `retrievePaymentIntent` and `retrieveSetupIntent` of Stripe.js. */
export function intentForField(world: World, secret: string | undefined): Json {
  return answering(() => found(world, intentOf(secret)));
}
