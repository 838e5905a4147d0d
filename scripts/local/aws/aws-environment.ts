import { localRegion } from '../assembly/stack-plan.ts';
import { localCredentials } from './s3/s3-signature.ts';

/** The addresses of the emulators of AWS and of the payment provider. */
export type AwsEndpoints = { dynamodb: string; s3: string; emulators: string; stripe: string };

/** Returns the environment that makes the SDKs use the local services and no others. */
export function awsEnvironment({ dynamodb, s3, emulators, stripe }: AwsEndpoints): Record<string, string> {
  return {
    AWS_REGION: localRegion,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_ENDPOINT_URL_S3: s3,
    STRIPE_API: stripe,
    AWS_ENDPOINT_URL_KMS: emulators,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: emulators,
    AWS_ENDPOINT_URL_SESV2: emulators,
    // A name, because the SDK puts "places." before it.
    AWS_ENDPOINT_URL_LOCATION: emulators.replace('127.0.0.1', 'localhost'),
  };
}
