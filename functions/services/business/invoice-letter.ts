import type { Mail } from '#functions/adapters/email/email.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { invoiceSums } from '#functions/store/business/invoice-sums.ts';
import type { StoredInvoice } from '#functions/store/business/stored-papers.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { letter } from '../email/letter.ts';
import { money } from './documents/business-letterhead.ts';
import type { PrintedPaper } from './export-invoice.ts';

/** Returns the email that brings a client an invoice. One that was sent before, and is not paid, is a reminder. */
export function invoiceLetter(
  { fullName, email, timezone }: Pick<Account, 'fullName' | 'email' | 'timezone'>,
  { invoice, to, pdf }: { invoice: StoredInvoice; to: string; pdf: PrintedPaper },
): Mail {
  const { number, date, due, sentAt } = invoice;
  const { total, open } = invoiceSums(invoice);
  const isReminder = sentAt !== null && open > 0;
  const named = `invoice ${number} from ${fullName}, dated ${dayInWords(date)}, for ${money(total)}`;
  const toPay = due ? `${money(open)} is open, due on ${dayInWords(due)}.` : `${money(open)} is open.`;
  return {
    ...letter(to, {
      kind: 'invoice',
      subject: `${isReminder ? 'Reminder: invoice' : 'Invoice'} ${number} from ${fullName}`,
      paragraphs: [
        isReminder
          ? `This is a reminder of ${named}. You last got it on ${dayInWords(dayIn(timezone, new Date(sentAt)))}. It is attached again.`
          : `Attached is ${named}.`,
        open > 0 ? toPay : 'Nothing is open on it. Thank you.',
        `To reach ${fullName}, answer this email. Your answer goes to ${email}.`,
        'Digital Notary Journal sent this for the notary. We take no payments, and never ask for a password.',
      ],
    }),
    replyTo: email,
    file: { name: pdf.fileName, type: pdf.contentType, bytes: pdf.bytes },
  };
}
