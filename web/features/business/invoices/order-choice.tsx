import { CheckboxField } from '@aws-amplify/ui-react';
import { shownAmount } from '#web/lib/amounts.ts';
import type { RowOf } from '#web/lib/api/use-list.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** Ticks the orders of an invoice, which has room for `most`. */
export function OrderChoice({
  orders,
  ticked,
  most,
  onChange,
}: {
  orders: readonly RowOf<'list-orders'>[];
  ticked: readonly string[];
  most: number;
  onChange: (ids: readonly string[]) => void;
}) {
  const notary = useNotary();
  const isFull = ticked.length >= most;
  return (
    <fieldset className="order-choice">
      <legend className="amplify-label">Orders</legend>
      {orders.length > most && (
        <p className="muted" role="status">
          {isFull
            ? `An invoice has room for ${most} orders. Put the others on another one.`
            : `${ticked.length} of at most ${most} chosen.`}
        </p>
      )}
      <ul>
        {orders.map(({ id, title, startsAt, orderNumber, total }) => {
          const isTicked = ticked.includes(id);
          return (
            <li key={id}>
              <CheckboxField
                name="orderIds"
                value={id}
                label={`${title}, ${formatDay(startsAt.slice(0, 'YYYY-MM-DD'.length), notary)}${orderNumber ? `, ${orderNumber}` : ''}`}
                checked={isTicked}
                isDisabled={isFull && !isTicked}
                onChange={() => onChange(isTicked ? ticked.filter((one) => one !== id) : [...ticked, id])}
              />
              <span className="tabular">{shownAmount(total)}</span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
