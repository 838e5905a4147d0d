import type { Card, PaymentMethod } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import { existing, type World } from '../world.ts';
import { testCard } from './cards.ts';

/** Creates a payment method without a customer. */
export function newMethod(world: World, card: Card): PaymentMethod {
  const method: PaymentMethod = {
    id: world.id('pm'),
    created: world.now(),
    card,
    customer: null,
    billing: { email: null, name: null, postalCode: null },
    authenticated: false,
    detached: false,
  };
  world.data.paymentMethods[method.id] = method;
  return method;
}

const reused =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.';

/** Returns a payment method that the customer may use. Each use of one of Stripe's test IDs creates a new one. */
export function resolveMethod(world: World, id: string, customer: string): PaymentMethod {
  const card = testCard(id, world.now());
  if (card) return newMethod(world, card);
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

/** Returns a payment method that belongs to the customer. */
export function ownMethod(world: World, customer: string, id: string, param: string): PaymentMethod {
  const method = world.data.paymentMethods[id];
  if (method?.customer === customer) return method;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    param,
    'resource_missing',
  );
}
