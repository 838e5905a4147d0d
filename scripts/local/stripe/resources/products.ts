import type Stripe from 'stripe';
import type { Product } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid } from '../stripe-error.ts';
import { productView } from '../views/catalog-view.ts';
import { existing, type World } from '../world.ts';
import { mergeMetadata, textAfter } from './metadata.ts';
import { isWithin, page, pageParams } from './paging.ts';

export const findProduct = (world: World, id: string, param?: string) =>
  existing(world.data.products, 'product', id, param);

export const products: Operations = {
  'Products.create': operation<Stripe.ProductCreateParams>(
    ['id', 'name', 'description', 'active', 'metadata'],
    ({ world, params }) => {
      const id = params.id ?? world.id('prod');
      if (world.data.products[id]) {
        throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
      }
      const now = world.now();
      const product: Product = {
        id,
        created: now,
        updated: now,
        name: params.name,
        description: textAfter(null, params.description),
        active: params.active ?? true,
        metadata: mergeMetadata({}, params.metadata),
        defaultPrice: null,
      };
      world.data.products[id] = product;
      world.emit('product.created', id);
      return productView(product);
    },
  ),
  'Products.retrieve': operation<Stripe.ProductRetrieveParams>([], ({ world, path }) =>
    productView(findProduct(world, path())),
  ),
  'Products.update': operation<Stripe.ProductUpdateParams>(
    ['name', 'description', 'active', 'metadata', 'default_price'],
    ({ world, params, path }) => {
      const product = findProduct(world, path());
      product.name = params.name ?? product.name;
      product.description = textAfter(product.description, params.description ?? undefined);
      product.active = params.active ?? product.active;
      product.metadata = mergeMetadata(product.metadata, params.metadata);
      product.defaultPrice = params.default_price ?? product.defaultPrice;
      product.updated = world.now();
      world.emitChange('product.updated', product.id);
      return productView(product);
    },
  ),
  'Products.del': operation<Stripe.ProductDeleteParams>([], ({ world, path }) => {
    const product = findProduct(world, path());
    if (Object.values(world.data.prices).some((price) => price.product === product.id)) {
      throw invalid('This product cannot be deleted because it has one or more user-created prices.');
    }
    world.emit('product.deleted', product.id);
    delete world.data.products[product.id];
    return { id: product.id, object: 'product', deleted: true };
  }),
  'Products.list': operation<Stripe.ProductListParams>(
    [...pageParams, 'active', 'created', 'ids'],
    ({ world, params }) => {
      const found = Object.values(world.data.products).filter(
        ({ id, active, created }) =>
          (params.active ?? active) === active &&
          (params.ids?.includes(id) ?? true) &&
          isWithin(created, params.created),
      );
      return page(found, params, '/v1/products', productView);
    },
  ),
};
