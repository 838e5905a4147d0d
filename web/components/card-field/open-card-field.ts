import type { CardField } from './card-field.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Opens the card field: Stripe's own where the site was built with a key of Stripe, the local one where it
 * has none, as on a developer's machine. A site built with a key does not even hold the local one.
 */
export async function openCardField(): Promise<CardField> {
  if (import.meta.env.SITE_STRIPE_KEY) {
    const { openStripeCard } = await import('./stripe-card.ts');
    return openStripeCard(import.meta.env.SITE_STRIPE_KEY);
  } else {
    // A site that was put on the internet without a key must not take card numbers itself.
    if (!loopback.includes(window.location.hostname)) throw new Error('SITE_STRIPE_KEY is not set');
    const { openLocalCard } = await import('./local/local-card.tsx');
    return openLocalCard();
  }
}
