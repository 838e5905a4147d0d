import { limits } from './limits.ts';

export const uploadPurposes = ['profile_picture', 'insurance_document', 'receipt'] as const;

export type UploadPurpose = (typeof uploadPurposes)[number];

/** The file types that the product accepts, each with its file extension. */
export const fileEndings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;

export type FileType = keyof typeof fileEndings;

/** Accepted media types and sizes by purpose, and the messages for other files (specification, section 5). */
export const uploadRules = {
  profile_picture: {
    types: ['image/jpeg', 'image/png'],
    maxBytes: limits.pictureBytes,
    tooLarge: 'File size must be less than 5MB',
    wrongType: 'Please select an image file: a JPG or PNG.',
  },
  insurance_document: {
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    maxBytes: limits.documentBytes,
    tooLarge: 'File size must be less than 10MB',
    wrongType: 'Please select a PDF, JPG or PNG file.',
  },
  receipt: {
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    maxBytes: limits.documentBytes,
    tooLarge: 'File size must be less than 10MB',
    wrongType: 'Please select a PDF, JPG or PNG file.',
  },
} as const satisfies Record<
  UploadPurpose,
  { types: readonly FileType[]; maxBytes: number; tooLarge: string; wrongType: string }
>;

/** Returns a type if a purpose accepts it, otherwise undefined. */
export function acceptedType(purpose: UploadPurpose, type: string): FileType | undefined {
  const types: readonly FileType[] = uploadRules[purpose].types;
  return types.find((accepted) => accepted === type);
}
