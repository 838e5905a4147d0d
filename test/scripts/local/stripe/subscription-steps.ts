import type Stripe from 'stripe';
import { customerWith, itemOf, type PriceKey, type Shop, whole } from './shop.ts';

/** The objects that come with a subscription: its latest invoice, with the secret to pay it, and a pending setup. */
export const expand = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];

/** Returns what tests do with subscriptions in a shop. */
export const stepsIn = (shop: Shop) => ({
  /** Subscribes a new customer, whose default card pays. */
  async subscribe(key: PriceKey = 'basic_monthly', params: Partial<Stripe.SubscriptionCreateParams> = {}) {
    const customer = await customerWith(shop);
    const made = await shop.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: shop.prices[key] }],
      expand,
      ...params,
    });
    return { customer, made, id: made.id, invoice: whole<Stripe.Invoice>(made.latest_invoice) };
  },

  /** Changes the price, as an upgrade of the product does. */
  change(made: Stripe.Subscription, key: PriceKey, params: Stripe.SubscriptionUpdateParams = {}) {
    return shop.stripe.subscriptions.update(made.id, {
      items: [{ id: itemOf(made).id, price: shop.prices[key] }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand,
      ...params,
    });
  },

  /** Returns a subscription with its latest invoice. */
  read: (id: string) => shop.stripe.subscriptions.retrieve(id, { expand }),

  /** Moves the clock forward. */
  days: (count: number) => shop.emulator.clock.advanceBy(count),
});
