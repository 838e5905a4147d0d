import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';

const dismissedKey = (notaryId: string) => `practice_offer_dismissed_${notaryId}`;

/** Offers a practice entry to a notary without entries, until it is dismissed on this device. */
export function PracticeOffer() {
  const { id } = useNotary();
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(dismissedKey(id)) !== null);
  if (isDismissed) return null;

  function dismiss(): void {
    localStorage.setItem(dismissedKey(id), 'yes');
    setDismissed(true);
  }

  return (
    <section className="practice-offer" aria-labelledby="practice-offer">
      <div>
        <h2 id="practice-offer">Practice first?</h2>
        <p>Record an act with made-up people. Nothing is saved, and you can do it again from Help.</p>
      </div>
      <div className="practice-offer-actions">
        <Button onClick={dismiss}>No thanks</Button>
        <LinkButton to={paths.practice}>Practice</LinkButton>
      </div>
    </section>
  );
}
