import { authenticate } from '../billing/confirm.ts';
import { closeDispute, openDispute } from '../billing/disputes.ts';
import type { CardBehavior, Json } from '../models.ts';
import { existing, type World } from '../world.ts';

/** Actions outside Stripe's API, by the customer or the bank. */
export type EmulatorActions = {
  /** Passes or fails the bank's authentication of an intent (`pi_…` or `seti_…`). */
  authenticate: (intent: string, outcome: 'succeed' | 'fail') => void;
  /**
   * Disputes a charge, given by its own ID or that of its intent or invoice, and returns the dispute's ID. An
   * inquiry withdraws no money.
   */
  dispute: (of: string, reason?: string, isInquiry?: boolean) => string;
  closeDispute: (dispute: string, outcome: 'won' | 'lost') => void;
  /** Renews a card as a bank does (`payment_method.automatically_updated`). */
  updateCard: (paymentMethod: string, card: { expMonth?: number; expYear?: number; last4?: string }) => void;
  /** Sets how the bank treats a card from now on. */
  setCardBehavior: (paymentMethod: string, behavior: CardBehavior) => void;
  /** Returns the wire shape of the object with this ID. */
  look: (id: string) => Json;
};

function chargeOf(world: World, id: string): string {
  const intent = world.data.invoices[id]?.intent ?? id;
  const charge = world.data.paymentIntents[intent]?.charge ?? intent;
  return existing(world.data.charges, 'charge', charge, 'charge').id;
}

export function actionsOn(world: World, onChange: () => void): EmulatorActions {
  const change = <T>(work: () => T): T => {
    const result = world.transact(work);
    onChange();
    return result;
  };
  return {
    authenticate: (id, outcome) => change(() => authenticate(world, id, outcome === 'succeed')),
    dispute: (of, reason, isInquiry) =>
      change(() => openDispute(world, chargeOf(world, of), reason, isInquiry)),
    closeDispute: (id, outcome) => change(() => closeDispute(world, id, outcome)),
    updateCard: (id, card) =>
      change(() => {
        const method = existing(world.data.paymentMethods, 'payment_method', id);
        Object.assign(method.card, card);
        world.emitChange('payment_method.automatically_updated', id);
      }),
    setCardBehavior: (id, behavior) =>
      change(() => {
        existing(world.data.paymentMethods, 'payment_method', id).card.behavior = behavior;
      }),
    look: (id) => world.view(id),
  };
}
