import type { Charge, Data, Invoice } from '../models.ts';
import { dateTime, dollars, escaped, page, table } from './html.ts';

export function invoicePage(data: Data, invoice: Invoice): string {
  const customer = data.customers[invoice.customer];
  const lines = invoice.lines.map((line) => [
    escaped(line.description),
    `${dateTime(line.start).slice(0, 10)} to ${dateTime(line.end).slice(0, 10)}`,
    dollars(line.amount),
  ]);
  const title = `Invoice ${invoice.number ?? invoice.id}`;
  return page(
    title,
    `<h1>${escaped(title)}</h1>
<p>${escaped(invoice.status)}, ${dateTime(invoice.created)} UTC, for ${escaped(customer?.email ?? invoice.customer)}</p>
${table(['What', 'Period', 'Amount'], lines)}
<p>Total ${dollars(invoice.total)}, from the balance ${dollars(invoice.startingBalance - (invoice.endingBalance ?? invoice.startingBalance))},
due ${dollars(invoice.amountDue)}, paid ${dollars(invoice.amountPaid)}</p>
<p><a href="/_emulator/invoices/${escaped(invoice.id)}/pdf">PDF</a></p>`,
  );
}

export function receiptPage(data: Data, charge: Charge): string {
  const card = data.paymentMethods[charge.paymentMethod]?.card;
  return page(
    'Receipt',
    `<h1>Receipt</h1><p>${dollars(charge.amount)} on ${dateTime(charge.created)} UTC,
${escaped(card?.brand)} ending in ${escaped(card?.last4)}</p><p>${escaped(charge.id)}</p>`,
  );
}

const pdfText = (text: string) =>
  text
    .replaceAll('×', 'x')
    .replace(/[^\x20-\x7e]/g, '?')
    .replace(/[\\()]/g, (character) => `\\${character}`);

/** Returns a one-page PDF with these lines of text, in a font that every reader has. */
function pdfOf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 16 TL 60 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}

export function invoicePdf(invoice: Invoice): Buffer {
  return pdfOf([
    `Invoice ${invoice.number ?? invoice.id}`,
    `${invoice.status}, ${dateTime(invoice.created)} UTC`,
    '',
    ...invoice.lines.map((line) => `${dollars(line.amount).padStart(10)}   ${line.description}`),
    '',
    `${dollars(invoice.amountDue).padStart(10)}   due`,
    `${dollars(invoice.amountPaid).padStart(10)}   paid`,
  ]);
}
