import type Stripe from 'stripe';
import { isInterval } from '../billing/periods.ts';
import type { Price } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid } from '../stripe-error.ts';
import { priceView } from '../views/catalog-view.ts';
import { existing, type World } from '../world.ts';
import { mergeMetadata } from './metadata.ts';
import { isWithin, page, pageParams } from './paging.ts';
import { findProduct } from './products.ts';

function recurringOf(given: Stripe.PriceCreateParams.Recurring | undefined): Price['recurring'] {
  if (!given) return null;
  const unknown = Object.keys(given).filter(
    (key) => !['interval', 'interval_count', 'usage_type'].includes(key),
  );
  if (unknown.length > 0 || (given.usage_type ?? 'licensed') !== 'licensed' || !isInterval(given.interval)) {
    throw invalid('The double knows licensed prices of an interval and its count only.', 'recurring');
  }
  return { interval: given.interval, count: given.interval_count ?? 1 };
}

/** One active price holds a lookup key; `transfer` takes it from whichever has it. */
function claimLookupKey(world: World, key: string | undefined, transfer: boolean, own?: string): void {
  const holder = Object.values(world.data.prices).find(
    ({ id, lookupKey }) => lookupKey === key && id !== own,
  );
  if (key === undefined || key === '' || !holder) return;
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
    [
      'currency',
      'product',
      'unit_amount',
      'recurring',
      'lookup_key',
      'transfer_lookup_key',
      'nickname',
      'active',
      'metadata',
      'billing_scheme',
      'tax_behavior',
    ],
    ({ world, params }) => {
      if (params.product === undefined)
        throw invalid('Missing required param: product.', 'product', 'parameter_missing');
      if (
        params.unit_amount === undefined ||
        !Number.isInteger(params.unit_amount) ||
        params.unit_amount < 0
      ) {
        throw invalid('Invalid non-negative integer', 'unit_amount', 'parameter_invalid_integer');
      }
      const product = findProduct(world, params.product, 'product');
      claimLookupKey(world, params.lookup_key, params.transfer_lookup_key ?? false);
      const price: Price = {
        id: world.id('price'),
        created: world.now(),
        product: product.id,
        unitAmount: params.unit_amount,
        currency: params.currency.toLowerCase(),
        recurring: recurringOf(params.recurring),
        lookupKey: params.lookup_key ?? null,
        nickname: params.nickname ?? null,
        active: params.active ?? true,
        metadata: mergeMetadata({}, params.metadata),
      };
      world.data.prices[price.id] = price;
      world.emit('price.created', price.id);
      return priceView(price);
    },
  ),
  'Prices.retrieve': operation<Stripe.PriceRetrieveParams>([], ({ world, path }) =>
    priceView(existing(world.data.prices, 'price', path())),
  ),
  'Prices.update': operation<Stripe.PriceUpdateParams>(
    ['active', 'nickname', 'metadata', 'lookup_key', 'transfer_lookup_key'],
    ({ world, params, path }) => {
      const price = existing(world.data.prices, 'price', path());
      claimLookupKey(world, params.lookup_key, params.transfer_lookup_key ?? false, price.id);
      price.active = params.active ?? price.active;
      price.nickname = params.nickname ?? price.nickname;
      price.lookupKey = params.lookup_key === '' ? null : (params.lookup_key ?? price.lookupKey);
      price.metadata = mergeMetadata(price.metadata, params.metadata);
      world.emitChange('price.updated', price.id);
      return priceView(price);
    },
  ),
  'Prices.list': operation<Stripe.PriceListParams>(
    [...pageParams, 'active', 'created', 'currency', 'lookup_keys', 'product', 'type', 'recurring'],
    ({ world, params }) => {
      const found = Object.values(world.data.prices).filter(
        (price) =>
          (params.active ?? price.active) === price.active &&
          (params.currency ?? price.currency) === price.currency &&
          (params.product ?? price.product) === price.product &&
          (params.lookup_keys === undefined || params.lookup_keys.includes(price.lookupKey ?? '')) &&
          (params.type === undefined || (params.type === 'recurring') === (price.recurring !== null)) &&
          (params.recurring?.interval ?? price.recurring?.interval) === price.recurring?.interval &&
          isWithin(price.created, params.created),
      );
      return page(found, params, '/v1/prices', priceView);
    },
  ),
};
