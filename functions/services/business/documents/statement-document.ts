import type { DocumentPart, DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import type { StoredClient } from '#functions/store/business/stored-papers.ts';
import { centsOf } from '#shared/rules/business/amounts.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import type { InvoiceRow } from '#shared/schemas/business/invoice.ts';
import { clientLines, money, type Sender, senderLines } from './business-letterhead.ts';

const sumOf = (invoices: readonly InvoiceRow[], part: 'total' | 'paid' | 'open') =>
  money(invoices.reduce((sum, invoice) => sum + centsOf(invoice[part]), 0));

function openInvoices(invoices: readonly InvoiceRow[], today: string): DocumentPart {
  if (invoices.length === 0) return { kind: 'paragraph', text: 'Nothing is open. Thank you.' };
  return {
    kind: 'table',
    columns: [
      { title: 'Invoice' },
      { title: 'Date', width: 100 },
      { title: 'Due', width: 100 },
      { title: 'Total', isNumber: true, width: 66 },
      { title: 'Paid', isNumber: true, width: 66 },
      { title: 'Open', isNumber: true, width: 66 },
    ],
    rows: invoices.map(({ number, date, due, total, paid, open }) => [
      number,
      dayInWords(date),
      due ? `${dayInWords(due)}${due < today ? ' (overdue)' : ''}` : '',
      ...[total, paid, open].map((amount) => money(centsOf(amount))),
    ]),
    total: ['Total', '', '', ...(['total', 'paid', 'open'] as const).map((part) => sumOf(invoices, part))],
  };
}

/** Returns a printable statement of a client's open `invoices`, oldest first. */
export function statementDocument(
  sender: Sender,
  { client, invoices }: { client: StoredClient; invoices: readonly InvoiceRow[] },
  printedAt: Date,
): Omit<DutyDocument, 'issuer'> {
  const today = dayIn(sender.account.timezone, printedAt);
  return {
    kind: 'statement',
    title: 'Statement of Open Invoices',
    subject: 'Statement of a notary public',
    notary: sender.account.fullName,
    printedAt,
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'Date', value: dayInWords(today) },
          { label: 'From', value: senderLines(sender) },
          { label: 'To', value: clientLines(client.name, client) },
          { label: 'Open', value: sumOf(invoices, 'open') },
        ],
      },
      { kind: 'heading', text: 'Open invoices' },
      openInvoices(invoices, today),
    ],
  };
}
