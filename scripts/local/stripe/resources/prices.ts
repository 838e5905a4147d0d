import type Stripe from 'stripe';
import { isInterval } from '../billing/periods.ts';
import type { Price } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid } from '../stripe-error.ts';
import { priceView } from '../views/catalog-view.ts';
import { existing, type World } from '../world.ts';
import { mergeMetadata } from './metadata.ts';
import { page, pageParams } from './paging.ts';

function recurringOf(given: Stripe.PriceCreateParams.Recurring | undefined): Price['recurring'] {
  const { interval, interval_count: count = 1, ...unknown } = given ?? { interval: '' };
  if (Object.keys(unknown).length > 0 || !isInterval(interval)) {
    throw invalid('The emulator only implements monthly and yearly prices.', 'recurring');
  }
  return { interval, count };
}

/** Reserves a lookup key for a new price. Only one price has it; `transfer` takes it from the other. */
function claimLookupKey(world: World, key: string | undefined, transfer: boolean): void {
  const holder = Object.values(world.data.prices).find(({ lookupKey }) => lookupKey === key);
  if (key === undefined || !holder) return;
  if (!transfer) {
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    );
  }
  holder.lookupKey = null;
  world.emitChange('price.updated', holder.id);
}

export const prices: Operations = {
  'Prices.create': operation<Stripe.PriceCreateParams>(
    ['currency', 'product', 'unit_amount', 'recurring', 'lookup_key', 'transfer_lookup_key', 'metadata'],
    ({ world, params }) => {
      const { product = '', unit_amount: unitAmount } = params;
      if (unitAmount === undefined || !Number.isInteger(unitAmount) || unitAmount < 0) {
        throw invalid('Invalid non-negative integer', 'unit_amount', 'parameter_invalid_integer');
      }
      existing(world.data.products, 'product', product, 'product');
      claimLookupKey(world, params.lookup_key, params.transfer_lookup_key ?? false);
      const price: Price = {
        id: world.id('price'),
        created: world.now(),
        product,
        unitAmount,
        currency: params.currency.toLowerCase(),
        recurring: recurringOf(params.recurring),
        lookupKey: params.lookup_key ?? null,
        active: true,
        metadata: mergeMetadata({}, params.metadata),
      };
      world.data.prices[price.id] = price;
      world.emit('price.created', price.id);
      return priceView(price);
    },
  ),
  'Prices.update': operation<Stripe.PriceUpdateParams>(['active'], ({ world, params, id }) => {
    const price = existing(world.data.prices, 'price', id);
    price.active = params.active ?? price.active;
    world.emitChange('price.updated', price.id);
    return priceView(price);
  }),
  'Prices.list': operation<Stripe.PriceListParams>(
    [...pageParams, 'active', 'lookup_keys', 'product'],
    ({ world, params }) => {
      const found = Object.values(world.data.prices).filter(
        (price) =>
          (params.active ?? price.active) === price.active &&
          (params.product ?? price.product) === price.product &&
          (params.lookup_keys === undefined || params.lookup_keys.includes(price.lookupKey ?? '')),
      );
      return page(found, params, '/v1/prices', priceView);
    },
  ),
};
