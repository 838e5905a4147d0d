import { useViewHelp } from '#web/components/page/view-help.tsx';
import type { BusinessTabProps } from '../business-tabs.ts';
import { InvoiceView } from './invoice-view.tsx';
import { InvoicesHome } from './invoices-home.tsx';
import { NewInvoice } from './new-invoice.tsx';
import './invoices.css';

/** The invoices: one of them or a new one if the address names it, otherwise all. */
export function InvoicesTab({ paperId }: BusinessTabProps) {
  useViewHelp('client-invoices');
  if (paperId === undefined) return <InvoicesHome />;
  return paperId === 'new' ? <NewInvoice /> : <InvoiceView key={paperId} id={paperId} />;
}
