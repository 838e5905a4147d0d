import { beforeAll, describe, expect, test, vi } from 'vitest';
import { backupDays, vaultName } from '#infra/constructs/backup-vault.ts';
import { recoveryDays } from '#infra/constructs/journal-table.ts';
import { oldVersionDays } from '#infra/constructs/private-bucket.ts';
import type { Templates } from '#infra/stage-stacks.ts';
import { stageNames, stageOf } from '#infra/stages.ts';
import { prodSettings } from '#scripts/local/prod-stacks.ts';
import { at, flat, listed, onlyOf, templatesOf } from './templates.ts';

describe.each(stageNames)('the backups of %s', (stage) => {
  let templates: Templates;

  beforeAll(async () => {
    templates = await templatesOf(stage);
  });

  const rules = () =>
    listed(
      at(onlyOf(templates.backups, 'AWS::Backup::BackupPlan').Properties, 'BackupPlan', 'BackupPlanRule'),
    );

  test.each(['backups', 'backup-copies'] as const)(
    '%s is a locked, encrypted vault whose key stays',
    (kind) => {
      const vault = onlyOf(templates[kind], 'AWS::Backup::BackupVault');
      expect(vault.Properties).toMatchObject({
        BackupVaultName: vaultName(stage, kind),
        LockConfiguration: { MinRetentionDays: backupDays.hourly },
      });
      expect(at(vault.Properties, 'EncryptionKeyArn')).toBeDefined();
      const key = onlyOf(templates[kind], 'AWS::KMS::Key');
      expect(key.DeletionPolicy).toBe('RetainExceptOnCreate');
      const denied = listed(at(vault.Properties, 'AccessPolicy', 'Statement')).filter(
        (statement) => at(statement, 'Effect') === 'Deny',
      );
      expect(denied.flatMap((statement) => listed(at(statement, 'Action')))).toEqual(
        expect.arrayContaining(['backup:DeleteRecoveryPoint', 'backup:UpdateRecoveryPointLifecycle']),
      );
    },
  );

  test('contain the table, both buckets of files, and the log', () => {
    const { Properties } = onlyOf(templates.backups, 'AWS::Backup::BackupSelection');
    expect(listed(at(Properties, 'BackupSelection', 'Resources')).map(flat)).toEqual([
      'arn:<AWS::Partition>:dynamodb:us-east-1:<AWS::AccountId>:table/<TableName>',
      'arn:aws:s3:::<FilesBucketName>',
      'arn:aws:s3:::<SealedBucketName>',
      'arn:aws:s3:::<LogBucketName>',
    ]);
  });

  test('are made hourly and daily, each with a copy in another region', () => {
    const { backupRegion, region } = stageOf(stage, stage === 'prod' ? prodSettings : {});
    expect(backupRegion).not.toBe(region);
    const copies = `arn:<AWS::Partition>:backup:${backupRegion}:<AWS::AccountId>:backup-vault:${vaultName(stage, 'backup-copies')}`;
    expect(
      rules().map((rule) => [
        at(rule, 'ScheduleExpression'),
        at(rule, 'Lifecycle', 'DeleteAfterDays'),
        listed(at(rule, 'CopyActions')).map((copy) => [
          flat(at(copy, 'DestinationBackupVaultArn')),
          at(copy, 'Lifecycle', 'DeleteAfterDays'),
        ]),
      ]),
    ).toEqual([
      ['cron(0 * * * ? *)', 3, [[copies, 3]]],
      ['cron(30 7 * * ? *)', 35, [[copies, 90]]],
    ]);
  });

  test('are never kept for less than the lock allows, which would make every job fail', () => {
    const kept = rules().flatMap((rule) => [
      Number(at(rule, 'Lifecycle', 'DeleteAfterDays')),
      ...listed(at(rule, 'CopyActions')).map((copy) => Number(at(copy, 'Lifecycle', 'DeleteAfterDays'))),
    ]);
    expect(Math.min(...kept)).toBeGreaterThanOrEqual(backupDays.hourly);
  });

  test('can be read elsewhere, because the key of ID numbers can be replicated', () => {
    expect(templates.data.Resources['FieldKey']?.Properties['MultiRegion']).toBe(true);
  });
});

test('replaced files stay for longer than the table can be restored', () => {
  expect(oldVersionDays).toBeGreaterThan(recoveryDays);
});

describe('a stage with a backup account', () => {
  const settings = { ...prodSettings, backupAccount: '222222222222' };

  test('needs to know its own account, which the other vault lets copy', async () => {
    const { makeApp } = await import('#infra/make-stacks.ts');
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', '');
    expect(() => makeApp({ stage: 'prod', settings })).toThrow(
      'The vault in 222222222222 must know from which account copies come: give the setting account',
    );
  });

  test('may keep its copies in the same region, but a stage without one may not', () => {
    const region = { backupRegion: 'us-east-1' };
    expect(stageOf('prod', { ...settings, ...region }).backupRegion).toBe('us-east-1');
    expect(() => stageOf('prod', { ...prodSettings, ...region })).toThrow(
      'backupRegion must not be us-east-1, or backupAccount must be another account.',
    );
  });
});
