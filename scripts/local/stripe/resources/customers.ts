import type Stripe from 'stripe';
import { endSubscription } from '../billing/ending.ts';
import type { Customer, PaymentMethod } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { missing } from '../stripe-error.ts';
import { customerView, paymentMethodView } from '../views/customer-view.ts';
import { existing, type World } from '../world.ts';
import { mergeMetadata, textAfter } from './metadata.ts';
import { isWithin, page, pageParams } from './paging.ts';
import { attach, ownMethod, resolveMethod } from './payment-methods.ts';

/** A customer that is not deleted. */
export function liveCustomer(world: World, id: string, param?: string): Customer {
  const customer = existing(world.data.customers, 'customer', id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer;
}

type Settings = { default_payment_method?: string } | undefined;

function setDefault(world: World, customer: Customer, settings: Settings): void {
  const given = settings?.default_payment_method;
  if (given === undefined) return;
  customer.defaultPaymentMethod =
    given === '' ? null : ownMethod(world, customer.id, given, 'invoice_settings[default_payment_method]').id;
}

const methodsOf = (world: World, customer: string): PaymentMethod[] =>
  Object.values(world.data.paymentMethods).filter((method) => method.customer === customer);

const fields = ['email', 'name', 'phone', 'description', 'metadata', 'balance', 'invoice_settings'] as const;

export const customers: Operations = {
  'Customers.create': operation<Stripe.CustomerCreateParams>(
    [...fields, 'payment_method', 'test_clock'],
    ({ world, params }) => {
      const testClock =
        params.test_clock === undefined
          ? null
          : existing(world.data.testClocks, 'test clock', params.test_clock, 'test_clock');
      const customer: Customer = {
        id: world.id('cus'),
        created: testClock?.frozenTime ?? world.now(),
        email: textAfter(null, params.email),
        name: textAfter(null, params.name),
        phone: textAfter(null, params.phone),
        description: textAfter(null, params.description),
        metadata: mergeMetadata({}, params.metadata),
        defaultPaymentMethod: null,
        balance: params.balance ?? 0,
        currency: null,
        testClock: testClock?.id ?? null,
        invoiceSequence: 1,
        deleted: false,
      };
      world.data.customers[customer.id] = customer;
      if (params.payment_method !== undefined) {
        attach(world, resolveMethod(world, params.payment_method, customer.id), customer.id);
      }
      const settings = params.invoice_settings?.default_payment_method;
      if (settings !== undefined && settings === params.payment_method) {
        customer.defaultPaymentMethod = methodsOf(world, customer.id)[0]?.id ?? null;
      } else {
        setDefault(world, customer, params.invoice_settings);
      }
      world.emit('customer.created', customer.id, customer.created);
      return customerView(world.data, customer);
    },
  ),
  'Customers.retrieve': operation<Stripe.CustomerRetrieveParams>([], ({ world, path }) =>
    customerView(world.data, existing(world.data.customers, 'customer', path())),
  ),
  'Customers.update': operation<Stripe.CustomerUpdateParams>([...fields], ({ world, params, path }) => {
    const customer = liveCustomer(world, path());
    customer.email = textAfter(customer.email, params.email);
    customer.name = textAfter(customer.name, params.name);
    customer.phone = textAfter(customer.phone, params.phone);
    customer.description = textAfter(customer.description, params.description);
    customer.metadata = mergeMetadata(customer.metadata, params.metadata);
    customer.balance = params.balance ?? customer.balance;
    setDefault(world, customer, params.invoice_settings);
    world.emitChange('customer.updated', customer.id, world.now(customer.id));
    return customerView(world.data, customer);
  }),
  'Customers.del': operation<Stripe.CustomerDeleteParams>([], ({ world, path }) => {
    const customer = liveCustomer(world, path());
    for (const subscription of Object.values(world.data.subscriptions)) {
      if (subscription.customer !== customer.id || subscription.endedAt !== null) continue;
      endSubscription(world, subscription, { status: 'canceled', reason: 'cancellation_requested' });
    }
    world.emit('customer.deleted', customer.id, world.now(customer.id));
    for (const method of methodsOf(world, customer.id))
      Object.assign(method, { customer: null, detached: true });
    customer.deleted = true;
    return { id: customer.id, object: 'customer', deleted: true };
  }),
  'Customers.list': operation<Stripe.CustomerListParams>(
    [...pageParams, 'created', 'email', 'test_clock'],
    ({ world, params }) => {
      const found = Object.values(world.data.customers).filter(
        (customer) =>
          !customer.deleted &&
          (params.email ?? customer.email) === customer.email &&
          (params.test_clock ?? null) === customer.testClock &&
          isWithin(customer.created, params.created),
      );
      return page(found, params, '/v1/customers', (customer) => customerView(world.data, customer));
    },
  ),
  'Customers.listPaymentMethods': operation<Stripe.CustomerListPaymentMethodsParams>(
    [...pageParams, 'type'],
    ({ world, params, path }) => {
      const customer = liveCustomer(world, path());
      const found = methodsOf(world, customer.id).filter(() => (params.type ?? 'card') === 'card');
      return page(found, params, `/v1/customers/${customer.id}/payment_methods`, paymentMethodView);
    },
  ),
  'Customers.retrievePaymentMethod': operation<Stripe.CustomerRetrievePaymentMethodParams>(
    [],
    ({ world, path }) => {
      const method = existing(world.data.paymentMethods, 'payment_method', path());
      if (method.customer !== path('customer_id')) throw missing('payment_method', path());
      return paymentMethodView(method);
    },
  ),
};
