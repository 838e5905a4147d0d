import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { useApi } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useBusinessPlan } from '../use-business-plan.ts';
import { linkEntries } from './link-entries.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderForm } from './order-form.tsx';
import { shownLocal } from './order-time.ts';
import type { Order } from './order-types.ts';
import { valuesOf } from './order-values.ts';
import { useSaveOrder } from './use-save-order.ts';

const failure = 'Failed to load this order';

/** One order: its details, or its form. */
export function OrderPage({ id, isEdited }: { id: string; isEdited: boolean }) {
  const notary = useNotary();
  const isIncluded = useBusinessPlan();
  const { data, error, mutate } = useApi('get-order', { params: { id } }, { failure });
  useMissedLinks(notary.id, () => void mutate());
  useViewTitle(data?.title ?? 'Order', data && shownLocal(data.startsAt, data.timezone, notary));
  return (
    <>
      <BackLink to={paths.business()}>All orders</BackLink>
      {!data && error && (
        <LoadFailure
          text={error.status === 404 ? 'This order does not exist' : failure}
          detail={error.status === 404 ? 'It may have been deleted on another device.' : error.detail}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && <Skeleton label="Loading…" />}
      {data &&
        (isEdited && isIncluded ? (
          <EditedOrder order={data} onSaved={(order) => void mutate(order, { revalidate: false })} />
        ) : (
          <OrderDetails order={data} onChange={(order) => void mutate(order, { revalidate: false })} />
        ))}
    </>
  );
}

/** Links entries that were sealed while nothing could be sent. */
function useMissedLinks(notaryId: string, onLinked: () => void): void {
  const linked = useEffectEvent(onLinked);
  useEffect(() => {
    void linkEntries(notaryId).then((isChanged) => isChanged && linked());
  }, [notaryId]);
}

function EditedOrder({ order, onSaved }: { order: Order; onSaved: (order: Order) => void }) {
  const { timezone } = useNotary();
  const navigate = useNavigate();
  const save = useSaveOrder();
  const leave = () => void navigate(paths.business('orders', { id: order.id }), { replace: true });
  return (
    <OrderForm
      start={valuesOf(order, timezone)}
      saveLabel="Save order"
      onSave={async (values) => {
        const saved = await save(values, { over: order });
        if (!saved) return false;
        onSaved(saved);
        leave();
        return true;
      }}
      onCancel={leave}
    />
  );
}
