import { Duration, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { type IBucket, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageName } from '../stages.ts';
import { erasingRoleName } from './erasing-role.ts';
import { privateBucket } from './private-bucket.ts';

/**
 * Ten years, with at most three leap days: the minimum lock of every file (shared/rules/law/retain-until.ts).
 */
const leastDays = 3_653;

/** Ten years without leap days. S3 compares whole remaining days, so this is slightly below `leastDays`. */
const leastRemainingDays = 3_650;

/**
 * Creates the bucket for the files of submitted entries. Object Lock in governance mode keeps every version
 * for at least ten years. Only the function that erases closed accounts may delete files or bypass locks.
 * Everyone else, including administrators, must first change the bucket's policy, which CloudTrail records
 * (docs/adr/0026-locked-files.md, 0064-leaving.md).
 */
export function lockedBucket(
  scope: Construct,
  id: string,
  props: { logicalId: string; key: IKey; logs: IBucket; stage: StageName },
): IBucket {
  const bucket = privateBucket(scope, id, {
    logicalId: props.logicalId,
    key: props.key,
    logs: props.logs,
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
  const stack = Stack.of(scope);
  const eraser = stack.formatArn({
    service: 'iam',
    region: '',
    resource: 'role',
    resourceName: erasingRoleName(stack, props.stage),
  });
  deny('OnlyErasureDeletes', ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:BypassGovernanceRetention'], {
    ArnNotEquals: { 'aws:PrincipalArn': eraser },
  });
  deny('NobodyLocksForLess', ['s3:PutObjectRetention'], {
    NumericLessThan: { 's3:object-lock-remaining-retention-days': String(leastRemainingDays) },
  });
  return bucket;
}
