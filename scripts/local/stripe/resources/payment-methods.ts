import type Stripe from 'stripe';
import { cardOf, judgeAttach, testCard } from '../billing/cards.ts';
import { attachTo } from '../billing/intents.ts';
import type { Card, PaymentMethod } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { cardError, invalid } from '../stripe-error.ts';
import { paymentMethodView } from '../views/customer-view.ts';
import { existing, type World } from '../world.ts';
import { mergeMetadata, textAfter } from './metadata.ts';
import { page, pageParams } from './paging.ts';

/** A method of its own, nobody's yet. */
export function newMethod(world: World, card: Card, now = world.now()): PaymentMethod {
  const method: PaymentMethod = {
    id: world.id('pm'),
    created: now,
    card,
    customer: null,
    metadata: {},
    billing: { email: null, name: null, phone: null, postalCode: null },
    authenticated: false,
    detached: false,
  };
  world.data.paymentMethods[method.id] = method;
  return method;
}

const reused =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.';

/** A method that this customer may use; each use of one of Stripe's test ids is a method of its own. */
export function resolveMethod(world: World, id: string, customer: string | null): PaymentMethod {
  const now = world.now(customer);
  const card = testCard(id, now);
  if (card) return newMethod(world, card, now);
  const method = existing(world.data.paymentMethods, 'PaymentMethod', id, 'payment_method');
  if (method.detached) throw invalid(reused, 'payment_method');
  if (method.customer !== null && method.customer !== customer) {
    throw invalid(
      'The payment method you provided has already been attached to another customer.',
      'payment_method',
    );
  }
  return method;
}

/** A method that is already this customer's. */
export function ownMethod(world: World, customer: string, id: string, param: string): PaymentMethod {
  const method = world.data.paymentMethods[id];
  if (method?.customer === customer) return method;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    param,
    'resource_missing',
  );
}

/** Attaches, as long as the bank says nothing against the card. */
export function attach(world: World, method: PaymentMethod, customer: string): void {
  if (method.detached) throw invalid(reused, 'payment_method');
  if (method.customer !== null && method.customer !== customer) {
    throw invalid('The payment method you provided has already been attached to a customer.');
  }
  const fault = judgeAttach(method, world.now(customer));
  if (fault) throw cardError(fault);
  attachTo(world, method, customer);
}

function enteredCard(world: World, card: Stripe.PaymentMethodCreateParams.Card): Card {
  const { number, exp_month, exp_year, cvc, ...unknown } = card;
  if (
    number === undefined ||
    exp_month === undefined ||
    exp_year === undefined ||
    Object.keys(unknown).length > 0
  ) {
    throw invalid('The double knows cards by number, exp_month, exp_year and cvc.', 'card');
  }
  return cardOf({ number, expMonth: exp_month, expYear: exp_year, cvc }, world.now());
}

function setBilling(
  method: PaymentMethod,
  given: Stripe.PaymentMethodCreateParams.BillingDetails | undefined,
): void {
  if (!given) return;
  const { email, name, phone, address } = given;
  const text = (before: string | null, value: string | null | undefined) =>
    textAfter(before, value ?? undefined);
  method.billing = {
    email: text(method.billing.email, email),
    name: text(method.billing.name, name),
    phone: text(method.billing.phone, phone),
    postalCode: text(
      method.billing.postalCode,
      typeof address === 'object' ? (address?.postal_code ?? undefined) : undefined,
    ),
  };
}

function detach(world: World, method: PaymentMethod): void {
  const customer = method.customer;
  if (customer === null)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  const now = world.now(customer);
  const owner = world.data.customers[customer];
  method.customer = null;
  method.detached = true;
  world.emitChange('payment_method.detached', method.id, now);
  if (owner?.defaultPaymentMethod === method.id) {
    owner.defaultPaymentMethod = null;
    world.emitChange('customer.updated', owner.id, now);
  }
  for (const subscription of Object.values(world.data.subscriptions)) {
    if (subscription.defaultPaymentMethod !== method.id) continue;
    subscription.defaultPaymentMethod = null;
    world.emitChange('customer.subscription.updated', subscription.id, now);
  }
}

export const paymentMethods: Operations = {
  'PaymentMethods.create': operation<Stripe.PaymentMethodCreateParams>(
    ['type', 'card', 'billing_details', 'metadata'],
    ({ world, params }) => {
      if (params.type !== 'card' || !params.card)
        throw invalid('The double knows methods of type card only.', 'type');
      const token = params.card.token;
      const card =
        token === undefined
          ? enteredCard(world, params.card)
          : testCard(token.replace(/^tok_/, 'pm_card_'), world.now());
      if (!card) throw invalid(`No such token: '${token}'`, 'card[token]', 'resource_missing');
      const method = newMethod(world, card);
      setBilling(method, params.billing_details);
      method.metadata = mergeMetadata({}, params.metadata);
      return paymentMethodView(method);
    },
  ),
  'PaymentMethods.retrieve': operation<Stripe.PaymentMethodRetrieveParams>([], ({ world, path }) =>
    paymentMethodView(existing(world.data.paymentMethods, 'PaymentMethod', path())),
  ),
  'PaymentMethods.update': operation<Stripe.PaymentMethodUpdateParams>(
    ['metadata', 'billing_details', 'card'],
    ({ world, params, path }) => {
      const method = existing(world.data.paymentMethods, 'PaymentMethod', path());
      if (method.customer === null) {
        throw invalid('You must save this PaymentMethod to a customer before you can update it.');
      }
      method.metadata = mergeMetadata(method.metadata, params.metadata);
      setBilling(method, params.billing_details);
      method.card.expMonth = params.card?.exp_month ?? method.card.expMonth;
      method.card.expYear = params.card?.exp_year ?? method.card.expYear;
      world.emitChange('payment_method.updated', method.id, world.now(method.customer));
      return paymentMethodView(method);
    },
  ),
  'PaymentMethods.attach': operation<Stripe.PaymentMethodAttachParams>(
    ['customer'],
    ({ world, params, path }) => {
      if (params.customer === undefined)
        throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
      const customer = existing(world.data.customers, 'customer', params.customer, 'customer');
      if (customer.deleted)
        throw invalid(`No such customer: '${customer.id}'`, 'customer', 'resource_missing');
      const card = testCard(path(), world.now(customer.id));
      const method = card
        ? newMethod(world, card, world.now(customer.id))
        : existing(world.data.paymentMethods, 'PaymentMethod', path());
      attach(world, method, customer.id);
      return paymentMethodView(method);
    },
  ),
  'PaymentMethods.detach': operation<Stripe.PaymentMethodDetachParams>([], ({ world, path }) => {
    const method = existing(world.data.paymentMethods, 'PaymentMethod', path());
    detach(world, method);
    return paymentMethodView(method);
  }),
  'PaymentMethods.list': operation<Stripe.PaymentMethodListParams>(
    [...pageParams, 'customer', 'type'],
    ({ world, params }) => {
      const found = Object.values(world.data.paymentMethods).filter(
        (method) =>
          method.customer !== null &&
          (params.customer ?? method.customer) === method.customer &&
          (params.type ?? 'card') === 'card',
      );
      return page(found, params, '/v1/payment_methods', paymentMethodView);
    },
  ),
};
