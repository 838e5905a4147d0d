import { useCallback, useEffect, useRef, useState } from 'react';
import { siteConfig } from '#web/lib/site-config.ts';
import { warn } from '#web/lib/warn.ts';
import type { CardField } from './card-field.ts';

/** The card field of a page: undefined while it loads, `failed` if it could not be loaded. */
export type CardSource = {
  card: CardField | undefined;
  failed: boolean;
  retry: () => void;
  /** Resolves to the card field; undefined if it cannot be loaded. */
  whenOpen: () => Promise<CardField | undefined>;
};

/** Opens a card field while the page is mounted. */
export function useCardField(): CardSource {
  const [card, setCard] = useState<CardField>();
  const [failed, setFailed] = useState(false);
  const opening = useRef<Promise<CardField | undefined>>(undefined);

  const open = useCallback(async () => {
    setFailed(false);
    try {
      const opened = await openCardField();
      setCard(() => opened);
      return opened;
    } catch (error) {
      warn('The card field could not be loaded', error);
      opening.current = undefined;
      setFailed(true);
      return undefined;
    }
  }, []);
  const whenOpen = useCallback(() => {
    opening.current ??= open();
    return opening.current;
  }, [open]);
  useEffect(() => {
    void whenOpen();
  }, [whenOpen]);

  return { card, failed, retry: () => void whenOpen(), whenOpen };
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Opens the card field: Stripe's own if the site's configuration has a Stripe key, otherwise the local one, on a
 * developer's machine only. Throws on a public site without a key.
 */
async function openCardField(): Promise<CardField> {
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
