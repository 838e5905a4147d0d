import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../page/load-failure.tsx';
import { Skeleton } from '../page/skeleton.tsx';
import type { CardField } from './card-field.ts';
import type { CardSource } from './use-card-field.ts';
import './card-field.css';

/** The card field in a form, with its loading state, its load failure, and its problems. */
export function CardSlot({ source: { card, failed, retry } }: { source: CardSource }) {
  return (
    <fieldset className="card-field">
      <legend>Card</legend>
      {card && <MountedCard card={card} />}
      {!card && !failed && <Skeleton label="Loading the card field…" lines={1} />}
      {!card && failed && (
        <LoadFailure
          text="The card field could not be loaded"
          detail="Check your internet connection, and make sure that nothing blocks js.stripe.com."
          onRetry={retry}
        />
      )}
    </fieldset>
  );
}

function MountedCard({ card }: { card: CardField }) {
  const [message, setMessage] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    // Each field gets a new element, because the previous field may still be unmounting.
    const inner = place.current.appendChild(document.createElement('div'));
    const takeDown = card.mount(inner, setMessage);
    return () => {
      takeDown();
      inner.remove();
    };
  }, [card]);
  return (
    <>
      <div ref={place} />
      <p className="card-field-message" role="status">
        {message}
      </p>
    </>
  );
}
