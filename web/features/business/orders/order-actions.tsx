import { Button } from '@aws-amplify/ui-react';
import type { OrderStatus } from '#shared/schemas/business/order.ts';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { useCall } from '#web/lib/api/use-call.ts';
import { useRefreshBusiness } from '#web/lib/api/use-refresh-business.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useBusinessPlan } from '../use-business-plan.ts';
import { AddMileage } from './add-mileage.tsx';
import { changeOrder } from './change-order.ts';
import type { Order } from './order-types.ts';
import { statusWords } from './order-words.ts';
import { StartEntries } from './start-entries.tsx';

/** The buttons that change the status, and the words that follow. */
const steps = {
  confirmed: { label: 'Confirm', done: 'Order confirmed' },
  done: { label: 'Mark as done', done: 'Order marked as done' },
  on_hold: { label: 'Put on hold', done: 'Order put on hold' },
  cancelled: { label: 'Cancel order', done: 'Order canceled' },
  pending: { label: 'Back to pending', done: 'Order is pending again' },
} as const satisfies Record<OrderStatus, { label: string; done: string }>;

/** Which steps make sense from each status, the most likely first. */
const next = {
  pending: ['confirmed', 'done', 'on_hold', 'cancelled'],
  confirmed: ['done', 'on_hold', 'cancelled'],
  on_hold: ['confirmed', 'done', 'cancelled'],
  done: ['confirmed'],
  cancelled: ['pending'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** Actions on an order, for plans that include the business. */
export function OrderActions({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const isIncluded = useBusinessPlan();
  const { id, status } = order;
  if (!isIncluded) return null;
  return (
    <div className="order-actions">
      <div className="order-buttons">
        {status !== 'cancelled' && (
          <>
            <StartEntries order={order} isMain={status === 'confirmed'} />
            <AddMileage order={order} />
          </>
        )}
        <InvoiceOfOrder order={order} />
        <LinkButton to={paths.business('orders', { id, edit: 'yes' })}>
          <Icon name="pen" size={18} /> Edit
        </LinkButton>
      </div>
      <div className="order-buttons">
        <StatusButtons order={order} onChange={onChange} />
      </div>
    </div>
  );
}

/** Leads to the order's invoice, or to a new one for its client, once the order is done. */
function InvoiceOfOrder({ order: { invoiceId, clientId, status } }: { order: Order }) {
  if (!invoiceId && status !== 'done') return null;
  const to = invoiceId ? { id: invoiceId } : { id: 'new', ...(clientId && { client: clientId }) };
  return (
    <LinkButton to={paths.business('invoices', to)}>
      <Icon name="draft" size={18} /> {invoiceId ? 'Invoice' : 'Make invoice'}
    </LinkButton>
  );
}

function StatusButtons({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const refresh = useRefreshBusiness();
  const { run, busy } = useCall(
    async (status: OrderStatus, undoTo?: OrderStatus) => {
      onChange(await changeOrder(order.id, () => ({ status })));
      notify.success(
        undoTo ? steps[status].done : `Order is ${statusWords[status].label.toLowerCase()} again`,
        {
          ...(undoTo && { action: { label: 'Undo', onClick: () => void run(undoTo) } }),
        },
      );
      void refresh();
    },
    { failed: (reason) => `The status was not changed: ${reason}` },
  );
  return next[order.status].map((status, index) => (
    <Button
      key={status}
      {...(index === 0 && order.status === 'pending' && { variation: 'primary' })}
      isDisabled={busy}
      onClick={() => void run(status, order.status)}
    >
      {order.status === 'done' ? 'Not done yet' : steps[status].label}
    </Button>
  ));
}
