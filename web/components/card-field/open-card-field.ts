import { siteConfig } from '#web/lib/site-config.ts';
import type { CardField } from './card-field.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Opens the card field: Stripe's own if the site's configuration has a Stripe key, otherwise the local one, on a
 * developer's machine only. Throws on a public site without a key.
 */
export async function openCardField(): Promise<CardField> {
  const { stripeKey } = await siteConfig();
  if (stripeKey) {
    const { openStripeCard } = await import('./stripe-card.ts');
    return openStripeCard(stripeKey);
  }
  // A public site without a key must not accept card numbers itself.
  if (!loopback.includes(window.location.hostname)) throw new Error('The site has no Stripe key');
  const { openLocalCard } = await import('./local/local-card.tsx');
  return openLocalCard();
}
