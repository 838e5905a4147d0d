import { Badge, Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
import { formatMoney } from '#shared/entry/money.ts';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { Invoice } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { usePhone } from '#web/lib/browser/use-screen.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

const failure = 'Failed to load invoices';

/** Labels and colors for the status of an invoice. */
const statuses = {
  draft: { label: 'Draft', variation: 'info' },
  open: { label: 'Open', variation: 'error' },
  paid: { label: 'Paid', variation: 'success' },
  void: { label: 'Void', variation: 'warning' },
  uncollectible: { label: 'Not paid', variation: 'warning' },
} as const satisfies Record<Invoice['status'], object>;

/** Lists the invoices with their receipts and PDFs. */
export function Invoices() {
  const { data, error, mutate } = useApi('list-invoices', {}, { failure });
  const phone = usePhone();
  return (
    <section className="subscription-card subscription-wide" aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      {!data && !error && <Skeleton label="Loading invoices…" lines={3} />}
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {data?.items.length === 0 && <p className="muted">There are no invoices yet.</p>}
      {data && data.items.length > 0 && (phone ? <Cards items={data.items} /> : <Rows items={data.items} />)}
    </section>
  );
}

function Rows({ items }: { items: Invoice[] }) {
  const notary = useNotary();
  return (
    <Table aria-labelledby="invoices" className="invoice-table">
      <TableHead>
        <TableRow>
          <TableCell as="th">Date</TableCell>
          <TableCell as="th">Description</TableCell>
          <TableCell as="th">Status</TableCell>
          <TableCell as="th" className="number">
            Amount
          </TableCell>
          <TableCell as="th" className="number">
            Documents
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((invoice) => (
          <TableRow key={invoice.id}>
            <TableCell className="tabular">{formatDate(invoice.createdAt, notary)}</TableCell>
            <TableCell>{invoice.description}</TableCell>
            <TableCell>
              <Status invoice={invoice} />
            </TableCell>
            <TableCell className="tabular number">{formatMoney(invoice.total)}</TableCell>
            <TableCell className="number">
              <Documents invoice={invoice} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Cards({ items }: { items: Invoice[] }) {
  const notary = useNotary();
  return (
    <ul className="invoice-cards">
      {items.map((invoice) => (
        <li key={invoice.id}>
          <p className="subscription-head">
            <span className="tabular">{formatDate(invoice.createdAt, notary)}</span>
            <strong className="tabular">{formatMoney(invoice.total)}</strong>
          </p>
          <p className="subscription-head">
            <span>{invoice.description}</span>
            <Status invoice={invoice} />
          </p>
          <Documents invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}

function Status({ invoice }: { invoice: Invoice }) {
  const { label, variation } = statuses[invoice.status];
  return <Badge variation={variation}>{label}</Badge>;
}

function Documents({ invoice }: { invoice: Invoice }) {
  const { hostedUrl, pdfUrl, number } = invoice;
  const of = `of invoice ${number ?? invoice.id}`;
  const isOpen = invoice.status === 'open';
  return (
    <span className="invoice-documents">
      {hostedUrl && (
        <a href={hostedUrl} target="_blank" rel="noopener noreferrer">
          {isOpen ? 'Pay' : 'Receipt'}
          <span className="visually-hidden"> {of}, opens a new tab</span>
          <Icon name="external" size={16} />
        </a>
      )}
      {pdfUrl && (
        <a href={pdfUrl} target="_blank" rel="noopener noreferrer">
          PDF
          <span className="visually-hidden"> {of}, opens a new tab</span>
          <Icon name="download" size={16} />
        </a>
      )}
    </span>
  );
}
