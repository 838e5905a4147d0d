import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { shownTimeOf } from '../orders/order-time.ts';
import type { OrderRow } from '../orders/order-types.ts';
import { statusWords } from '../orders/order-words.ts';

/** An order in the calendar: its time, its title, its status unless that is as expected, and where there is room, its place. */
export function CalendarOrder({ order, isShort }: { order: OrderRow; isShort: boolean }) {
  const notary = useNotary();
  const { id, title, startsAt, timezone, status, address } = order;
  const isExpected = status === 'confirmed' || status === 'done';
  return (
    <li className="calendar-order" data-status={status}>
      <Link to={paths.business('orders', { id })}>
        <span className="tabular nowrap">{shownTimeOf(startsAt, timezone, notary)}</span> {title}
      </Link>
      {!isExpected && <span className="calendar-status">{statusWords[status].label}</span>}
      {!isShort && address && <span className="muted">{address}</span>}
    </li>
  );
}
