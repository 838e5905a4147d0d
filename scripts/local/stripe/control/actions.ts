import type { RetrySettings } from '../billing/collect.ts';
import { closeDispute, openDispute } from '../billing/disputes.ts';
import type { CardBehavior, Json } from '../models.ts';
import { authenticateIntent, findIntent } from '../resources/payment-intents.ts';
import { authenticateSetup, findSetup } from '../resources/setup-intents.ts';
import { existing, type World } from '../world.ts';

/** What happens outside Stripe's API: at the bank, in the customer's hands. */
export type DoubleActions = {
  /** The customer passes or fails the bank's page of an intent (`pi_…` or `seti_…`). */
  authenticate: (intent: string, outcome: 'succeed' | 'fail') => void;
  /**
   * The customer disputes a charge, named by itself, its intent or its invoice; an inquiry withdraws no money.
   * Answers the dispute's id.
   */
  dispute: (of: string, reason?: string, isInquiry?: boolean) => string;
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
    dispute: (of, reason, isInquiry) =>
      change(() => openDispute(world, chargeOf(world, of), reason, isInquiry)),
    closeDispute: (id, outcome) => change(() => closeDispute(world, id, outcome)),
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
