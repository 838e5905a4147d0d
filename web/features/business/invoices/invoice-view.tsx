import { Link } from 'react-router';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { shownAmount } from '#web/lib/amounts.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { formatDate, formatDay } from '#web/lib/dates.ts';
import { inPlace } from '#web/lib/in-place.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import type { Invoice } from './invoice-type.ts';

const failure = 'Failed to load the invoice';

/** One invoice with its orders, payments, and what can be done with it. */
export function InvoiceView({ id }: { id: string }) {
  const { data, error, mutate } = useApi('get-client-invoice', { params: { id } }, { failure });
  return (
    <>
      <BackLink to={paths.business('invoices')}>All invoices</BackLink>
      {data && <Details invoice={data} />}
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton label="Loading…" />}
    </>
  );
}

function Details({ invoice }: { invoice: Invoice }) {
  const notary = useNotary();
  useViewTitle(`Invoice ${invoice.number}`, invoice.clientName);
  return (
    <>
      <section className="paper-card" aria-label={`Invoice ${invoice.number}`}>
        <div className="invoice-head">
          <dl className="paper-figures tabular">
            <div>
              <dt>Total</dt>
              <dd>{shownAmount(invoice.total)}</dd>
            </div>
            <div>
              <dt>Paid</dt>
              <dd>{shownAmount(invoice.paid)}</dd>
            </div>
            <div>
              <dt>Open</dt>
              <dd>{shownAmount(invoice.open)}</dd>
            </div>
          </dl>
          <InvoiceBadge invoice={invoice} />
        </div>
        <dl className="paper-facts">
          <div>
            <dt>Client</dt>
            <dd>
              <Link to={paths.business('clients', { id: invoice.clientId })}>{invoice.clientName}</Link>
            </dd>
          </div>
          <Fact name="Date" text={formatDay(invoice.date, notary)} />
          <Fact name="Due" text={invoice.due ? formatDay(invoice.due, notary) : 'No due date'} />
          <Fact name="Sent" text={invoice.sentAt ? formatDate(invoice.sentAt, notary) : 'Not sent yet'} />
          {invoice.note && <Fact name="Note" text={invoice.note} />}
        </dl>
        <InvoiceActions invoice={invoice} />
      </section>
      <Orders invoice={invoice} />
      <Payments invoice={invoice} />
    </>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Orders({ invoice: { orders } }: { invoice: Invoice }) {
  const notary = useNotary();
  return (
    <section className="paper-card" aria-labelledby="invoice-orders">
      <h2 id="invoice-orders">Orders</h2>
      {orders.map(({ id, title, orderNumber, startsAt, lines }) => (
        <table key={id} className="paper-table invoice-lines">
          <caption>
            <Link to={paths.business('orders', { id })}>{title}</Link>,{' '}
            {formatDay(startsAt.slice(0, 'YYYY-MM-DD'.length), notary)}
            {orderNumber && `, ${orderNumber}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Description</th>
              <th scope="col" className="number">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {inPlace(lines).map(({ place, kind, description, amount }) => (
              <tr key={place}>
                <th scope="row">{description || kind}</th>
                <td className="number">{shownAmount(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Payments({ invoice: { payments } }: { invoice: Invoice }) {
  const notary = useNotary();
  return (
    <section className="paper-card" aria-labelledby="invoice-payments">
      <h2 id="invoice-payments">Payments</h2>
      {payments.length === 0 ? (
        <p className="muted">No payment was recorded yet.</p>
      ) : (
        <table className="paper-table" aria-labelledby="invoice-payments">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Method</th>
              <th scope="col" className="number">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {inPlace(payments).map(({ place, date, method, amount }) => (
              <tr key={place}>
                <td className="tabular">{formatDay(date, notary)}</td>
                <td>{method}</td>
                <td className="number">{shownAmount(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
