import type { DocumentFiles } from '#functions/adapters/files/document-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { ProfileStore } from '#functions/store/account/profile-store.ts';
import { storedNameOf } from './stored-name.ts';

export type DownloadDocumentDeps = {
  profiles: Pick<ProfileStore, 'get'>;
  documents: Pick<DocumentFiles, 'link'>;
};

/**
 * Returns a URL that downloads one of the caller's documents, valid for one minute. Browsers save the file
 * and never display it.
 */
export async function downloadDocument(
  { profiles, documents }: DownloadDocumentDeps,
  { notaryId, filename }: { notaryId: string; filename: string },
): Promise<Outcome<{ redirectTo: string }>> {
  const { insuranceDocuments } = await profiles.get(notaryId);
  const document = insuranceDocuments.find((one) => storedNameOf(one) === filename);
  if (!document) return refuse('DOCUMENT_NOT_FOUND');
  const { fileName: name, contentType: type } = document;
  return ok({ redirectTo: await documents.link(notaryId, filename, { name, type }) });
}
