import { useCallback, useEffect, useRef, useState } from 'react';
import { warn } from '#web/lib/warn.ts';
import type { CardField } from './card-field.ts';
import { openCardField } from './open-card-field.ts';

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
