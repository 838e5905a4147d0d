import { randomBytes } from 'node:crypto';
import { startAwsDoubles } from '#scripts/local/aws-doubles.ts';
import type { RunningServer } from '#scripts/local/http-server.ts';
import { keyManagement } from '#scripts/local/key-management.ts';
import { localCredentials } from '#scripts/local/s3/s3-signature.ts';

let started: Promise<RunningServer> | undefined;

/** Lets adapters that run within the test reach a KMS double, through the environment as always. Ends with the test. */
export async function useKeyService(): Promise<void> {
  started ??= startAwsDoubles([keyManagement(randomBytes(32))]);
  const { port } = await started;
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_ENDPOINT_URL_KMS: `http://127.0.0.1:${port}`,
    FIELD_KEY_ARN: 'arn:aws:kms:us-east-1:000000000000:key/field',
  });
}
