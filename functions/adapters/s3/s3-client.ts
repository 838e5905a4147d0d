import { S3Client } from '@aws-sdk/client-s3';

/** The only S3 client of the process. */
export const s3Client = new S3Client({
  // A bucket name in the path works with every endpoint, including S3's own.
  forcePathStyle: true,
  // A presigned or streamed PUT must not carry the checksum of an empty body (aws-sdk-js-v3#6810).
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
