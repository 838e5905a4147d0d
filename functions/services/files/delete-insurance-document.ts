import type { DocumentFiles } from '#functions/adapters/files/document-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import { type ChangeProfileDeps, changeProfile } from '#functions/services/user/change-profile.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { UploadStore } from '#functions/store/account/upload-store.ts';
import { storedNameOf } from './stored-name.ts';

export type DeleteInsuranceDocumentDeps = ChangeProfileDeps & {
  uploads: Pick<UploadStore, 'dropped' | 'forget'>;
  documents: Pick<DocumentFiles, 'remove'>;
  now: () => Date;
};

/**
 * Deletes a bond, policy, or certificate: first from the profile, adding an item that marks its file for
 * removal, then the file. If the call dies in between, purge-lost-files finishes.
 */
export async function deleteInsuranceDocument(
  deps: DeleteInsuranceDocumentDeps,
  { account, documentId }: { account: Account; documentId: string },
): Promise<Outcome<undefined>> {
  const { uploads, documents, now } = deps;
  let storedName = '';
  const deleted = await changeProfile(deps, { account }, ({ details: { insuranceDocuments } }) => {
    const document = insuranceDocuments.find((one) => one.documentId === documentId);
    if (!document) return refuse('DOCUMENT_NOT_FOUND');
    storedName = storedNameOf(document);
    return ok({
      details: { insuranceDocuments: insuranceDocuments.filter((one) => one !== document) },
      also: [uploads.dropped(account.id, documentId, 'insurance_document', now())],
    });
  });
  if (!deleted.ok) return deleted;
  await documents.remove(account.id, storedName);
  await uploads.forget(account.id, documentId);
  return ok(undefined);
}
