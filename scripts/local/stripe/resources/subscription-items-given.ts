import { priceOf } from '../billing/lines.ts';
import type { Subscription } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import type { World } from '../world.ts';

type GivenItem = { id?: string; price?: string; quantity?: number; metadata?: unknown; deleted?: boolean };

const known = ['id', 'price', 'quantity', 'metadata', 'deleted', 'plan'];

/** Items beyond what the double obeys are refused, never ignored. */
function checkFields(items: readonly object[]): void {
  for (const field of items.flatMap((item) => Object.keys(item))) {
    if (!known.includes(field))
      throw invalid(`The double does not obey items[${field}].`, `items[0][${field}]`);
  }
}

function recurringPrice(world: World, id: string): string {
  const price = priceOf(world, id);
  if (!price.recurring) {
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      'items[0][price]',
    );
  }
  if (!price.active)
    throw invalid(
      'The price specified is inactive. This field only accepts active prices.',
      'items[0][price]',
    );
  return price.id;
}

function quantityOf(given: number | undefined, before: number): number {
  const quantity = given ?? before;
  if (!Number.isInteger(quantity) || quantity < 1) throw invalid('Invalid quantity', 'items[0][quantity]');
  return quantity;
}

/** The one item of a new subscription: the double keeps to one, as the product does. */
export function newItem(world: World, items: readonly GivenItem[] | undefined) {
  const [item, ...more] = items ?? [];
  if (!item) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
  if (more.length > 0) throw invalid('The double knows subscriptions of one item only.', 'items');
  checkFields([item]);
  const id = item.price;
  if (id === undefined)
    throw invalid('Missing required param: items[0][price].', 'items[0][price]', 'parameter_missing');
  return {
    price: recurringPrice(world, id),
    quantity: quantityOf(item.quantity, 1),
    metadata: item.metadata,
  };
}

/** What the given items make of a subscription's one item. Deleting the old beside adding a new one is a swap too. */
export function changedItem(
  world: World,
  subscription: Subscription,
  items: readonly GivenItem[] | undefined,
) {
  const { terms, item: own } = subscription;
  const given = items ?? [];
  checkFields(given);
  const stranger = given.find(({ id }) => id !== undefined && id !== own.id);
  if (stranger) {
    throw invalid(`No such subscription item: '${stranger.id}'`, 'items[0][id]', 'resource_missing');
  }
  const kept = given.filter(({ deleted }) => !deleted);
  const isSwap = given.some(({ id, deleted }) => id === own.id && deleted);
  const [change, ...more] = kept;
  if (isSwap && !change) throw invalid('A subscription must have at least one active plan.', 'items');
  if (more.length > 0 || (change && change.id === undefined && !isSwap)) {
    throw invalid('The double knows subscriptions of one item only; name the item to change it.', 'items');
  }
  return {
    price: change?.price === undefined ? terms.price : recurringPrice(world, change.price),
    quantity: quantityOf(change?.quantity, terms.quantity),
    metadata: change?.metadata,
  };
}
