import { Link } from 'react-router';
import { shownAmount } from '#web/lib/amounts.ts';
import type { InvoiceRow as Invoice } from '#web/lib/business/owed.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { InvoiceBadge } from './invoice-badge.tsx';

/** An invoice in a list. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const notary = useNotary();
  const isPartly = invoice.status === 'partly_paid';
  return (
    <li>
      <span className="paper-when tabular">{formatDay(invoice.date, notary)}</span>
      <span className="paper-what">
        <Link className="paper-name" to={paths.business('invoices', { id: invoice.id })}>
          {invoice.number} · {invoice.clientName}
        </Link>
        <span className="muted paper-small">
          {invoice.due ? `Due ${formatDay(invoice.due, notary)}` : 'No due date'}
        </span>
      </span>
      <span className="paper-sums tabular">
        <span>{shownAmount(invoice.total)}</span>
        {isPartly && <span className="muted paper-small">{shownAmount(invoice.open)} open</span>}
      </span>
      <InvoiceBadge invoice={invoice} />
    </li>
  );
}
