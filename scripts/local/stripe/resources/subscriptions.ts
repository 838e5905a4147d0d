import type Stripe from 'stripe';
import { createSubscription } from '../billing/creation.ts';
import { cancelNow, resume } from '../billing/life.ts';
import { daySeconds } from '../billing/periods.ts';
import { scheduleOf } from '../billing/schedules.ts';
import type { MissingPaymentMethod, Subscription } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid } from '../stripe-error.ts';
import { subscriptionView } from '../views/subscription-view.ts';
import { existing, type World } from '../world.ts';
import { liveCustomer } from './customers.ts';
import { mergeMetadata, textAfter } from './metadata.ts';
import { isWithin, page, pageParams } from './paging.ts';
import { ownMethod } from './payment-methods.ts';
import { newItem } from './subscription-items-given.ts';
import { applyItemChange, paymentBehavior } from './subscription-update.ts';

export const findSubscription = (world: World, id: string, param?: string) =>
  existing(world.data.subscriptions, 'subscription', id, param);

function missingMethod(given: string | undefined, before: MissingPaymentMethod): MissingPaymentMethod {
  return given === 'cancel' || given === 'pause' || given === 'create_invoice' ? given : before;
}

const saveDefault = (given: string | undefined): Subscription['saveDefault'] =>
  given === 'on_subscription' ? 'on_subscription' : 'off';

function checkPaymentSettings(given: object | undefined): void {
  const unknown = Object.keys(given ?? {}).find((key) => key !== 'save_default_payment_method');
  if (unknown) throw invalid(`The double does not obey payment_settings[${unknown}].`, 'payment_settings');
}

export function trialEndOf(
  world: World,
  customer: string,
  params: Pick<Stripe.SubscriptionCreateParams, 'trial_end' | 'trial_period_days'>,
): number | null {
  if (typeof params.trial_end === 'number') return params.trial_end;
  if (params.trial_period_days === undefined || params.trial_period_days === 0) return null;
  return world.now(customer) + params.trial_period_days * daySeconds;
}

function setCancelling(
  world: World,
  subscription: Subscription,
  params: Stripe.SubscriptionUpdateParams,
): void {
  const { cancel_at_period_end: atEnd, cancel_at: at } = params;
  if (atEnd === undefined && at === undefined) return;
  const schedule = scheduleOf(world, subscription);
  if (schedule) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${schedule.id}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  subscription.cancelAtPeriodEnd =
    atEnd ?? (at === 'min_period_end' || at === 'max_period_end' ? true : subscription.cancelAtPeriodEnd);
  if (at !== undefined) subscription.cancelAt = typeof at === 'number' ? at : null;
  if (typeof at === 'number' && at <= world.now(subscription.customer)) {
    throw invalid('cancel_at must be in the future.', 'cancel_at');
  }
  const ends = subscription.cancelAtPeriodEnd || subscription.cancelAt !== null;
  subscription.canceledAt = ends ? (subscription.canceledAt ?? world.now(subscription.customer)) : null;
  subscription.cancellation.reason = ends ? 'cancellation_requested' : null;
}

function setDetails(
  subscription: Subscription,
  details: { comment?: string | null; feedback?: string | null } | undefined,
): void {
  if (!details) return;
  const { comment, feedback } = subscription.cancellation;
  subscription.cancellation.comment = textAfter(comment, details.comment ?? undefined);
  subscription.cancellation.feedback = textAfter(feedback, details.feedback ?? undefined);
}

export const subscriptions: Operations = {
  'Subscriptions.create': operation<Stripe.SubscriptionCreateParams>(
    [
      'customer',
      'items',
      'trial_end',
      'trial_period_days',
      'trial_settings',
      'default_payment_method',
      'payment_behavior',
      'payment_settings',
      'off_session',
      'proration_behavior',
      'cancel_at_period_end',
      'cancel_at',
      'billing_mode',
      'collection_method',
      'currency',
      'description',
      'metadata',
    ],
    ({ world, params, retries }) => {
      if (params.customer === undefined) {
        throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
      }
      if ((params.billing_mode?.type ?? 'flexible') !== 'flexible') {
        throw invalid('The double bills in flexible mode only.', 'billing_mode');
      }
      if ((params.collection_method ?? 'charge_automatically') !== 'charge_automatically') {
        throw invalid('The double charges automatically only.', 'collection_method');
      }
      checkPaymentSettings(params.payment_settings);
      const customer = liveCustomer(world, params.customer, 'customer');
      const method = params.default_payment_method;
      const item = newItem(world, params.items);
      const subscription = createSubscription(
        world,
        {
          customer,
          price: item.price,
          quantity: item.quantity,
          trialEnd: trialEndOf(world, customer.id, params),
          defaultPaymentMethod:
            method === undefined ? null : ownMethod(world, customer.id, method, 'default_payment_method').id,
          missingPaymentMethod: missingMethod(
            params.trial_settings?.end_behavior.missing_payment_method,
            'create_invoice',
          ),
          saveDefault: saveDefault(params.payment_settings?.save_default_payment_method),
          cancelAtPeriodEnd: params.cancel_at_period_end ?? false,
          cancelAt: typeof params.cancel_at === 'number' ? params.cancel_at : null,
          description: textAfter(null, params.description),
          metadata: mergeMetadata({}, params.metadata),
          itemMetadata: mergeMetadata({}, item.metadata),
        },
        { behavior: paymentBehavior(params.payment_behavior), offSession: params.off_session ?? false },
        retries,
      );
      return subscriptionView(world.data, subscription);
    },
  ),
  'Subscriptions.retrieve': operation<Stripe.SubscriptionRetrieveParams>([], ({ world, path }) =>
    subscriptionView(world.data, findSubscription(world, path())),
  ),
  'Subscriptions.update': operation<Stripe.SubscriptionUpdateParams>(
    [
      'items',
      'trial_end',
      'proration_behavior',
      'proration_date',
      'billing_cycle_anchor',
      'payment_behavior',
      'off_session',
      'cancel_at_period_end',
      'cancel_at',
      'cancellation_details',
      'default_payment_method',
      'payment_settings',
      'trial_settings',
      'description',
      'metadata',
    ],
    ({ world, params, path, retries }) => {
      const subscription = findSubscription(world, path());
      const changes = Object.keys(params).filter(
        (name) => !['metadata', 'cancellation_details', 'expand'].includes(name),
      );
      if (subscription.endedAt !== null && changes.length > 0) {
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
      }
      checkPaymentSettings(params.payment_settings);
      const method = params.default_payment_method;
      if (method !== undefined) {
        subscription.defaultPaymentMethod =
          method === '' ? null : ownMethod(world, subscription.customer, method, 'default_payment_method').id;
      }
      const save = params.payment_settings?.save_default_payment_method;
      if (save !== undefined) subscription.saveDefault = saveDefault(save);
      subscription.missingPaymentMethod = missingMethod(
        params.trial_settings?.end_behavior.missing_payment_method,
        subscription.missingPaymentMethod,
      );
      subscription.description = textAfter(subscription.description, params.description ?? undefined);
      subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
      setCancelling(world, subscription, params);
      setDetails(subscription, params.cancellation_details);
      applyItemChange(world, subscription, params, retries);
      world.emitChange('customer.subscription.updated', subscription.id, world.now(subscription.customer));
      return subscriptionView(world.data, subscription);
    },
  ),
  'Subscriptions.cancel': operation<Stripe.SubscriptionCancelParams>(
    ['invoice_now', 'prorate', 'cancellation_details'],
    ({ world, params, path, retries }) => {
      const subscription = findSubscription(world, path());
      if (subscription.endedAt !== null) {
        throw invalid(`No such subscription: ${subscription.id}`, 'id', 'resource_missing');
      }
      setDetails(subscription, params.cancellation_details);
      const options = { invoiceNow: params.invoice_now ?? false, prorate: params.prorate ?? false };
      cancelNow(world, subscription, options, retries);
      return subscriptionView(world.data, subscription);
    },
  ),
  'Subscriptions.resume': operation<Stripe.SubscriptionResumeParams>(
    ['billing_cycle_anchor', 'proration_behavior'],
    ({ world, path, retries }) => {
      const subscription = findSubscription(world, path());
      if (subscription.status !== 'paused') {
        throw invalid('Only paused subscriptions can be resumed.');
      }
      resume(world, subscription, retries);
      return subscriptionView(world.data, subscription);
    },
  ),
  'Subscriptions.list': operation<Stripe.SubscriptionListParams>(
    [...pageParams, 'customer', 'price', 'status', 'created', 'test_clock'],
    ({ world, params }) => {
      const status = params.status;
      const matches = (one: Subscription) =>
        status === 'all' ||
        (status === undefined
          ? one.status !== 'canceled'
          : status === 'ended'
            ? one.endedAt !== null
            : one.status === status);
      const found = Object.values(world.data.subscriptions).filter(
        (one) =>
          matches(one) &&
          (params.customer ?? one.customer) === one.customer &&
          (params.price ?? one.terms.price) === one.terms.price &&
          isWithin(one.created, params.created),
      );
      return page(found, params, '/v1/subscriptions', (one) => subscriptionView(world.data, one));
    },
  ),
};
