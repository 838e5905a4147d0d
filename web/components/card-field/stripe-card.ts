import type { Stripe, StripeCardElement, StripeElementStyle, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type CardField, type CardRefusal, isSetup } from './card-field.ts';

/** Opens Stripe's card element in Stripe's own frame, so that this page never sees a card number. */
export async function openStripeCard(key: string): Promise<CardField> {
  const stripe = await loadStripe(key);
  if (!stripe) throw new Error('Stripe.js could not be loaded');
  return cardOf(stripe);
}

function cardOf(stripe: Stripe): CardField {
  let element: StripeCardElement | undefined;
  let paymentMethod: string | undefined;

  return {
    mount(place, onMessage) {
      place.className = 'card-frame';
      const made = stripe.elements().create('card', { style: styleOf(place), disableLink: true });
      made.on('change', ({ error }) => {
        paymentMethod = undefined;
        onMessage(error?.message);
      });
      made.on('loaderror', ({ error }) => onMessage(wordsOf(error)));
      made.mount(place);
      element = made;
      return () => {
        if (element === made) element = undefined;
        made.destroy();
      };
    },
    async createPaymentMethod({ isRepeat = false } = {}) {
      if (isRepeat && paymentMethod) return { id: paymentMethod };
      if (!element) return { message: 'Enter your card.' };
      const { paymentMethod: made, error } = await stripe.createPaymentMethod({
        type: 'card',
        card: element,
      });
      if (error) return refusal(error);
      paymentMethod = made.id;
      return { id: made.id };
    },
    async confirm(clientSecret, paymentMethodId) {
      const data = paymentMethodId ? { payment_method: paymentMethodId } : undefined;
      const { error } = isSetup(clientSecret)
        ? await stripe.confirmCardSetup(clientSecret, data)
        : await stripe.confirmCardPayment(clientSecret, data);
      return error && !hasSucceeded(error) ? refusal(error) : { ok: true };
    },
  };
}

function wordsOf(error: StripeError): string {
  return error.message ?? 'The card could not be checked. Please try again.';
}

/** Tells whether the payment was already confirmed, and only the answer was lost. */
function hasSucceeded({ payment_intent: payment, setup_intent: setup }: StripeError): boolean {
  return payment?.status === 'succeeded' || setup?.status === 'succeeded';
}

function refusal(error: StripeError): CardRefusal {
  const isRetryable = error.type === 'card_error' || error.code?.endsWith('_authentication_failure') === true;
  return { message: wordsOf(error), isRetryable };
}

/** Returns the theme's resolved colors, because Stripe's frame cannot read our CSS variables. */
function styleOf(place: HTMLElement): StripeElementStyle {
  const read = (name: string) => getComputedStyle(place).getPropertyValue(name).trim();
  return {
    base: {
      color: read('--ink'),
      iconColor: read('--muted'),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSize: '16px',
      '::placeholder': { color: read('--muted') },
    },
    invalid: { color: read('--danger'), iconColor: read('--danger') },
  };
}
