import type Stripe from 'stripe';
import { createSubscription } from '../billing/creation.ts';
import { cancelNow } from '../billing/ending.ts';
import { ownMethod } from '../billing/methods.ts';
import { scheduleOf } from '../billing/schedules.ts';
import type { Subscription } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid } from '../stripe-error.ts';
import { subscriptionView } from '../views/subscription-view.ts';
import { existing, type World } from '../world.ts';
import { liveCustomer } from './customers.ts';
import { mergeMetadata } from './metadata.ts';
import { page, pageParams } from './paging.ts';
import { itemPrice } from './subscription-items.ts';
import { applyItemChange, paymentBehavior } from './subscription-update.ts';

export const findSubscription = (world: World, id: string, param?: string) =>
  existing(world.data.subscriptions, 'subscription', id, param);

function saveDefaultOf({ payment_settings: settings }: Stripe.SubscriptionCreateParams) {
  const { save_default_payment_method: given, ...unknown } = settings ?? {};
  const [field] = Object.keys(unknown);
  if (field) throw invalid(`The emulator does not implement payment_settings[${field}].`, 'payment_settings');
  return given === 'on_subscription' ? 'on_subscription' : 'off';
}

function missingMethodOf({ trial_settings: settings }: Stripe.SubscriptionCreateParams) {
  const given: string = settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  if (given === 'cancel' || given === 'create_invoice') return given;
  throw invalid(`The emulator does not implement missing_payment_method=${given}.`, 'trial_settings');
}

function setCanceling(world: World, subscription: Subscription, atEnd: boolean): void {
  const schedule = scheduleOf(world, subscription);
  if (schedule) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${schedule.id}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  subscription.cancelAtPeriodEnd = atEnd;
  subscription.canceledAt = atEnd ? (subscription.canceledAt ?? world.now()) : null;
  subscription.cancellation.reason = atEnd ? 'cancellation_requested' : null;
}

/** Tells whether a subscription is in a list with this status filter. */
function hasStatus({ status }: Subscription, filter: Stripe.SubscriptionListParams['status']): boolean {
  if (filter === undefined) return status !== 'canceled';
  return filter === 'all' || filter === status;
}

export const subscriptions: Operations = {
  'Subscriptions.create': operation<Stripe.SubscriptionCreateParams>(
    [
      'customer',
      'items',
      'trial_end',
      'trial_settings',
      'default_payment_method',
      'payment_behavior',
      'payment_settings',
      'metadata',
    ],
    ({ world, params }) => {
      const customer = liveCustomer(world, params.customer ?? '', 'customer');
      const method = params.default_payment_method;
      const subscription = createSubscription(
        world,
        {
          customer,
          price: itemPrice(world, params.items),
          trialEnd: typeof params.trial_end === 'number' ? params.trial_end : null,
          defaultPaymentMethod:
            method === undefined ? null : ownMethod(world, customer.id, method, 'default_payment_method').id,
          missingPaymentMethod: missingMethodOf(params),
          saveDefault: saveDefaultOf(params),
          metadata: mergeMetadata({}, params.metadata),
        },
        paymentBehavior(params.payment_behavior),
      );
      return subscriptionView(world.data, subscription);
    },
  ),
  'Subscriptions.retrieve': operation<Stripe.SubscriptionRetrieveParams>([], ({ world, id }) =>
    subscriptionView(world.data, findSubscription(world, id)),
  ),
  'Subscriptions.update': operation<Stripe.SubscriptionUpdateParams>(
    [
      'items',
      'trial_end',
      'proration_behavior',
      'billing_cycle_anchor',
      'payment_behavior',
      'cancel_at_period_end',
      'default_payment_method',
      'metadata',
    ],
    ({ world, params, id }) => {
      const subscription = findSubscription(world, id);
      const changes = Object.keys(params).filter((name) => name !== 'metadata' && name !== 'expand');
      if (subscription.endedAt !== null && changes.length > 0) {
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
      }
      const method = params.default_payment_method;
      if (method !== undefined) {
        const param = 'default_payment_method';
        subscription.defaultPaymentMethod = ownMethod(world, subscription.customer, method, param).id;
      }
      subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
      const { cancel_at_period_end: atEnd } = params;
      if (atEnd !== undefined) setCanceling(world, subscription, atEnd);
      applyItemChange(world, subscription, params);
      world.emitChange('customer.subscription.updated', id);
      return subscriptionView(world.data, subscription);
    },
  ),
  'Subscriptions.cancel': operation<Stripe.SubscriptionCancelParams>([], ({ world, id }) => {
    const subscription = findSubscription(world, id);
    if (subscription.endedAt !== null) {
      throw invalid(`No such subscription: ${id}`, 'id', 'resource_missing');
    }
    cancelNow(world, subscription);
    return subscriptionView(world.data, subscription);
  }),
  'Subscriptions.list': operation<Stripe.SubscriptionListParams>(
    [...pageParams, 'customer', 'status'],
    ({ world, params }) => {
      const found = Object.values(world.data.subscriptions).filter(
        (one) => hasStatus(one, params.status) && (params.customer ?? one.customer) === one.customer,
      );
      return page(found, params, '/v1/subscriptions', (one) => subscriptionView(world.data, one));
    },
  ),
};
