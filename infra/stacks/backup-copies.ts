import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { AnyPrincipal, ArnPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { BucketProps, IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { addMetricAlarm } from '../alarms/metric-alarm.ts';
import { alarmTopic } from '../constructs/alarm-topic.ts';
import { backupVault, restoreRole } from '../constructs/backup-vault.ts';
import {
  type CopiesKind,
  copiesAlias,
  copiesBucketName,
  copyingRoleName,
  exportingRoleName,
} from '../constructs/copies.ts';
import { logsBucket, oldVersionDays, privateBucket } from '../constructs/private-bucket.ts';
import { standaloneFunction, standaloneName } from '../constructs/standalone-function.ts';
import type { Stage } from '../stages.ts';

/** Days that exported changes are kept: until after the next full copy of the table, and the one after it. */
const changesDays = 8;

type BackupCopiesProps = StackProps & {
  stage: Stage;
  /** The account that copies come from, if it is a different one. */
  sourceAccount: string | undefined;
  bundles: string;
};

/**
 * The copies of a stage's table and files in another region and, if the stage specifies one, another account.
 * Deployed before the data, because S3 and AWS Backup copy only to existing destinations. Only lifecycle
 * rules and the function that processes the eraser's notices delete copies.
 */
export class BackupCopiesStack extends Stack {
  private readonly props: BackupCopiesProps;

  constructor(scope: Construct, id: string, props: BackupCopiesProps) {
    super(scope, id, props);
    this.props = props;
    const { stage, sourceAccount: partner } = props;
    const { key } = backupVault(this, { stage, kind: 'backup-copies', partner });
    key.addAlias(copiesAlias(stage));
    const logs = logsBucket(this, 'logs', { logicalId: 'LogsBucket', days: stage.logDays });

    const replaced = {
      noncurrentVersionExpiration: Duration.days(oldVersionDays),
      expiredObjectDeleteMarker: true,
    };
    const files = this.bucket('files', {
      key,
      logs,
      lifecycleRules: [{ id: 'replaced-files', ...replaced }],
    });
    // S3 requires it for copies of a bucket with Object Lock, and copies each file's lock.
    const sealed = this.bucket('sealed', { key, logs, objectLockEnabled: true });
    const log = this.bucket('log', { logs, lifecycleRules: [{ id: 'replaced-checkpoints', ...replaced }] });
    const changes = this.bucket('changes', {
      logs,
      lifecycleRules: [
        {
          id: 'old-changes',
          expiration: Duration.days(changesDays),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
    });

    const eraser = this.eraser();
    for (const bucket of [files, sealed]) this.protect(bucket, eraser);
    for (const bucket of [log, changes]) this.protect(bucket);
    for (const bucket of [files, sealed, log]) {
      this.admit(bucket, copyingRoleName(stage), ['s3:ReplicateObject', 's3:ReplicateDelete']);
    }
    this.admit(changes, exportingRoleName(stage), [
      's3:PutObject',
      's3:PutObjectAcl',
      's3:AbortMultipartUpload',
    ]);

    addMetricAlarm(this, alarmTopic(this, stage, key, 'copies-alarms'), {
      id: 'copies-not-erased',
      metric: {
        namespace: 'AWS/Lambda',
        metricName: 'Errors',
        dimensionsMap: { FunctionName: standaloneName(stage, 'erase-copies') },
      },
      period: 60,
      // Lambda makes three attempts.
      threshold: 3,
      impact: 'What was erased is still in the copies, where it must be gone 90 days later.',
      runbook: 'backups',
    });

    const role = restoreRole(this);
    new CfnOutput(this, 'RestoreRole', {
      value: role.roleArn,
      description: 'Restores backups in this region (docs/runbooks/lost-region.md)',
    });
  }

  private bucket(
    kind: CopiesKind,
    {
      key,
      logs,
      ...more
    }: { key?: IKey; logs: IBucket } & Pick<BucketProps, 'lifecycleRules' | 'objectLockEnabled'>,
  ): IBucket {
    return privateBucket(this, `${kind}-copies`, {
      ...more,
      ...(key && { key }),
      logs,
      logicalId: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Copies`,
      bucketName: copiesBucketName(this.props.stage, kind),
      versioned: true,
      // CloudFormation can't delete a bucket with files. An empty one would only block the name.
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  /**
   * Denies deletions to everyone, or to everyone but one role. S3 copies delete markers with a different
   * action.
   */
  private protect(bucket: IBucket, eraser?: string): void {
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: eraser ? 'OnlyErasureDeletes' : 'NobodyDeletes',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:BypassGovernanceRetention'],
        resources: [bucket.arnForObjects('*')],
        ...(eraser && { conditions: { ArnNotEquals: { 'aws:PrincipalArn': eraser } } }),
      }),
    );
  }

  /** Lets a role of the other account add copies. In the same account, the role's own policy does. */
  private admit(bucket: IBucket, roleName: string, actions: string[]): void {
    const { sourceAccount } = this.props;
    if (!sourceAccount) return;
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'StageCopies',
        // The role doesn't exist yet, so the statement can't name it as its principal.
        principals: [new ArnPrincipal(`arn:aws:iam::${sourceAccount}:root`)],
        actions,
        resources: [bucket.arnForObjects('*')],
        conditions: { ArnEquals: { 'aws:PrincipalArn': `arn:aws:iam::${sourceAccount}:role/${roleName}` } },
      }),
    );
  }

  /** Creates the function that removes data erased weeks ago from the copies. Returns its role's ARN. */
  private eraser(): string {
    const { stage, bundles } = this.props;
    const roleName = `notary-journal-${stage.name}-erases-copies-${stage.backupRegion}`;
    const name = (kind: CopiesKind) => `arn:aws:s3:::${copiesBucketName(stage, kind)}`;
    const folders = ['notaries/*', 'erased/*'];
    standaloneFunction(this, {
      id: 'erase-copies',
      stage,
      bundles,
      description: 'Erases from the copies what was erased weeks ago',
      roleName,
      statements: [
        new PolicyStatement({
          sid: 'Lists',
          actions: ['s3:ListBucket', 's3:ListBucketVersions'],
          resources: [name('files'), name('sealed')],
          conditions: { StringLike: { 's3:prefix': folders } },
        }),
        new PolicyStatement({
          sid: 'Files',
          actions: ['s3:DeleteObjectVersion'],
          resources: folders.map((folder) => `${name('files')}/${folder}`),
        }),
        new PolicyStatement({
          sid: 'SealedFiles',
          actions: ['s3:DeleteObjectVersion', 's3:BypassGovernanceRetention'],
          resources: [`${name('sealed')}/notaries/*`],
        }),
      ],
      environment: {
        FILES_COPIES: copiesBucketName(stage, 'files'),
        SEALED_COPIES: copiesBucketName(stage, 'sealed'),
      },
      schedule: Schedule.cron({ hour: '12', minute: '0' }),
    });
    return this.formatArn({ service: 'iam', region: '', resource: 'role', resourceName: roleName });
  }
}
