import { limits } from './limits.ts';

export const uploadPurposes = ['profile_picture', 'insurance_document'] as const;

export type UploadPurpose = (typeof uploadPurposes)[number];

/** The types of files that the product takes, each with the ending of its names. */
export const fileEndings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;

export type FileType = keyof typeof fileEndings;

/** What may be uploaded for what: media types, bytes, and the sentences that refuse the rest (specification, section 5). */
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
} as const satisfies Record<
  UploadPurpose,
  { types: readonly FileType[]; maxBytes: number; tooLarge: string; wrongType: string }
>;

/** The type that a file for a purpose may have by this name; undefined for any other. */
export function acceptedType(purpose: UploadPurpose, type: string): FileType | undefined {
  const types: readonly FileType[] = uploadRules[purpose].types;
  return types.find((accepted) => accepted === type);
}
