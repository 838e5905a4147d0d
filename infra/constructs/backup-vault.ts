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

/**
 * Days that table backups are kept. Every backup is full, so each costs as much as the table: older backups
 * are kept more sparsely. None may outlive 90 days, by which time data erased by a notary must be gone.
 */
export const backupDays = {
  /**
   * At home, only until they are copied: continuous recovery goes back further. The lock allows no shorter
   * time.
   */
  home: 3,
  daily: 4,
  weekly: 35,
  monthly: 90,
} as const;

/**
 * Returns the name of one of a stage's two vaults. It is fixed, so a plan can refer to a vault in another
 * region.
 */
export function vaultName(stage: StageName, kind: 'backups' | 'backup-copies'): string {
  return `notary-journal-${stage}-${kind}`;
}

/** The actions that a partner account needs on a vault's key to copy backups to or from it. */
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
 * Creates a stage's vault, encrypted with its own key and locked, so a backup can't be shortened or deleted
 * without removing the lock first.
 */
export function backupVault(
  scope: Construct,
  { stage, kind, partner }: VaultProps,
): { vault: IBackupVault; key: Key } {
  const key = new Key(scope, 'vault-key', {
    description: `Backups of ${stage.name}`,
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    pendingWindow: Duration.days(30),
  });
  const vault = new BackupVault(scope, 'vault', {
    backupVaultName: vaultName(stage.name, kind),
    encryptionKey: key,
    // Governance mode: no date after which the lock becomes permanent. Otherwise, a wrong lock could never be
    // corrected.
    lockConfiguration: { minRetention: Duration.days(backupDays.home) },
    blockRecoveryPointDeletion: true,
    // AWS refuses to delete a vault that contains a backup. An empty one would only block the name.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  if (partner) {
    const principals = [new AccountPrincipal(partner)];
    key.addToResourcePolicy(new PolicyStatement({ principals, actions: keyActions, resources: ['*'] }));
    vault.addToAccessPolicy(
      new PolicyStatement({ principals, actions: ['backup:CopyIntoBackupVault'], resources: ['*'] }),
    );
  }
  return { vault, key };
}

/** Creates a role with which AWS Backup creates or restores backups. */
export function backupRole(scope: Construct, id: string, policy: string): Role {
  const role = new Role(scope, id, {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
  });
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
    reason: 'AWS keeps the policies of AWS Backup up to date with what its backups need.',
  });
  return role;
}

/** Creates the role that an operator specifies when restoring (docs/runbooks/restore.md). */
export function restoreRole(scope: Construct): Role {
  return backupRole(scope, 'restore-role', 'service-role/AWSBackupServiceRolePolicyForRestores');
}
