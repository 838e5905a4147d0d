import type { documentContent } from '#functions/adapters/files/document-content.ts';
import type { DocumentFiles } from '#functions/adapters/files/document-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import { type ChangeProfileDeps, changeProfile } from '#functions/services/user/change-profile.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { UploadStore } from '#functions/store/account/upload-store.ts';
import type { addInsuranceDocument as contract } from '#shared/contract/files.ts';
import { apiBase } from '#shared/contract/routes.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import { fileEndings, uploadRules } from '#shared/data/upload-purposes.ts';
import { safeFileName } from '#shared/rules/file-name.ts';
import { type ReceiveUploadDeps, receiveUpload } from './receive-upload.ts';

export type AddInsuranceDocumentDeps = Omit<ReceiveUploadDeps, 'uploads'> &
  ChangeProfileDeps & {
    uploads: ReceiveUploadDeps['uploads'] & Pick<UploadStore, 'used'>;
    documents: Pick<DocumentFiles, 'put' | 'remove'>;
    content: typeof documentContent;
  };

type Asked = { account: Account; uploadId: string } & Input<typeof contract>['query'];

const purpose = 'insurance_document';

/**
 * Stores an uploaded PDF, JPEG, or PNG as a bond, policy, or certificate, if its content matches its declared
 * type. Stores the file before the profile refers to it, so no listed document is missing. A repeated call
 * returns the first call's document (specification, section 13).
 */
export async function addInsuranceDocument(
  deps: AddInsuranceDocumentDeps,
  { account, uploadId, documentType, expirationDate }: Asked,
): Promise<Outcome<Output<typeof contract>>> {
  const { uploads, documents, now } = deps;
  const notaryId = account.id;
  const outcome = await receiveUpload(deps, { notaryId, uploadId, purpose }, async (upload, file) => {
    const content = await deps.content(file);
    if (!content || content.type !== upload.contentType) {
      return refuse('FILE_TYPE_REFUSED', { detail: uploadRules[purpose].wrongType });
    }
    const { type, bytes } = content;
    const storedName = `${uploadId}.${fileEndings[type]}`;
    const added = {
      documentId: uploadId,
      documentType,
      fileName: safeFileName(upload.fileName, fileEndings[type]),
      fileUrl: `${apiBase}/uploads/documents/${storedName}`,
      expirationDate: expirationDate ?? null,
      sizeBytes: bytes.length,
      contentType: type,
      uploadedAt: now().toISOString(),
    };
    await documents.put(notaryId, storedName, bytes, type);
    const saved = await changeProfile(
      deps,
      { account, gone: 'UPLOAD_NOT_FOUND' },
      ({ details: { insuranceDocuments } }) =>
        insuranceDocuments.length < limits.insuranceDocuments
          ? ok({
              details: { insuranceDocuments: [...insuranceDocuments, added] },
              also: [uploads.used(notaryId, uploadId)],
            })
          : refuse('DOCUMENT_LIMIT'),
    );
    if (saved.ok) return ok(added);
    await documents.remove(notaryId, storedName);
    return saved;
  });
  if (outcome.ok || outcome.code !== 'UPLOAD_NOT_FOUND') return outcome;
  const { insuranceDocuments } = await deps.profiles.get(notaryId);
  const earlier = insuranceDocuments.find(({ documentId }) => documentId === uploadId);
  return earlier ? ok(earlier) : outcome;
}
