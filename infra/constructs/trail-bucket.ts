import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type IBucket, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { privateBucket } from './private-bucket.ts';

/**
 * Two years, like a notary's record of access (docs/adr/0049-record-of-access.md), with at most one leap day.
 */
const keptDays = 731;

/**
 * Creates the bucket for a CloudTrail trail. Object Lock keeps every file for two years, and files can't be
 * deleted or unlocked before; a lifecycle rule then removes them. The bucket is retained if its first
 * deployment is rolled back: CloudTrail writes to it immediately, and CloudFormation can't delete a bucket
 * with files.
 */
export function trailBucket(
  scope: Construct,
  id: string,
  { logs, trailArn }: { logs: IBucket; trailArn: string },
): IBucket {
  const bucket = privateBucket(scope, id, {
    logicalId: 'TrailBucket',
    logs,
    versioned: true,
    objectLockEnabled: true,
    objectLockDefaultRetention: ObjectLockRetention.governance(Duration.days(keptDays)),
    removalPolicy: RemovalPolicy.RETAIN,
    lifecycleRules: [
      {
        id: 'old-events',
        expiration: Duration.days(keptDays),
        noncurrentVersionExpiration: Duration.days(1),
      },
    ],
  });
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'NobodyDeletes',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:BypassGovernanceRetention'],
      resources: [bucket.arnForObjects('*')],
    }),
  );
  const cloudTrail = (
    sid: string,
    action: string,
    resource: string,
    conditions: Record<string, string> = {},
  ) =>
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid,
        principals: [new ServicePrincipal('cloudtrail.amazonaws.com')],
        actions: [action],
        resources: [resource],
        conditions: { StringEquals: { 'aws:SourceArn': trailArn, ...conditions } },
      }),
    );
  cloudTrail('CloudTrailChecks', 's3:GetBucketAcl', bucket.bucketArn);
  cloudTrail(
    'CloudTrailWrites',
    's3:PutObject',
    bucket.arnForObjects(`AWSLogs/${Stack.of(scope).account}/*`),
    { 's3:x-amz-acl': 'bucket-owner-full-control' },
  );
  return bucket;
}
