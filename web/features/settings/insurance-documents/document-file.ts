import { acceptedType, type FileType, uploadRules } from '#shared/data/upload-purposes.ts';

const purpose = 'insurance_document';
const { maxBytes, tooLarge, wrongType } = uploadRules[purpose];

/** The file types of the input, with file extensions for systems without media types. */
export const acceptedFiles = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

const typesByEnding: Record<string, FileType> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Returns the file with its media type, or the reason it cannot be uploaded (specification, section 5). */
export function checkFile(file: File): { file: File } | { problem: string } {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = acceptedType(purpose, file.type) ?? (file.type === '' ? typesByEnding[ending] : undefined);
  if (!type) return { problem: wrongType };
  if (file.size > maxBytes) return { problem: tooLarge };
  if (file.size === 0) return { problem: 'This file is empty. Choose another.' };
  return { file: file.type === type ? file : new File([file], file.name, { type }) };
}
