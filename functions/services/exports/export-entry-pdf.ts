import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { isTimezone } from '#shared/rules/dates.ts';
import { effectivePlan } from '#shared/rules/plan.ts';
import { type GetEntryDeps, readEntry } from '../entries/get-entry.ts';
import { type EntryEvidenceDeps, entryEvidence } from '../evidence/entry-evidence.ts';
import { type DeliveredFile, responseBytes } from './deliver-file.ts';

export type ExportEntryPdfDeps = GetEntryDeps &
  EntryEvidenceDeps & {
    images: Pick<ImageFiles, 'get' | 'printable'>;
    documents: Pick<SignedDocuments, 'entry'>;
    exports: ExportFiles;
  };

export type ExportEntryPdfInput = { account: Account; entryId: string; timezone: string | undefined };

/**
 * Returns the signed PDF of a submitted entry with its proof, named by the entry's number. The time of
 * printing is in `timezone`, by default the notary's own. Fails for plans without PDF export, drafts, unknown
 * time zones, and entries that don't match their seals (specification, section 6).
 */
export async function exportEntryPdf(
  deps: ExportEntryPdfDeps,
  { account, entryId, timezone = account.timezone }: ExportEntryPdfInput,
): Promise<Outcome<DeliveredFile>> {
  const now = deps.now();
  if (!effectivePlan(account, now).plan.pdfExport) return refuse('PLAN_LACKS_PDF_EXPORT');
  if (!isTimezone(timezone))
    return refuse('INVALID_FIELDS', { detail: ['Timezone is not a known timezone'] });
  const found = await readEntry(deps, { account, entryId, isSubmitted: true });
  if (!found.ok) return found;
  const { entry, journalId, response, addenda } = found.value;
  const [proof, printable] = await Promise.all([
    entryEvidence(deps, journalId, entry, addenda),
    deps.images.printable(account.id, entry),
  ]);
  const bytes = await deps.documents.entry(response, {
    ...{ timezone, dateFormat: account.dateFormat, printedAt: now },
    ...{ proof, printable },
  });
  const fileName = `entry-${response.entryNumber}.pdf`;
  if (bytes.length <= responseBytes) return ok({ bytes, contentType: 'application/pdf', fileName });
  const redirectTo = await deps.exports.offer(account.id, {
    id: `${entryId}.pdf`,
    name: fileName,
    type: 'application/pdf',
    bytes,
  });
  return ok({ redirectTo });
}
