import type { InsuranceDocument } from '#functions/store/profile-store.ts';

/** The name of a document's file in S3, which is the last part of its address. */
export function storedNameOf({ fileUrl }: Pick<InsuranceDocument, 'fileUrl'>): string {
  return fileUrl.slice(fileUrl.lastIndexOf('/') + 1);
}
