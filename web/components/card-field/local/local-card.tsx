import { createRoot } from 'react-dom/client';
import type { CardField } from '../card-field.ts';
import { askBank } from './ask-bank.tsx';
import type { CardEntry } from './card-entry.ts';
import { LocalCardForm } from './local-card-form.tsx';
import { confirmIntent, createPaymentMethod } from './local-stripe.ts';

/** Opens the card field of a site without a Stripe key: our own form that calls the local Stripe emulator. */
export function openLocalCard(): CardField {
  let read: (() => CardEntry | undefined) | undefined;
  let paymentMethod: string | undefined;
  return {
    mount(place) {
      const root = createRoot(place);
      root.render(
        <LocalCardForm
          onEdit={() => {
            paymentMethod = undefined;
          }}
          onMount={(reader) => {
            read = reader;
            return () => {
              if (read === reader) read = undefined;
            };
          }}
        />,
      );
      // A root must not be unmounted while React renders the page around it.
      return () => queueMicrotask(() => root.unmount());
    },
    async createPaymentMethod({ isRepeat = false } = {}) {
      if (isRepeat && paymentMethod) return { id: paymentMethod };
      const card = read?.();
      if (!card) return { message: 'Check your card details.' };
      const made = await createPaymentMethod(card);
      if ('id' in made) paymentMethod = made.id;
      return made;
    },
    confirm: (clientSecret, paymentMethodId) => confirmIntent(clientSecret, paymentMethodId, askBank),
  };
}
