import { Aws } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';

/**
 * The buckets in the backup region: copies of the stage's files and its public log, and the changes of its
 * table.
 */
export type CopiesKind = 'files' | 'sealed' | 'log' | 'changes';

/** Returns the account with the copies. */
export const copiesAccount = ({ backupAccount }: Stage) => backupAccount ?? Aws.ACCOUNT_ID;

/**
 * Returns the name of a bucket with copies. It is fixed, so a bucket in another region can refer to it, and
 * globally unique.
 */
export function copiesBucketName(stage: Stage, kind: CopiesKind): string {
  return `notary-journal-${stage.name}-${kind}-copies-${copiesAccount(stage)}-${stage.backupRegion}`;
}

/** Returns the alias of the key that encrypts all copies. */
export function copiesAlias({ name }: Stage): string {
  return `alias/notary-journal-${name}-copies`;
}

/** Returns the ARN of that alias, by which another region or account refers to the key. */
export function copiesAliasArn(stage: Stage): string {
  return `arn:${Aws.PARTITION}:kms:${stage.backupRegion}:${copiesAccount(stage)}:${copiesAlias(stage)}`;
}

/**
 * Returns the ARNs of the keys that the alias may refer to. A policy names a key, with the alias as a
 * condition.
 */
export function copiesKeyArns(stage: Stage): string {
  return `arn:${Aws.PARTITION}:kms:${stage.backupRegion}:${copiesAccount(stage)}:key/*`;
}

/** Returns the name of the role that S3 uses to copy. The copies' policies name it before it exists. */
export function copyingRoleName({ name, region }: Stage): string {
  return `notary-journal-${name}-copies-${region}`;
}

/** Returns the name of the role that exports the changes of the table. */
export function exportingRoleName({ name, region }: Stage): string {
  return `notary-journal-${name}-changes-${region}`;
}

/** Returns a text with this file's references as the rule packs show them. */
export function asShown(text: string): string {
  return text.replace(Aws.ACCOUNT_ID, '<AWS::AccountId>').replace(Aws.PARTITION, '<AWS::Partition>');
}
