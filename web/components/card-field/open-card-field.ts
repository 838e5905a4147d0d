import type { CardField } from './card-field.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Opens the card field: Stripe's own if the site was built with a Stripe key, otherwise the local one for a
 * developer's machine. A site built with a key does not contain the local one.
 */
export async function openCardField(): Promise<CardField> {
  if (import.meta.env.SITE_STRIPE_KEY) {
    const { openStripeCard } = await import('./stripe-card.ts');
    return openStripeCard(import.meta.env.SITE_STRIPE_KEY);
  } else {
    // A public site without a key must not accept card numbers itself.
    if (!loopback.includes(window.location.hostname)) throw new Error('SITE_STRIPE_KEY is not set');
    const { openLocalCard } = await import('./local/local-card.tsx');
    return openLocalCard();
  }
}
