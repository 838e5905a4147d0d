import { Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { type IBucket, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { privateBucket } from './private-bucket.ts';

/** Ten years, with at most three leap days: the least for which every file is locked (shared/rules/law/kept-until.ts). */
const leastDays = 3_653;

/** Ten years without leap days. S3 compares whole days that remain, so this is a little below `leastDays`. */
const leastRemainingDays = 3_650;

/**
 * Makes the bucket for the files of submitted entries. Object Lock in governance mode keeps every version for ten years
 * or longer. Nobody may delete or bypass, administrators included, until someone changes the bucket's policy, which
 * CloudTrail records (docs/adr/0026-sealed-files.md).
 */
export function sealedBucket(
  scope: Construct,
  id: string,
  props: { logicalId: string; key: IKey; logs: IBucket },
): IBucket {
  const bucket = privateBucket(scope, id, {
    ...props,
    versioned: true,
    objectLockEnabled: true,
    objectLockDefaultRetention: ObjectLockRetention.governance(Duration.days(leastDays)),
  });
  const deny = (sid: string, actions: string[], conditions: Record<string, unknown> = {}) =>
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid,
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions,
        resources: [bucket.arnForObjects('*')],
        conditions,
      }),
    );
  deny('NobodyDeletes', ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:BypassGovernanceRetention']);
  deny('NobodyLocksForLess', ['s3:PutObjectRetention'], {
    NumericLessThan: { 's3:object-lock-remaining-retention-days': String(leastRemainingDays) },
  });
  return bucket;
}
