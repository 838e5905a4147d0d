import { Link } from 'react-router';
import { shownAmount } from '#web/lib/amounts.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { MissingParts, StatusBadge } from './order-badges.tsx';
import { partsOf, shownTimeOf, weekday } from './order-time.ts';
import type { OrderRow } from './order-types.ts';

/** An order in the list: when, who, where, how much, its status, and what it still lacks. */
export function OrderCard({ order, client }: { order: OrderRow; client: string | undefined }) {
  const notary = useNotary();
  const { id, title, startsAt, timezone, address, signers, orderNumber, total, status } = order;
  const { day } = partsOf(startsAt);
  const people = [signers.map(({ name }) => name).join(', '), client].filter(Boolean).join(' · ');
  return (
    <li className="order-card">
      <p className="order-when tabular">
        <span>
          {weekday(day)} {formatDay(day, notary)},
        </span>{' '}
        <span>{shownTimeOf(startsAt, timezone, notary)}</span>
      </p>
      <div className="order-what">
        <Link to={paths.business('orders', { id })}>{title}</Link>
        {orderNumber && <span className="muted"> {orderNumber}</span>}
        {people && <p>{people}</p>}
        {address && <p className="muted">{address}</p>}
        <MissingParts order={order} />
      </div>
      <p className="order-total tabular">{shownAmount(total)}</p>
      <StatusBadge status={status} />
    </li>
  );
}
