import type { RetrySettings } from '../billing/collect.ts';
import type { CardBehavior, Json } from '../models.ts';
import { authenticateIntent, findIntent } from '../resources/payment-intents.ts';
import { authenticateSetup, findSetup } from '../resources/setup-intents.ts';
import { invalid } from '../stripe-error.ts';
import { existing, type World } from '../world.ts';

/** What happens outside Stripe's API: at the bank, in the customer's hands. */
export type DoubleActions = {
  /** The customer passes or fails the bank's page of an intent (`pi_…` or `seti_…`). */
  authenticate: (intent: string, outcome: 'succeed' | 'fail') => void;
  /** The customer disputes a charge, named by itself, its intent or its invoice. Answers the dispute's id. */
  dispute: (of: string, reason?: string) => string;
  closeDispute: (dispute: string, outcome: 'won' | 'lost') => void;
  /** The bank renews a card by itself (`payment_method.automatically_updated`). */
  updateCard: (paymentMethod: string, card: { expMonth?: number; expYear?: number; last4?: string }) => void;
  /** From now on the bank treats a card so: a good card starts to fail, a failing one is good again. */
  setCardBehavior: (paymentMethod: string, behavior: CardBehavior) => void;
  /** The object with this id, as the API would answer it. */
  look: (id: string) => Json;
};

function chargeOf(world: World, id: string): string {
  const intent = world.data.invoices[id]?.intent ?? id;
  const charge = world.data.paymentIntents[intent]?.charge ?? intent;
  return existing(world.data.charges, 'charge', charge, 'charge').id;
}

export function actionsOn(world: World, retries: RetrySettings, onChange: () => void): DoubleActions {
  const change = <T>(work: () => T): T => {
    const result = world.transact(work);
    onChange();
    return result;
  };
  return {
    authenticate: (id, outcome) =>
      change(() => {
        const passed = outcome === 'succeed';
        if (id.startsWith('seti_')) authenticateSetup(world, findSetup(world, id), passed);
        else authenticateIntent(world, findIntent(world, id), passed, retries);
      }),
    dispute: (of, reason = 'fraudulent') =>
      change(() => {
        const charge = existing(world.data.charges, 'charge', chargeOf(world, of));
        if (charge.fault || charge.dispute) throw invalid('This charge cannot be disputed.');
        const now = world.now(charge.customer);
        const { amount, currency } = charge;
        const dispute = { id: world.id('dp'), created: now, amount, currency, charge: charge.id, reason };
        world.data.disputes[dispute.id] = { ...dispute, status: 'needs_response' };
        charge.dispute = dispute.id;
        world.emit('charge.dispute.created', dispute.id, now);
        world.emit('charge.dispute.funds_withdrawn', dispute.id, now);
        return dispute.id;
      }),
    closeDispute: (id, outcome) =>
      change(() => {
        const dispute = existing(world.data.disputes, 'dispute', id);
        if (dispute.status !== 'needs_response') throw invalid('This dispute is closed.');
        dispute.status = outcome;
        world.emit('charge.dispute.closed', id);
        if (outcome === 'won') world.emit('charge.dispute.funds_reinstated', id);
      }),
    updateCard: (id, card) =>
      change(() => {
        const method = existing(world.data.paymentMethods, 'payment_method', id);
        Object.assign(method.card, card);
        world.emitChange('payment_method.automatically_updated', id, world.now(method.customer));
      }),
    setCardBehavior: (id, behavior) =>
      change(() => {
        existing(world.data.paymentMethods, 'payment_method', id).card.behavior = behavior;
      }),
    look: (id) => world.view(id),
  };
}
