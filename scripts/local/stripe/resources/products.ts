import type Stripe from 'stripe';
import type { Product } from '../models.ts';
import { type Operations, operation } from '../operation.ts';
import { invalid } from '../stripe-error.ts';
import { productView } from '../views/catalog-view.ts';
import { existing } from '../world.ts';
import { mergeMetadata, textAfter } from './metadata.ts';
import { page, pageParams } from './paging.ts';

export const products: Operations = {
  'Products.create': operation<Stripe.ProductCreateParams>(
    ['id', 'name', 'description', 'metadata'],
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
        active: true,
        metadata: mergeMetadata({}, params.metadata),
      };
      world.data.products[id] = product;
      world.emit('product.created', id);
      return productView(product);
    },
  ),
  'Products.update': operation<Stripe.ProductUpdateParams>(
    ['name', 'description', 'active', 'metadata'],
    ({ world, params, id }) => {
      const product = existing(world.data.products, 'product', id);
      product.name = params.name ?? product.name;
      product.description = textAfter(product.description, params.description ?? undefined);
      product.active = params.active ?? product.active;
      product.metadata = mergeMetadata(product.metadata, params.metadata);
      product.updated = world.now();
      world.emitChange('product.updated', product.id);
      return productView(product);
    },
  ),
  'Products.list': operation<Stripe.ProductListParams>([...pageParams, 'ids'], ({ world, params }) => {
    const found = Object.values(world.data.products).filter(({ id }) => params.ids?.includes(id) ?? true);
    return page(found, params, '/v1/products', productView);
  }),
};
