import type { Mail } from '#functions/adapters/email/email.ts';
import type { EmailEnd } from '#functions/adapters/email/email-once.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { invoiceView } from '#functions/store/business/paper-rows.ts';
import type { AttemptLimit, AttemptsStore } from '#functions/store/security/attempts-store.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import type { Invoice } from '#shared/schemas/business/invoice.ts';
import { reserveAttempt } from '../security/reserve-attempt.ts';
import { planProblem } from './carry-out.ts';
import { changeInvoice } from './client-invoices.ts';
import { type PrintInvoiceDeps, printInvoice } from './export-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { invoiceLetter } from './invoice-letter.ts';

export type SendInvoiceDeps = Omit<PrintInvoiceDeps, 'papers'> & {
  papers: InvoiceDeps['papers'];
  /** Makes one attempt to send an email, and never throws. */
  emailOnce: (mail: Mail) => Promise<EmailEnd>;
  /** Emails with invoices, by notary. */
  attempts: Pick<AttemptsStore, 'reserve' | 'fail'>;
  wait: (milliseconds: number) => Promise<unknown>;
};

const mailLimit: AttemptLimit = { attempts: businessLimits.invoiceMailsPerDay, minutes: 24 * 60 };
const wayOut = `. You can email at most ${businessLimits.invoiceMailsPerDay} invoices a day; you can still download them`;

const refused =
  'The email was refused, so nothing was sent. Check the client’s email address, then try again.';

/** SES quotes the address in its messages, so only the kind of error is reported. */
const kindOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** Counts and sends an email, once. Throws if it is unknown whether it was sent. */
async function mailOnce(deps: SendInvoiceDeps, account: Account, mail: Mail): Promise<Outcome<undefined>> {
  const attempt = await reserveAttempt(deps, account.id, mailLimit, wayOut);
  if (!attempt.ok) return attempt;
  // Stays counted even if the email can't be sent.
  await deps.attempts.fail(account.id, attempt.value.window, mailLimit, deps.now());
  const end = await deps.emailOnce(mail);
  if (end.kind === 'sent') return ok(undefined);
  if (end.kind === 'refused') return refuse('CLIENT_WITHOUT_EMAIL', { detail: refused });
  if (end.kind === 'busy') return refuse('BUSY', { retryAfter: 5 });
  throw new Error(`It is unknown whether an invoice was mailed (${kindOf(end.error)})`);
}

/**
 * Mails an invoice to its client, then records the time. After a crash between the two, the notary sees the invoice as
 * unsent and sends it again. The other order could mark an invoice as sent that the client never got. `mailId` is
 * the same in every attempt of a request, so a repeated request does not mail a recorded invoice again.
 */
export async function sendInvoice(
  deps: SendInvoiceDeps,
  { account, id, mailId }: { account: Account; id: string; mailId: string },
): Promise<Outcome<Invoice>> {
  const problem = planProblem(account, deps.now());
  if (problem) return problem;
  const invoice = (await deps.papers.get(account.id, 'invoice', id))?.paper;
  if (!invoice) return refuse('INVOICE_NOT_FOUND');
  if (invoice.mailedBy === mailId) return ok(invoiceView(invoice));
  if (invoice.isVoid) return refuse('INVOICE_VOID');
  const client = (await deps.papers.get(account.id, 'client', invoice.clientId))?.paper;
  const to = client?.email;
  if (!to) return refuse('CLIENT_WITHOUT_EMAIL');
  if (!account.emailVerified) return refuse('EMAIL_NOT_VERIFIED');
  const sentAt = deps.now().toISOString();
  // Printed as it is once it is sent, no draft.
  const pdf = await printInvoice(deps, account, { invoice: { ...invoice, sentAt }, client });
  const mailed = await mailOnce(deps, account, invoiceLetter(account, { invoice, to, pdf }));
  if (!mailed.ok) return mailed;
  return changeInvoice(deps, { account, id }, (current) => ok({ ...current, sentAt, mailedBy: mailId }));
}
