import { Duration, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { oldVersionDays, privateBucket } from './private-bucket.ts';

/**
 * Creates the bucket for the public log's files, all published by CloudFront. Files can't be deleted, and
 * every version of the checkpoint is kept for as long as the table can be restored (docs/adr/0034).
 */
export function logBucket(
  scope: Construct,
  id: string,
  props: { logicalId: string; logs: IBucket },
): IBucket {
  const bucket = privateBucket(scope, id, {
    ...props,
    versioned: true,
    lifecycleRules: [
      { id: 'replaced-checkpoints', noncurrentVersionExpiration: Duration.days(oldVersionDays) },
    ],
  });
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'NobodyDeletes',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
      resources: [bucket.arnForObjects('*')],
    }),
  );
  const { account } = Stack.of(scope);
  // The distribution is in a later stack, so its ID is unknown here. Everything in this bucket is public.
  const cloudFront = (sid: string, action: string, resource: string) =>
    new PolicyStatement({
      sid,
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: [action],
      resources: [resource],
      conditions: { ArnLike: { 'aws:SourceArn': `arn:aws:cloudfront::${account}:distribution/*` } },
    });
  bucket.addToResourcePolicy(cloudFront('CloudFrontReads', 's3:GetObject', bucket.arnForObjects('*')));
  // With permission to list, S3 returns 404 instead of 403 for a missing file.
  bucket.addToResourcePolicy(cloudFront('CloudFrontLists', 's3:ListBucket', bucket.bucketArn));
  return bucket;
}
