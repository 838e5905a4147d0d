import type { StageName } from './stages.ts';

/** Every value that a stack publishes for later stacks of its stage. */
export const stageValues = [
  'TableName',
  'TableStreamArn',
  'FilesBucketName',
  'SealedBucketName',
  'LogBucketName',
  'OrderMailBucketName',
  'StripeSecretArn',
  'DocumentCertificatesArn',
  'FieldKeyArn',
  'LogKeyArn',
  'ExportsKeyArn',
  'DocumentsKeyArn',
  'TokenKeyArn',
  'PlaceIndexName',
  'RouteCalculatorName',
  'PicturesBucketName',
  'SiteBucketName',
  'LogsBucketName',
  'ApiId',
  'SiteUrl',
  'MapKeyName',
  'OriginAuthorizerId',
  'ApiLogGroupName',
] as const;

export type StageValue = (typeof stageValues)[number];

/**
 * Returns the name of the SSM parameter that contains a value. Stages share a region, so the name includes
 * the stage.
 */
export function parameterName(stage: StageName, value: StageValue): string {
  return `/notary-journal/${stage}/${value}`;
}
