import { Link } from 'react-router';
import { addDays } from '#shared/rules/dates.ts';
import { shownAmount } from '#web/lib/amounts.ts';
import { useList } from '#web/lib/api/use-list.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { PaperList } from '../papers/paper-list.tsx';
import { useShownPart } from '../papers/use-shown-part.ts';

const failure = 'Failed to load the client’s orders';
const daysBack = 365;
/** The API lists orders of all clients; those of a year are read to find one client's. */
const most = 1_000;

/** The orders of a client since a year ago. */
export function ClientOrders({ clientId }: { clientId: string }) {
  const notary = useNotary();
  const from = addDays(useToday(), -daysBack);
  const list = useList('list-orders', { from }, { failure, size: most });
  const orders = list.items?.filter((order) => order.clientId === clientId);
  return (
    <PaperList
      title="Orders of the last 12 months"
      list={useShownPart(list, orders)}
      failure={failure}
      empty={<p className="client-none muted">No orders in the last 12 months.</p>}
    >
      {({ id, title, startsAt, orderNumber, total }) => (
        <li>
          <span className="paper-when tabular">
            {formatDay(startsAt.slice(0, 'YYYY-MM-DD'.length), notary)}
          </span>
          <span className="paper-what">
            <Link className="paper-name" to={paths.business('orders', { id })}>
              {title}
            </Link>
            {orderNumber && <span className="muted paper-small">{orderNumber}</span>}
          </span>
          <span className="paper-sums tabular">{shownAmount(total)}</span>
        </li>
      )}
    </PaperList>
  );
}
