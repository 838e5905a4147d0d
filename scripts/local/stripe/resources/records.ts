import type Stripe from 'stripe';
import { endSubscription } from '../billing/ending.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid, missing } from '../stripe-error.ts';
import { disputeView } from '../views/intent-view.ts';
import { invoicePaymentView } from '../views/invoice-view.ts';
import { testClockView } from '../views/subscription-view.ts';
import { existing } from '../world.ts';
import { isWithin, page, pageParams } from './paging.ts';

export const invoicePayments: Operations = {
  'InvoicePayments.retrieve': operation<Stripe.InvoicePaymentRetrieveParams>([], ({ world, path }) =>
    invoicePaymentView(existing(world.data.invoicePayments, 'invoice_payment', path())),
  ),
  'InvoicePayments.list': operation<Stripe.InvoicePaymentListParams>(
    [...pageParams, 'invoice', 'payment', 'status', 'created'],
    ({ world, params }) => {
      const found = Object.values(world.data.invoicePayments).filter(
        (one) =>
          (params.invoice ?? one.invoice) === one.invoice &&
          (params.payment?.payment_intent ?? one.intent) === one.intent &&
          (params.status ?? one.status) === one.status &&
          isWithin(one.created, params.created),
      );
      return page(found, params, '/v1/invoice_payments', invoicePaymentView);
    },
  ),
};

export const disputes: Operations = {
  'Disputes.list': operation<Stripe.DisputeListParams>(
    [...pageParams, 'charge', 'payment_intent', 'created'],
    ({ world, params }) => {
      const found = Object.values(world.data.disputes).filter(
        ({ charge, created }) =>
          (params.charge ?? charge) === charge &&
          (params.payment_intent === undefined ||
            world.data.charges[charge]?.intent === params.payment_intent) &&
          isWithin(created, params.created),
      );
      return page(found, params, '/v1/disputes', (dispute) => disputeView(world.data, dispute));
    },
  ),
};

/** Whether an event type is asked for; `invoice.*` asks for all of its kind. */
const matches = (asked: string, type: string) =>
  asked.endsWith('*') ? type.startsWith(asked.slice(0, -1)) : asked === type;

export const events: Operations = {
  'Events.retrieve': operation<Stripe.EventRetrieveParams>([], ({ world, path }) => {
    const event = world.events.find(({ id }) => id === path());
    if (!event) throw missing('event', path());
    return { ...event };
  }),
  'Events.list': operation<Stripe.EventListParams>(
    [...pageParams, 'type', 'types', 'created'],
    ({ world, params }) => {
      const asked = params.types ?? (params.type === undefined ? ['*'] : [params.type]);
      const found = world.events.filter(
        ({ type, created }) => asked.some((one) => matches(one, type)) && isWithin(created, params.created),
      );
      return page(found, params, '/v1/events', (event) => ({ ...event }));
    },
  ),
};

export const testClocks: Operations = {
  'TestClocks.create': operation<Stripe.TestHelpers.TestClockCreateParams>(
    ['frozen_time', 'name'],
    ({ world, params }) => {
      const clock = {
        id: world.id('clock'),
        created: world.now(),
        frozenTime: params.frozen_time,
        name: params.name ?? null,
      };
      world.data.testClocks[clock.id] = clock;
      world.emit('test_helpers.test_clock.created', clock.id);
      return testClockView(clock);
    },
  ),
  'TestClocks.retrieve': operation<Stripe.TestHelpers.TestClockRetrieveParams>([], ({ world, path }) =>
    testClockView(existing(world.data.testClocks, 'test clock', path())),
  ),
  'TestClocks.advance': operation<Stripe.TestHelpers.TestClockAdvanceParams>(
    ['frozen_time'],
    async ({ world, params, path, advanceTestClock }) => {
      const clock = existing(world.data.testClocks, 'test clock', path());
      if (params.frozen_time <= clock.frozenTime) {
        throw invalid('A test clock moves forward only.', 'frozen_time');
      }
      await advanceTestClock(clock.id, params.frozen_time);
      return testClockView(existing(world.data.testClocks, 'test clock', path()));
    },
  ),
  'TestClocks.del': operation<Stripe.TestHelpers.TestClockDeleteParams>([], ({ world, path }) => {
    const clock = existing(world.data.testClocks, 'test clock', path());
    for (const subscription of Object.values(world.data.subscriptions)) {
      if (
        world.data.customers[subscription.customer]?.testClock !== clock.id ||
        subscription.endedAt !== null
      )
        continue;
      endSubscription(world, subscription, { status: 'canceled', reason: 'cancellation_requested' });
    }
    for (const customer of Object.values(world.data.customers)) {
      if (customer.testClock === clock.id) customer.deleted = true;
    }
    world.emit('test_helpers.test_clock.deleted', clock.id);
    delete world.data.testClocks[clock.id];
    return { id: clock.id, object: 'test_helpers.test_clock', deleted: true };
  }),
  'TestClocks.list': operation<Stripe.TestHelpers.TestClockListParams>([...pageParams], ({ world, params }) =>
    page(Object.values(world.data.testClocks), params, '/v1/test_helpers/test_clocks', testClockView),
  ),
};
