import { Link } from 'react-router';
import { clockTime } from '#shared/rules/shown-time.ts';
import { shownAmount, shownSum } from '#web/lib/amounts.ts';
import { type RowOf, useList } from '#web/lib/api/use-list.ts';
import { type Owed, owedByClient, owedWords } from '#web/lib/business/owed.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';

type Order = RowOf<'list-orders'>;

const shownRows = 3;
const quiet = { isQuiet: true, size: 100 };

/** The next orders, and who owes the notary what. Nothing for a notary who has neither. */
export function BusinessBlock() {
  const today = useToday();
  const { items: orders } = useList('list-orders', { from: today }, { ...quiet, failure: 'orders' });
  const { items: invoices } = useList(
    'list-client-invoices',
    { open: 'true' },
    { ...quiet, failure: 'invoices' },
  );
  if (!orders || !invoices) return null;
  const next = orders
    .filter(({ status }) => status !== 'done' && status !== 'cancelled')
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const owed = owedByClient(invoices, today);
  if (next.length === 0 && owed.length === 0) return null;
  return (
    <section className="business-block" aria-labelledby="business-title">
      <h2 id="business-title">Business</h2>
      <div className="business-parts">
        {next.length > 0 && <NextOrders orders={next} />}
        {owed.length > 0 && <OpenSums owed={owed} />}
      </div>
    </section>
  );
}

function NextOrders({ orders }: { orders: readonly Order[] }) {
  const notary = useNotary();
  return (
    <div>
      <div className="business-part-head">
        <h3>Next orders</h3>
        <Link to={paths.business('orders')}>All orders</Link>
      </div>
      <ul>
        {orders.slice(0, shownRows).map(({ id, title, startsAt, address }) => {
          const [day = '', time = ''] = startsAt.split('T');
          return (
            <li key={id} className="business-row">
              <Link to={paths.business('orders', { id })}>{title}</Link>
              <span className="muted tabular">
                {formatDay(day, notary)}, {clockTime(time)}
              </span>
              {address && <span className="muted">{address}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function OpenSums({ owed }: { owed: readonly Owed[] }) {
  return (
    <div>
      <div className="business-part-head">
        <h3>
          Who owes me <span className="tabular">{shownSum(owed.map(({ open }) => open))}</span>
        </h3>
        <Link to={paths.business('invoices')}>All invoices</Link>
      </div>
      <ul>
        {owed.slice(0, shownRows).map((one) => (
          <li key={one.clientId} className="business-row">
            <Link to={paths.business('clients', { id: one.clientId })}>{one.clientName}</Link>
            <span className="tabular">{shownAmount(one.open)}</span>
            <span className="muted">{owedWords(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
