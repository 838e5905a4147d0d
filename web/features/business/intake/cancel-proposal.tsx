import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { useCall } from '#web/lib/api/use-call.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { Order } from '../orders/order-types.ts';

/** Called with the order that was saved, or with none if the proposal was discarded. */
export type Settle = { onSettled: (saved?: Order) => void };

/** A message that cancels an order. Nothing happens before the notary agrees. */
export function CancelProposal({
  order,
  name,
  link,
  onSettled,
}: Settle & { order: Order; name: string; link: ReactNode }) {
  const refresh = useRefreshBusiness();
  const { run, busy } = useCall(() => changeOrder(order.id, () => ({ status: 'cancelled' })), {
    failed: (reason) => `The order was not canceled: ${reason}`,
    done: 'Order canceled',
  });
  const cancel = async () => {
    if (!(await run())) return;
    onSettled(order);
    void refresh();
  };
  const isCancelled = order.status === 'cancelled';
  return (
    <>
      <p>
        Cancels order {link}. {isCancelled && 'It is canceled already.'}
      </p>
      <div className="order-buttons">
        {!isCancelled && (
          <Button
            variation="primary"
            colorTheme="error"
            isLoading={busy}
            loadingText="Canceling…"
            onClick={() => void cancel()}
          >
            Cancel order {name}
          </Button>
        )}
        <Button isDisabled={busy} onClick={() => onSettled()}>
          {isCancelled ? 'Discard' : 'Keep the order'}
        </Button>
      </div>
    </>
  );
}
