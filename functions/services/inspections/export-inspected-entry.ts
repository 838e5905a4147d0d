import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import { type EntryEvidenceDeps, entryEvidence } from '../evidence/entry-evidence.ts';
import { type DeliveredFile, responseBytes } from '../exports/deliver-file.ts';
import type { GetInspectedEntryDeps } from './get-inspected-entry.ts';
import { inspectedEntry } from './inspected-entry.ts';
import { inspectionOf } from './inspection-session.ts';
import { logView } from './view-log.ts';

export type ExportInspectedEntryDeps = GetInspectedEntryDeps &
  Pick<EntryEvidenceDeps, 'logEvidence'> & {
    images: Pick<ImageFiles, 'get' | 'printable'>;
    documents: Pick<SignedDocuments, 'entry'>;
    exports: Pick<ExportFiles, 'offer'>;
  };

/**
 * Returns the signed PDF of an entry of an open inspection with its proof, without salts of ID numbers. Logs
 * the download. Fails as `inspectionOf` and `inspectedEntry` do.
 */
export async function exportInspectedEntry(
  deps: ExportInspectedEntryDeps,
  { session, number }: { session: string | undefined; number: string },
): Promise<Outcome<DeliveredFile>> {
  const inspection = await inspectionOf(deps, session);
  if (!inspection.ok) return inspection;
  const { journalId, timezone, dateFormat, images, id } = inspection.value;
  const found = await inspectedEntry(deps, inspection.value, number);
  if (!found.ok) return found;
  const { entry, response, addenda } = found.value;
  const { logEvidence } = deps;
  const [proof, printable] = await Promise.all([
    entryEvidence({ logEvidence, cipher: undefined }, journalId, entry, addenda),
    images ? deps.images.printable(inspection.value.notaryId, entry) : new Map(),
  ]);
  const bytes = await deps.documents.entry(response, {
    ...{ timezone, dateFormat, printedAt: deps.now(), proof, printable },
    leavesImagesOut: !images,
  });
  await logView(deps, inspection.value, { kind: 'inspection-pdf', entryNumber: Number(number) });
  const fileName = `entry-${response.entryNumber}.pdf`;
  const contentType = 'application/pdf';
  if (bytes.length <= responseBytes) return ok({ bytes, contentType, fileName });
  const file = { id: `${id}-${entry.id}.pdf`, name: fileName, type: contentType, bytes };
  return ok({ redirectTo: await deps.exports.offer(inspection.value.notaryId, file) });
}
