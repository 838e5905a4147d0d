import type { DocumentPart, DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import { invoiceStatus, invoiceSums } from '#functions/store/business/invoice-sums.ts';
import type { InvoicedOrder, StoredClient, StoredInvoice } from '#functions/store/business/stored-papers.ts';
import { lineKindWords } from '#shared/data/business/business-words.ts';
import { centsOf } from '#shared/rules/business/amounts.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import type { InvoiceStatus } from '#shared/schemas/business/invoice.ts';
import { clientLines, money, type Sender, senderLines } from './business-letterhead.ts';

const statusWords: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  sent: 'Open',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  void: 'Void',
};

const orderName = ({ title, orderNumber }: InvoicedOrder) =>
  orderNumber ? `${title} (order ${orderNumber})` : title;

/** Returns the rows of an order: its day and title, then its lines with their kinds. */
const orderRows = (order: InvoicedOrder): string[][] => [
  [dayInWords(order.startsAt.slice(0, 10)), orderName(order), '', ''],
  ...order.lines.map(({ kind, description, amount }) => [
    ...['', description, lineKindWords[kind], money(centsOf(amount))],
  ]),
];

const paymentParts = ({ payments }: StoredInvoice, paid: number): DocumentPart[] =>
  payments.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Payments' },
        {
          kind: 'table',
          columns: [
            { title: 'Date', width: 110 },
            { title: 'Method' },
            { title: 'Amount', isNumber: true, width: 80 },
          ],
          rows: payments.map(({ date, method, amount }) => [
            dayInWords(date),
            method,
            money(centsOf(amount)),
          ]),
          total: ['Paid', '', money(paid)],
        },
      ];

/** Returns a printable invoice to a client. */
export function invoiceDocument(
  sender: Sender,
  { invoice, client }: { invoice: StoredInvoice; client: StoredClient | undefined },
  printedAt: Date,
): Omit<DutyDocument, 'issuer'> {
  const { number, date, due, note, orders, isVoid } = invoice;
  const { total, paid, open } = invoiceSums(invoice);
  const status = invoiceStatus(invoice);
  const title = `Invoice ${number}${isVoid ? ' (Void)' : ''}`;
  return {
    kind: 'invoice',
    title,
    subject: 'Invoice of a notary public',
    notary: sender.account.fullName,
    printedAt,
    parts: [
      ...(isVoid
        ? [{ kind: 'paragraph' as const, text: 'This invoice is void. Nothing is to be paid on it.' }]
        : []),
      {
        kind: 'facts',
        facts: [
          { label: 'Number', value: number },
          { label: 'Date', value: dayInWords(date) },
          { label: 'Status', value: statusWords[status] },
          { label: 'Total', value: money(total) },
          { label: 'Paid', value: money(paid) },
          { label: 'Open', value: money(open) },
          ...(due ? [{ label: 'Due', value: dayInWords(due) }] : []),
          { label: 'From', value: senderLines(sender) },
          { label: 'To', value: clientLines(invoice.clientName, client) },
        ],
      },
      { kind: 'heading', text: 'Services' },
      {
        kind: 'table',
        columns: [
          { title: 'Date', width: 110 },
          { title: 'Description' },
          { title: 'Kind', width: 80 },
          { title: 'Amount', isNumber: true, width: 80 },
        ],
        rows: orders.flatMap(orderRows),
        total: ['Total', '', '', money(total)],
      },
      ...paymentParts(invoice, paid),
      ...(note ? [{ kind: 'paragraph' as const, text: note }] : []),
    ],
  };
}
