import type { InsuranceDocument } from '#functions/store/account/profile-store.ts';

/** Returns the name of a document's file in S3: the last part of its path. */
export function storedNameOf({ fileUrl }: Pick<InsuranceDocument, 'fileUrl'>): string {
  return fileUrl.slice(fileUrl.lastIndexOf('/') + 1);
}
