import type Stripe from 'stripe';
import type { Subscription } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid, missing } from '../stripe-error.ts';
import { subscriptionItemView } from '../views/subscription-view.ts';
import type { World } from '../world.ts';
import { page, pageParams } from './paging.ts';
import { applyItemChange } from './subscription-update.ts';
import { findSubscription } from './subscriptions.ts';

function ownerOf(world: World, itemId: string): Subscription {
  const owner = Object.values(world.data.subscriptions).find(({ item }) => item.id === itemId);
  if (!owner) throw missing('subscription_item', itemId);
  return owner;
}

const view = (world: World, owner: Subscription) => subscriptionItemView(world.data, owner, owner.terms);

export const subscriptionItems: Operations = {
  'SubscriptionItems.create': operation<Stripe.SubscriptionItemCreateParams>(
    ['subscription', 'price', 'quantity'],
    () => {
      throw invalid('The double knows subscriptions of one item only.');
    },
  ),
  'SubscriptionItems.retrieve': operation<Stripe.SubscriptionItemRetrieveParams>([], ({ world, path }) =>
    view(world, ownerOf(world, path())),
  ),
  'SubscriptionItems.update': operation<Stripe.SubscriptionItemUpdateParams>(
    [
      'price',
      'quantity',
      'metadata',
      'proration_behavior',
      'proration_date',
      'payment_behavior',
      'off_session',
    ],
    ({ world, params, path, retries }) => {
      const owner = ownerOf(world, path());
      const { price, quantity, metadata, expand: _, ...rest } = params;
      const item = {
        id: owner.item.id,
        ...(price === undefined ? {} : { price }),
        ...(quantity === undefined ? {} : { quantity }),
        ...(metadata === undefined ? {} : { metadata }),
      };
      applyItemChange(world, owner, { ...rest, items: [item] }, retries);
      world.emitChange('customer.subscription.updated', owner.id, world.now(owner.customer));
      return view(world, owner);
    },
  ),
  'SubscriptionItems.del': operation<Stripe.SubscriptionItemDeleteParams>([], () => {
    throw invalid('A subscription must have at least one active plan; cancel the subscription instead.');
  }),
  'SubscriptionItems.list': operation<Stripe.SubscriptionItemListParams>(
    [...pageParams, 'subscription'],
    ({ world, params }) => {
      const owner = findSubscription(world, params.subscription, 'subscription');
      return page([owner.item], params, '/v1/subscription_items', () => view(world, owner));
    },
  ),
};
