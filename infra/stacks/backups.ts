import { ArnFormat, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  type BackupPlanRuleProps,
  BackupResource,
  BackupVault,
} from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { backupDays, backupRole, backupVault, restoreRole, vaultName } from '../constructs/backup-vault.ts';
import { publishedValue } from '../constructs/stage-value.ts';
import type { Stage } from '../stages.ts';

/**
 * Backups of table and files in a locked vault, with a copy in the vault of the stage's backup region or account
 * (docs/adr/0027-backups.md). They are for what point-in-time recovery does not survive: the loss of the table with its
 * protection, of the account, or of the region.
 */
export class BackupsStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const { stage } = props;
    const vault = backupVault(this, { stage, kind: 'backups', partner: stage.backupAccount });
    const copies = BackupVault.fromBackupVaultArn(
      this,
      'copies',
      this.formatArn({
        service: 'backup',
        region: stage.backupRegion,
        account: stage.backupAccount ?? this.account,
        resource: 'backup-vault',
        resourceName: vaultName(stage.name, 'backup-copies'),
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    );
    const rule = (
      name: keyof Omit<typeof backupDays, 'copied'>,
      copiedDays: number,
      more: Pick<BackupPlanRuleProps, 'scheduleExpression'>,
    ) =>
      new BackupPlanRule({
        ruleName: name,
        ...more,
        // The shortest that AWS Backup takes.
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(8),
        deleteAfter: Duration.days(backupDays[name]),
        copyActions: [{ destinationBackupVault: copies, deleteAfter: Duration.days(copiedDays) }],
      });
    const plan = new BackupPlan(this, 'plan', { backupVault: vault });
    plan.addRule(rule('hourly', backupDays.hourly, { scheduleExpression: Schedule.cron({ minute: '0' }) }));
    plan.addRule(
      rule('daily', backupDays.copied, {
        scheduleExpression: Schedule.cron({ hour: '7', minute: '30' }),
      }),
    );
    const bucket = (name: 'FilesBucketName' | 'SealedBucketName' | 'LogBucketName') =>
      BackupResource.fromArn(`arn:aws:s3:::${publishedValue(this, stage.name, name)}`);
    plan.addSelection('data', {
      role: backupRole(this, 'role', [
        'service-role/AWSBackupServiceRolePolicyForBackup',
        'AWSBackupServiceRolePolicyForS3Backup',
      ]),
      disableDefaultBackupPolicy: true,
      resources: [
        BackupResource.fromArn(
          this.formatArn({
            service: 'dynamodb',
            resource: 'table',
            resourceName: publishedValue(this, stage.name, 'TableName'),
          }),
        ),
        bucket('FilesBucketName'),
        bucket('SealedBucketName'),
        bucket('LogBucketName'),
      ],
    });
    const role = restoreRole(this);
    new CfnOutput(this, 'RestoreRole', {
      value: role.roleArn,
      description: 'Restores backups (docs/runbooks/restore.md)',
    });
  }
}

/**
 * The vault with the copies of a stage's backups, in another region and, if the stage names one, another account. It must
 * exist before the first copy.
 */
export class BackupCopiesStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: StackProps & {
      stage: Stage;
      /** The account that copies come from, if it is another one. */
      sourceAccount: string | undefined;
    },
  ) {
    super(scope, id, props);
    const { stage, sourceAccount: partner } = props;
    backupVault(this, { stage, kind: 'backup-copies', partner });
    const role = restoreRole(this);
    new CfnOutput(this, 'RestoreRole', {
      value: role.roleArn,
      description: 'Restores backups in this region (docs/runbooks/lost-region.md)',
    });
  }
}
