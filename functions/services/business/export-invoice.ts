import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ProfileStore } from '#functions/store/account/profile-store.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { StoredClient, StoredInvoice } from '#functions/store/business/stored-papers.ts';
import { safeFileName } from '#shared/rules/file-name.ts';
import { invoiceDocument } from './documents/invoice-document.ts';

export type PrintInvoiceDeps = {
  papers: Pick<PaperStore, 'get'>;
  profiles: Pick<ProfileStore, 'get'>;
  documents: Pick<SignedDocuments, 'duty'>;
  now: () => Date;
};

/** A printed paper, which is far smaller than what a function may answer. */
export type PrintedPaper = { bytes: Uint8Array; contentType: 'application/pdf'; fileName: string };

/** Prints an invoice as a signed PDF. */
export async function printInvoice(
  { profiles, documents, now }: Omit<PrintInvoiceDeps, 'papers'>,
  account: Account,
  paper: { invoice: StoredInvoice; client: StoredClient | undefined },
): Promise<PrintedPaper> {
  const details = await profiles.get(account.id);
  const bytes = await documents.duty(invoiceDocument({ account, details }, paper, now()));
  const fileName = safeFileName(`invoice-${paper.invoice.number.replaceAll(/[/\\]/g, '-')}.pdf`, 'pdf');
  return { bytes, contentType: 'application/pdf', fileName };
}

/** Returns an invoice as a signed PDF. On every plan. */
export async function exportInvoice(
  deps: PrintInvoiceDeps,
  { account, id }: { account: Account; id: string },
): Promise<Outcome<PrintedPaper>> {
  const found = await deps.papers.get(account.id, 'invoice', id);
  if (!found) return refuse('INVOICE_NOT_FOUND');
  const invoice = found.paper;
  const client = await deps.papers.get(account.id, 'client', invoice.clientId);
  return ok(await printInvoice(deps, account, { invoice, client: client?.paper }));
}
