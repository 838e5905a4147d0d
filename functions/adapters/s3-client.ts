import type { S3Client } from '@aws-sdk/client-s3';

let shared: Promise<S3Client> | undefined;

/** The S3 client of this process, loaded when it is first needed: most calls need none. */
export function s3Client(): Promise<S3Client> {
  shared ??= import('@aws-sdk/client-s3').then(
    ({ S3Client }) =>
      new S3Client({
        // A bucket name in the path works with every endpoint, S3's own included.
        forcePathStyle: true,
        // A presigned or streamed PUT must not carry the checksum of an empty body (aws-sdk-js-v3#6810).
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
  );
  return shared;
}
