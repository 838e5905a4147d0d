import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Subscription } from '#web/lib/api/api-types.ts';
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

type Card = NonNullable<Subscription['card']>;

/** Returns `08/2027`. */
function expiryText({ expMonth, expYear }: Card): string {
  return `${String(expMonth).padStart(2, '0')}/${expYear}`;
}

/** Returns a warning if the card has expired or expires this month or next month. */
function expiryWarning({ expMonth, expYear }: Card, now: Date): string | undefined {
  const months = expYear * 12 + expMonth - (now.getFullYear() * 12 + now.getMonth() + 1);
  if (months < 0) return 'This card has expired. Change it before the next payment.';
  if (months === 0) return 'This card expires at the end of this month. Change it before the next payment.';
  if (months === 1) return 'This card expires next month.';
  return undefined;
}
