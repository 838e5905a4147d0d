/** API tests that fail against moto, and what moto does not do. */
export type Gap = { file: string; test: RegExp; reason: string };

/**
 * The API tests that run against moto: those of images, documents, pictures, and uploads. moto rejects a CopyObject
 * with a lock unless it has a checksum of a body, which a copy does not have, so no entry with images can be submitted.
 */
export const testsWithMoto = [
  ...['test/api/documents.test.ts', 'test/api/drafts.test.ts'],
  ...['test/api/profile-picture.test.ts', 'test/api/uploads.test.ts'],
];

/** Every API test that may fail with moto's S3, KMS, and Secrets Manager instead of our emulators. */
export const gaps: readonly Gap[] = [
  {
    file: 'test/api/uploads.test.ts',
    test: /^the form (is refused with|refuses)/,
    reason: "moto checks neither the signature nor the conditions of a form's policy.",
  },
  {
    file: 'test/api/profile-picture.test.ts',
    test: /may have 5 MB$/,
    reason: "moto does not check the size that a form's policy allows.",
  },
  {
    file: 'test/api/documents.test.ts',
    test: /give a link that nobody can change to another file or name$/,
    reason: 'moto does not check the signature of an address.',
  },
  {
    file: 'test/api/drafts.test.ts',
    test: /refuses a submitted entry$/,
    reason: 'moto rejects a CopyObject with a lock, so the entry is not submitted.',
  },
];
