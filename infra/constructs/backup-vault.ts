import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { BackupVault, type IBackupVault } from 'aws-cdk-lib/aws-backup';
import {
  AccountPrincipal,
  ManagedPolicy,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { Stage, StageName } from '../stages.ts';

/** Days for which hourly and daily backups are kept. The lock refuses to keep any for less than the hourly ones. */
export const backupDays = { hourly: 3, daily: 35, copied: 90 } as const;

/** Returns the name of one of a stage's two vaults. It is fixed, so that a plan can name a vault of another region. */
export function vaultName(stage: StageName, kind: 'backups' | 'backup-copies'): string {
  return `notary-journal-${stage}-${kind}`;
}

/** The uses that a partner account, from or to which copies go, makes of the key of a vault. */
const keyActions = [
  'kms:Decrypt',
  'kms:DescribeKey',
  'kms:Encrypt',
  'kms:GenerateDataKey*',
  'kms:ReEncrypt*',
  'kms:CreateGrant',
];

type VaultProps = {
  stage: Stage;
  kind: 'backups' | 'backup-copies';
  /** The other account of a pair of vaults. */
  partner: string | undefined;
};

/**
 * Makes the vault of a stage: encrypted by a key of its own, and locked, so that nobody shortens or deletes a backup
 * without removing the lock first.
 */
export function backupVault(scope: Construct, { stage, kind, partner }: VaultProps): IBackupVault {
  const key = new Key(scope, 'vault-key', {
    description: `Backups of ${stage.name}`,
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    pendingWindow: Duration.days(30),
  });
  const vault = new BackupVault(scope, 'vault', {
    backupVaultName: vaultName(stage.name, kind),
    encryptionKey: key,
    // Governance: without a date after which it can no longer be changed. A wrong lock could never be corrected.
    lockConfiguration: { minRetention: Duration.days(backupDays.hourly) },
    blockRecoveryPointDeletion: true,
    // AWS refuses to delete a vault that contains a backup. An empty one would only occupy the name.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  if (partner) {
    const principals = [new AccountPrincipal(partner)];
    key.addToResourcePolicy(new PolicyStatement({ principals, actions: keyActions, resources: ['*'] }));
    vault.addToAccessPolicy(
      new PolicyStatement({ principals, actions: ['backup:CopyIntoBackupVault'], resources: ['*'] }),
    );
  }
  return vault;
}

/** Makes a role with which AWS Backup makes backups, or restores them. */
export function backupRole(scope: Construct, id: string, policies: readonly string[]): Role {
  const role = new Role(scope, id, {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
  });
  Validations.of(role).acknowledge(
    ...policies.map((name) => ({
      id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
      reason: 'AWS keeps the policies of AWS Backup up to date with what its backups need.',
    })),
  );
  return role;
}

/** Makes the role that an operator names when restoring (docs/runbooks/restore.md). */
export function restoreRole(scope: Construct): Role {
  return backupRole(scope, 'restore-role', [
    'service-role/AWSBackupServiceRolePolicyForRestores',
    'AWSBackupServiceRolePolicyForS3Restore',
  ]);
}
