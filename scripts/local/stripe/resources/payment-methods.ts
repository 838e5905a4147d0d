import type Stripe from 'stripe';
import { judgeAttach, testCard } from '../billing/cards.ts';
import { attachTo } from '../billing/intents.ts';
import { resolveMethod } from '../billing/methods.ts';
import { type Operations, operation } from '../operation.ts';
import { cardError, invalid } from '../stripe-error.ts';
import { paymentMethodView } from '../views/customer-view.ts';
import { existing } from '../world.ts';
import { liveCustomer } from './customers.ts';

export const paymentMethods: Operations = {
  'PaymentMethods.attach': operation<Stripe.PaymentMethodAttachParams>(
    ['customer'],
    ({ world, params, id }) => {
      const customer = liveCustomer(world, params.customer ?? '', 'customer').id;
      if (!testCard(id, world.now())) existing(world.data.paymentMethods, 'PaymentMethod', id);
      const method = resolveMethod(world, id, customer);
      const fault = judgeAttach(method, world.now());
      if (fault) throw cardError(fault);
      attachTo(world, method, customer);
      return paymentMethodView(method);
    },
  ),
  'PaymentMethods.detach': operation<Stripe.PaymentMethodDetachParams>([], ({ world, id }) => {
    const method = existing(world.data.paymentMethods, 'PaymentMethod', id);
    const owner = method.customer === null ? undefined : world.data.customers[method.customer];
    if (!owner) {
      throw invalid(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    }
    method.customer = null;
    method.detached = true;
    world.emitChange('payment_method.detached', id);
    if (owner.defaultPaymentMethod === id) {
      owner.defaultPaymentMethod = null;
      world.emitChange('customer.updated', owner.id);
    }
    for (const subscription of Object.values(world.data.subscriptions)) {
      if (subscription.defaultPaymentMethod !== id) continue;
      subscription.defaultPaymentMethod = null;
      world.emitChange('customer.subscription.updated', subscription.id);
    }
    return paymentMethodView(method);
  }),
};
