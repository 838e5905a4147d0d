import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { plans } from '#shared/data/plans.ts';
import { CardSlot } from '#web/components/card-field/card-slot.tsx';
import { useCardField } from '#web/components/card-field/use-card-field.ts';
import type { ChangePreview, Subscription } from '#web/lib/api/api-types.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { changeNotice, submitLabel } from './change-words.ts';
import { ChargeTable } from './charge-table.tsx';
import type { CheckoutChoice } from './checkout-choice.ts';
import { useCheckout } from './use-checkout.ts';

/** Explains the change and its charge, and contains the card field and the button. */
export function PaymentForm({
  choice,
  preview,
  subscription,
}: {
  choice: CheckoutChoice;
  preview: ChangePreview;
  subscription: Subscription | null;
}) {
  const notary = useNotary();
  const navigate = useNavigate();
  const cards = useCardField();
  const { submit, busy, problem } = useCheckout({ choice, preview, subscription, notary, cards });
  // Once shown, the field stays with its input, even if a card is put on file meanwhile.
  const [withCard, setWithCard] = useState(preview.needsCard);
  const isPossible = preview.takesHold !== 'never';
  const isScheduled = preview.takesHold === 'trial_end';
  const day = preview.effectiveAt && formatDate(preview.effectiveAt, notary);
  return (
    <form
      className="checkout-block"
      aria-labelledby="checkout-payment"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) void submit(withCard);
      }}
    >
      <h2 id="checkout-payment">Payment</h2>
      <p className="checkout-notice">{changeNotice(choice, preview, subscription, notary)}</p>
      {isPossible && <ChargeTable preview={preview} />}
      {isPossible && withCard && <CardSlot source={cards} />}
      {isPossible && !withCard && <KnownCard subscription={subscription} onOther={() => setWithCard(true)} />}
      {problem && (
        <p className="checkout-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="checkout-actions">
        {isPossible && (
          <Button type="submit" variation="primary" isLoading={busy} loadingText="Processing…">
            {submitLabel(choice, preview)}
          </Button>
        )}
        <Button isDisabled={busy} onClick={() => navigate(paths.pricing)}>
          Cancel
        </Button>
      </div>
      {isScheduled && preview.needsCard && (
        <div className="checkout-later">
          <p>
            You can add a card later. Without one {day ? `by ${day}` : 'by then'}, {plans[choice.planId].name}{' '}
            will not start, and your account moves to Free.
          </p>
          <Button isDisabled={busy} onClick={() => void submit(false)}>
            Schedule without a card
          </Button>
        </div>
      )}
    </form>
  );
}

function KnownCard({ subscription, onOther }: { subscription: Subscription | null; onOther: () => void }) {
  const card = subscription?.card;
  return (
    <div className="checkout-card">
      <p>
        {card ? (
          <>
            Paid with <span className="card-brand">{card.brand}</span> ending in{' '}
            <span className="tabular">{card.last4}</span>
          </>
        ) : (
          'Paid with your card on file'
        )}
      </p>
      <Button onClick={onOther}>Use another card</Button>
    </div>
  );
}
