import { priceOf } from '../billing/lines.ts';
import { invalid } from '../stripe-error.ts';
import type { World } from '../world.ts';

type GivenItem = { id?: string; price?: string; quantity?: number };

/**
 * Returns the price of the only item. The emulator refuses what the product does not use: several items, another
 * quantity than 1, and other fields.
 */
export function itemPrice(world: World, items: readonly GivenItem[] | undefined, ownId?: string): string {
  const [item, ...more] = items ?? [];
  if (!item) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
  const { id, price, quantity = 1, ...unknown } = item;
  const [field] = Object.keys(unknown);
  if (field) throw invalid(`The emulator does not implement items[${field}].`, `items[0][${field}]`);
  if (more.length > 0 || (ownId !== undefined && id === undefined)) {
    throw invalid('The emulator only implements subscriptions with one item.', 'items');
  }
  if (quantity !== 1) throw invalid('The emulator only implements a quantity of 1.', 'items[0][quantity]');
  if (id !== ownId) throw invalid(`No such subscription item: '${id}'`, 'items[0][id]', 'resource_missing');
  if (price === undefined) {
    throw invalid('Missing required param: items[0][price].', 'items[0][price]', 'parameter_missing');
  }
  if (!priceOf(world, price).active) {
    throw invalid(
      'The price specified is inactive. This field only accepts active prices.',
      'items[0][price]',
    );
  }
  return price;
}
