import { Badge } from '@aws-amplify/ui-react';
import type { InvoiceStatus } from '#shared/schemas/business/invoice.ts';
import { type InvoiceRow, isOverdue } from '#web/lib/business/owed.ts';
import { useToday } from '#web/lib/use-today.ts';

const words: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  void: 'Void',
};

const looks: Partial<Record<InvoiceStatus, 'success' | 'warning' | 'info'>> = {
  draft: 'warning',
  sent: 'info',
  partly_paid: 'info',
  paid: 'success',
};

/** The status of an invoice; once it is past its due day, it says so. */
export function InvoiceBadge({ invoice }: { invoice: InvoiceRow }) {
  if (isOverdue(invoice, useToday())) return <Badge variation="error">Overdue</Badge>;
  const variation = looks[invoice.status];
  return <Badge {...(variation && { variation })}>{words[invoice.status]}</Badge>;
}
