import { ArnFormat, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { backupDays, backupRole, backupVault, restoreRole, vaultName } from '../constructs/backup-vault.ts';
import { copiesAccount, copiesBucketName, exportingRoleName } from '../constructs/copies.ts';
import { publishedValue } from '../constructs/stage-value.ts';
import { standaloneFunction } from '../constructs/standalone-function.ts';
import type { Stage } from '../stages.ts';

/** Each rule creates its own backup, an hour apart. */
const schedules = {
  daily: Schedule.cron({ hour: '7', minute: '30' }),
  weekly: Schedule.cron({ hour: '8', minute: '30', weekDay: 'SUN' }),
  monthly: Schedule.cron({ hour: '9', minute: '30', day: '1' }),
};

/**
 * Copies of the table for losses that continuous recovery doesn't cover: of the table with its protection, of
 * the account, or of the region (docs/adr/0027-backups.md). Full backups go to the vault in the backup
 * region, and so do the latest changes, every hour. S3 copies the files itself.
 */
export class BackupsStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage; bundles: string }) {
    super(scope, id, props);
    const { stage, bundles } = props;
    const { vault } = backupVault(this, { stage, kind: 'backups', partner: stage.backupAccount });
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
    const plan = new BackupPlan(this, 'plan', { backupVault: vault });
    for (const name of ['daily', 'weekly', 'monthly'] as const) {
      plan.addRule(
        new BackupPlanRule({
          ruleName: name,
          scheduleExpression: schedules[name],
          // The shortest that AWS Backup accepts.
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(8),
          deleteAfter: Duration.days(backupDays.home),
          copyActions: [{ destinationBackupVault: copies, deleteAfter: Duration.days(backupDays[name]) }],
        }),
      );
    }
    const table = this.formatArn({
      service: 'dynamodb',
      resource: 'table',
      resourceName: publishedValue(this, stage.name, 'TableName'),
    });
    plan.addSelection('data', {
      role: backupRole(this, 'role', 'service-role/AWSBackupServiceRolePolicyForBackup'),
      disableDefaultBackupPolicy: true,
      resources: [BackupResource.fromArn(table)],
    });
    this.exportChanges(stage, { table, bundles });
    const role = restoreRole(this);
    new CfnOutput(this, 'RestoreRole', {
      value: role.roleArn,
      description: 'Restores backups (docs/runbooks/restore.md)',
    });
  }

  /** Exports the table's changes to the backup region, 15 minutes after every hour. */
  private exportChanges(stage: Stage, { table, bundles }: { table: string; bundles: string }): void {
    const bucket = copiesBucketName(stage, 'changes');
    standaloneFunction(this, {
      id: 'export-changes',
      stage,
      bundles,
      description: 'Exports the changes of the table every hour',
      roleName: exportingRoleName(stage),
      statements: [
        new PolicyStatement({
          sid: 'Export',
          actions: ['dynamodb:ExportTableToPointInTime'],
          resources: [table],
        }),
        new PolicyStatement({
          sid: 'Changes',
          actions: ['s3:PutObject', 's3:PutObjectAcl', 's3:AbortMultipartUpload'],
          resources: [`arn:aws:s3:::${bucket}/AWSDynamoDB/*`],
        }),
      ],
      environment: { TABLE_ARN: table, CHANGES_BUCKET: bucket, CHANGES_ACCOUNT: copiesAccount(stage) },
      schedule: Schedule.cron({ minute: '15' }),
    });
  }
}
