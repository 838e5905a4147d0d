import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { CardRefusal } from '#web/components/card-field/card-field.ts';
import { CardSlot } from '#web/components/card-field/card-slot.tsx';
import { useCardField } from '#web/components/card-field/use-card-field.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useConfirmedSubscription, useRefreshSubscription } from '#web/lib/api/use-subscription.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';
import { warn } from '#web/lib/warn.ts';

const failure = 'Failed to change the card';

/** Puts another card on file, after the bank's confirmation if required. */
export function ChangeCard({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
  const cards = useCardField();
  const refresh = useRefreshSubscription();
  const readConfirmed = useConfirmedSubscription();
  const [problem, setProblem] = useState<string>();
  const title = isFirst ? 'Add Card' : 'Change Card';

  /** Puts the card on file. Returns the payment provider's reason if it refuses the card. */
  async function putOnFile(): Promise<CardRefusal | undefined> {
    const { card } = cards;
    if (!card) return undefined;
    const made = await card.createPaymentMethod();
    if (!('id' in made)) return made;
    const { clientSecret } = await api('set-payment-method', { body: { paymentMethodId: made.id } });
    if (!clientSecret) return undefined;
    const confirmed = await card.confirm(clientSecret, made.id);
    return 'ok' in confirmed ? undefined : confirmed;
  }

  const { run, busy } = useAction(async () => {
    setProblem(undefined);
    try {
      const refusal = await putOnFile();
      if (refusal) {
        setProblem(refusal.message);
        return;
      }
    } catch (error) {
      if (isSessionEnd(error)) return;
      setProblem(detailOf(error, failure));
      notifyFailure(error, failure);
      return;
    }
    notify.success(isFirst ? 'Card added' : 'Card changed');
    onDone();
    try {
      await readConfirmed();
    } catch (error) {
      warn('The subscription could not be read after the card was changed', error);
    }
    await refresh();
  });

  return (
    <Dialog
      title={title}
      onClose={() => !busy && onDone()}
      footer={
        <>
          <Button isDisabled={busy} onClick={onDone}>
            Cancel
          </Button>
          <Button
            variation="primary"
            isLoading={busy}
            loadingText="Processing…"
            isDisabled={!cards.card}
            onClick={() => void run()}
          >
            Save Card
          </Button>
        </>
      }
    >
      <div className="change-card">
        <p>Future payments are charged to this card. We also retry any open invoice with it.</p>
        <CardSlot source={cards} />
        {problem && (
          <p className="subscription-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
