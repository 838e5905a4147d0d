import type { Subscription } from '#web/lib/api/api-types.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** Shows that a payment failed, how long the features stay, and what to do. */
export function PastDueNotice({ subscription }: { subscription: Subscription }) {
  const notary = useNotary();
  const { planName, graceUntil } = subscription;
  return (
    <section className="subscription-card subscription-due" aria-labelledby="past-due">
      <h2 id="past-due">Your last payment failed</h2>
      <p>
        {graceUntil
          ? `You keep ${planName} features until ${formatDate(graceUntil, notary)}. If the invoice is not paid by then, your account moves to Free.`
          : `If the invoice is not paid, your account moves to Free.`}
      </p>
      <p>Change your card below, or pay the open invoice. We also retry the card on file automatically.</p>
    </section>
  );
}
