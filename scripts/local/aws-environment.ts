import { localCredentials } from './s3-signature.ts';
import { localRegion } from './stack-plan.ts';

/** The addresses of the services that stand in for AWS, and for the payment provider. */
export type AwsEndpoints = { dynamodb: string; s3: string; doubles: string; stripe: string };

/** What the SDKs read from the environment so as to reach the local services and no other. */
export function awsEnvironment({ dynamodb, s3, doubles, stripe }: AwsEndpoints): Record<string, string> {
  return {
    AWS_REGION: localRegion,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_ENDPOINT_URL_S3: s3,
    STRIPE_API: stripe,
    AWS_ENDPOINT_URL_KMS: doubles,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: doubles,
    AWS_ENDPOINT_URL_SESV2: doubles,
    // A name, since the SDK puts "places." before it.
    AWS_ENDPOINT_URL_LOCATION: doubles.replace('127.0.0.1', 'localhost'),
  };
}
