import type Stripe from 'stripe';
import { endSubscription } from '../billing/ending.ts';
import { ownMethod } from '../billing/methods.ts';
import type { Customer } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { missing } from '../stripe-error.ts';
import { customerView } from '../views/customer-view.ts';
import { existing, type World } from '../world.ts';
import { mergeMetadata, textAfter } from './metadata.ts';
import { page, pageParams } from './paging.ts';

/** Returns a customer that is not deleted. */
export function liveCustomer(world: World, id: string, param?: string): Customer {
  const customer = existing(world.data.customers, 'customer', id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer;
}

export const customers: Operations = {
  'Customers.create': operation<Stripe.CustomerCreateParams>(
    ['email', 'name', 'metadata'],
    ({ world, params }) => {
      const customer: Customer = {
        id: world.id('cus'),
        created: world.now(),
        email: textAfter(null, params.email),
        name: textAfter(null, params.name),
        metadata: mergeMetadata({}, params.metadata),
        defaultPaymentMethod: null,
        balance: 0,
        currency: null,
        invoiceSequence: 1,
        deleted: false,
      };
      world.data.customers[customer.id] = customer;
      world.emit('customer.created', customer.id);
      return customerView(world.data, customer);
    },
  ),
  'Customers.retrieve': operation<Stripe.CustomerRetrieveParams>([], ({ world, id }) =>
    customerView(world.data, existing(world.data.customers, 'customer', id)),
  ),
  'Customers.update': operation<Stripe.CustomerUpdateParams>(
    ['email', 'name', 'metadata', 'balance', 'invoice_settings'],
    ({ world, params, id }) => {
      const customer = liveCustomer(world, id);
      customer.email = textAfter(customer.email, params.email);
      customer.name = textAfter(customer.name, params.name);
      customer.metadata = mergeMetadata(customer.metadata, params.metadata);
      customer.balance = params.balance ?? customer.balance;
      const method = params.invoice_settings?.default_payment_method;
      if (method !== undefined) {
        const param = 'invoice_settings[default_payment_method]';
        customer.defaultPaymentMethod = method === '' ? null : ownMethod(world, id, method, param).id;
      }
      world.emitChange('customer.updated', id);
      return customerView(world.data, customer);
    },
  ),
  'Customers.del': operation<Stripe.CustomerDeleteParams>([], ({ world, id }) => {
    const customer = liveCustomer(world, id);
    for (const subscription of Object.values(world.data.subscriptions)) {
      if (subscription.customer !== id || subscription.endedAt !== null) continue;
      endSubscription(world, subscription, { status: 'canceled', reason: 'cancellation_requested' });
    }
    world.emit('customer.deleted', id);
    for (const method of Object.values(world.data.paymentMethods)) {
      if (method.customer === id) Object.assign(method, { customer: null, detached: true });
    }
    customer.deleted = true;
    return { id, object: 'customer', deleted: true };
  }),
  'Customers.list': operation<Stripe.CustomerListParams>([...pageParams, 'email'], ({ world, params }) => {
    const found = Object.values(world.data.customers).filter(
      ({ deleted, email }) => !deleted && (params.email ?? email) === email,
    );
    return page(found, params, '/v1/customers', (customer) => customerView(world.data, customer));
  }),
};
