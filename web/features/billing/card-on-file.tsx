import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { expiryText, expiryWarning } from './card-words.ts';
import { ChangeCard } from './change-card.tsx';

/** Shows the card on file and a button to change it. */
export function CardOnFile({ subscription }: { subscription: Subscription }) {
  const [isChanging, setChanging] = useState(false);
  const { card, planId, pendingPlanChange } = subscription;
  // Without a future charge, no card is needed.
  if (!card && (planId === 'free' || subscription.status === 'trialing') && !pendingPlanChange) return null;
  const warning = card && expiryWarning(card, new Date());
  return (
    <section className="subscription-card subscription-payment" aria-labelledby="card-on-file">
      <h2 id="card-on-file">Payment Card</h2>
      {card ? (
        <p>
          <span className="card-brand">{card.brand}</span> ending in{' '}
          <span className="tabular">{card.last4}</span>, expires{' '}
          <span className="tabular">{expiryText(card)}</span>
        </p>
      ) : (
        <p>There is no card on file.</p>
      )}
      {warning && <p className="subscription-warning">{warning}</p>}
      <div className="subscription-actions">
        <Button onClick={() => setChanging(true)}>{card ? 'Change Card' : 'Add Card'}</Button>
      </div>
      {isChanging && <ChangeCard isFirst={!card} onDone={() => setChanging(false)} />}
    </section>
  );
}
