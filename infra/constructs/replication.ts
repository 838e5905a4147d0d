import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import {
  asShown,
  type CopiesKind,
  copiesAlias,
  copiesAliasArn,
  copiesBucketName,
  copiesKeyArns,
  copyingRoleName,
} from './copies.ts';

/** A bucket that S3 copies to the backup region. */
export type Copied = {
  bucket: IBucket;
  logicalId: string;
  kind: Exclude<CopiesKind, 'changes'>;
  /** Prefixes of the keys to copy; by default, all are copied. */
  prefixes?: readonly string[];
  /** Whether deleting an object also marks its copy as deleted. Deleting a version never affects the copy. */
  copiesDeletions: boolean;
  /** Whether the objects are encrypted with the stage's key. */
  isEncrypted: boolean;
};

/** Returns a rule's name, which identifies it in CloudWatch. */
export function ruleId(kind: Copied['kind'], index = 0): string {
  return index === 0 ? kind : `${kind}-${index}`;
}

/** Returns a bucket's rules. S3 requires priorities if there are several. */
function rulesOf(stage: Stage, { kind, prefixes = [''], copiesDeletions, isEncrypted }: Copied) {
  return prefixes.map(
    (prefix, index): CfnBucket.ReplicationRuleProperty => ({
      id: ruleId(kind, index),
      priority: index,
      status: 'Enabled',
      filter: { prefix },
      deleteMarkerReplication: { status: copiesDeletions ? 'Enabled' : 'Disabled' },
      ...(isEncrypted && { sourceSelectionCriteria: { sseKmsEncryptedObjects: { status: 'Enabled' } } }),
      destination: {
        bucket: `arn:aws:s3:::${copiesBucketName(stage, kind)}`,
        metrics: { status: 'Enabled' },
        ...(isEncrypted && { encryptionConfiguration: { replicaKmsKeyId: copiesAliasArn(stage) } }),
      },
    }),
  );
}

/**
 * Lets S3 copy buckets to the backup region as they change, with versions and locks
 * (docs/adr/0027-backups.md). The role reads the originals and adds copies; it can't read or remove copies.
 */
export function replicate(
  scope: Construct,
  id: string,
  { stage, key, copied }: { stage: Stage; key: IKey; copied: readonly Copied[] },
): void {
  const role = new Role(scope, id, {
    roleName: copyingRoleName(stage),
    assumedBy: new ServicePrincipal('s3.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  });
  const allow = (
    sid: string,
    actions: string[],
    resources: string[],
    conditions: Record<string, unknown> = {},
  ) => role.addToPolicy(new PolicyStatement({ sid, actions, resources, conditions }));
  const below = (bucketArn: string, { prefixes = [''] }: Copied) =>
    prefixes.map((prefix) => `${bucketArn}/${prefix}*`);
  const buckets = copied.map(({ bucket }) => bucket.bucketArn);
  allow('Rules', ['s3:GetReplicationConfiguration', 's3:ListBucket'], buckets);
  allow(
    'Originals',
    [
      's3:GetObjectVersionForReplication',
      's3:GetObjectVersionAcl',
      's3:GetObjectVersionTagging',
      's3:GetObjectRetention',
      's3:GetObjectLegalHold',
    ],
    copied.flatMap((one) => below(one.bucket.bucketArn, one)),
  );
  allow(
    'Copies',
    ['s3:ReplicateObject'],
    copied.flatMap((one) => below(`arn:aws:s3:::${copiesBucketName(stage, one.kind)}`, one)),
  );
  allow(
    'Deletions',
    ['s3:ReplicateDelete'],
    copied
      .filter(({ copiesDeletions }) => copiesDeletions)
      .flatMap((one) => below(`arn:aws:s3:::${copiesBucketName(stage, one.kind)}`, one)),
  );
  const through = (region: string) => ({ 'kms:ViaService': `s3.${region}.amazonaws.com` });
  allow('DecryptOriginals', ['kms:Decrypt'], [key.keyArn], { StringEquals: through(stage.region) });
  allow('EncryptCopies', ['kms:Encrypt', 'kms:GenerateDataKey'], [copiesKeyArns(stage)], {
    StringEquals: through(stage.backupRegion),
    'ForAnyValue:StringEquals': { 'kms:ResourceAliases': copiesAlias(stage) },
  });
  Validations.of(role).acknowledge(
    ...[
      ...copied.flatMap((one) => [
        ...below(`<${one.logicalId}.Arn>`, one),
        ...below(`arn:aws:s3:::${copiesBucketName(stage, one.kind)}`, one),
      ]),
      copiesKeyArns(stage),
    ].map((resource) => ({
      id: `AwsSolutions-IAM5[Resource::${asShown(resource)}]`,
      reason: 'S3 copies every object of the bucket. The key is the one with the alias of the copies.',
    })),
  );
  for (const one of copied) {
    const made = one.bucket.node.defaultChild;
    if (!(made instanceof CfnBucket)) throw new Error(`${one.kind} is no bucket of this stack`);
    made.replicationConfiguration = { role: role.roleArn, rules: rulesOf(stage, one) };
  }
}
