import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { paperLists } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { statementDocument } from './documents/statement-document.ts';
import type { PrintedPaper, PrintInvoiceDeps } from './export-invoice.ts';

const tooMany = `A statement has at most ${businessLimits.invoicesPerStatement} open invoices. Record payments first, or void old invoices.`;

/** Returns the open invoices of a client, oldest first, as a signed PDF. On every plan. */
export async function exportStatement(
  {
    papers,
    profiles,
    documents,
    now,
  }: Omit<PrintInvoiceDeps, 'papers'> & { papers: Pick<PaperStore, 'get' | 'rows'> },
  { account, id }: { account: Account; id: string },
): Promise<Outcome<PrintedPaper>> {
  const client = await papers.get(account.id, 'client', id);
  if (!client) return refuse('CLIENT_NOT_FOUND');
  const [details, rows] = await Promise.all([
    profiles.get(account.id),
    papers.rows(account.id, paperLists.invoicesOf(id)),
  ]);
  const invoices = rows.filter(({ open }) => open !== '0.00');
  if (invoices.length > businessLimits.invoicesPerStatement) {
    return refuse('EXPORT_TOO_LARGE', { detail: tooMany });
  }
  const printedAt = now();
  const paper = { client: client.paper, invoices };
  const bytes = await documents.duty(statementDocument({ account, details }, paper, printedAt));
  const fileName = `statement-${dayIn(account.timezone, printedAt)}.pdf`;
  return ok({ bytes, contentType: 'application/pdf', fileName });
}
