import { beforeAll, describe, expect, test, vi } from 'vitest';
import { waitingDays } from '#functions/services/retention/erase-copies.ts';
import { backupDays, vaultName } from '#infra/constructs/backup-vault.ts';
import { recoveryDays } from '#infra/constructs/journal-table.ts';
import { oldVersionDays } from '#infra/constructs/private-bucket.ts';
import { stackKinds, type Templates } from '#infra/stage-stacks.ts';
import { stageNames, stageOf } from '#infra/stages.ts';
import { resourcesOf } from '#infra/template.ts';
import { prodSettings } from '#scripts/local/assembly/prod-settings.ts';
import { stubBundles, temporaryFolder } from './stub-bundles.ts';
import { at, flat, listed, onlyOf, statementsOf, templatesOf } from './templates.ts';

/** The product says: "Backups are gone 90 days later." */
const promisedDays = 90;

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
        LockConfiguration: { MinRetentionDays: backupDays.home },
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

  test('contain the table only, because S3 copies the files', () => {
    const { Properties } = onlyOf(templates.backups, 'AWS::Backup::BackupSelection');
    expect(listed(at(Properties, 'BackupSelection', 'Resources')).map(flat)).toEqual([
      'arn:<AWS::Partition>:dynamodb:us-east-1:<AWS::AccountId>:table/<TableName>',
    ]);
  });

  test('are copied to another region every day, and the older they are, the fewer are kept', () => {
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
      ['cron(30 7 * * ? *)', 3, [[copies, 4]]],
      ['cron(30 8 ? * SUN *)', 3, [[copies, 35]]],
      ['cron(30 9 1 * ? *)', 3, [[copies, 90]]],
    ]);
  });

  test('are kept for as long as the lock demands, and for at most 90 days', () => {
    const kept = rules().flatMap((rule) => [
      Number(at(rule, 'Lifecycle', 'DeleteAfterDays')),
      ...listed(at(rule, 'CopyActions')).map((copy) => Number(at(copy, 'Lifecycle', 'DeleteAfterDays'))),
    ]);
    expect(Math.min(...kept)).toBeGreaterThanOrEqual(backupDays.home);
    expect(Math.max(...kept)).toBeLessThanOrEqual(promisedDays);
  });

  test('can be read elsewhere, because the key of ID numbers can be replicated', () => {
    expect(templates.data.Resources['FieldKey']?.Properties['MultiRegion']).toBe(true);
  });

  describe('the copies of files', () => {
    const { backupRegion } = stageOf(stage, stage === 'prod' ? prodSettings : {});
    const nameOf = (kind: string) =>
      `notary-journal-${stage}-${kind}-copies-<AWS::AccountId>-${backupRegion}`;
    const bucket = (id: string) => templates['backup-copies'].Resources[id]?.Properties;
    const statementsOn = (id: string) => {
      const [policy] = resourcesOf(templates['backup-copies'], 'AWS::S3::BucketPolicy').filter(
        ([, { Properties }]) => flat(Properties['Bucket']) === `<${id}>`,
      );
      return listed(at(policy?.[1].Properties, 'PolicyDocument', 'Statement'));
    };
    const replicationOf = (id: string) =>
      at(templates.data.Resources[id]?.Properties, 'ReplicationConfiguration');
    const expiring = (id: string) =>
      listed(at(bucket(id), 'LifecycleConfiguration', 'Rules')).map((rule) => [
        at(rule, 'ExpirationInDays'),
        at(rule, 'NoncurrentVersionExpiration', 'NoncurrentDays'),
      ]);

    test('exist before the data, in buckets that nobody can delete from', () => {
      expect(stackKinds.indexOf('backup-copies')).toBeLessThan(stackKinds.indexOf('data'));
      for (const [id, kind] of [
        ['FilesCopies', 'files'],
        ['SealedCopies', 'sealed'],
        ['LogCopies', 'log'],
        ['ChangesCopies', 'changes'],
      ] as const) {
        expect(flat(bucket(id)?.['BucketName'])).toBe(nameOf(kind));
        expect(at(bucket(id), 'VersioningConfiguration', 'Status')).toBe('Enabled');
        const denial = statementsOn(id).find((statement) =>
          listed(at(statement, 'Action')).includes('s3:DeleteObjectVersion'),
        );
        expect(denial).toMatchObject({ Effect: 'Deny', Principal: { AWS: '*' } });
        const eraser = flat(at(denial, 'Condition', 'ArnNotEquals', 'aws:PrincipalArn') ?? '');
        const isErasable = kind === 'files' || kind === 'sealed';
        expect(eraser.endsWith(`:role/notary-journal-${stage}-erases-copies-${backupRegion}`)).toBe(
          isErasable,
        );
      }
      expect(bucket('SealedCopies')?.['ObjectLockEnabled']).toBe(true);
    });

    test('have names that S3 accepts, also in the region with the longest name', () => {
      const longest = nameOf('changes')
        .replace('<AWS::AccountId>', '123456789012')
        .replace(backupRegion, 'ap-southeast-2');
      expect(longest.length).toBeLessThanOrEqual(63);
    });

    test.each([
      ['FilesBucket', 'files', ['notaries/', 'erased/'], 'Enabled', true],
      ['SealedBucket', 'sealed', [''], 'Disabled', true],
      ['LogBucket', 'log', [''], 'Disabled', false],
    ] as const)('are made of %s', (id, kind, prefixes, deletions, isEncrypted) => {
      const rules = listed(at(replicationOf(id), 'Rules'));
      expect(rules.map((rule) => at(rule, 'Filter', 'Prefix'))).toEqual(prefixes);
      for (const rule of rules) {
        expect(rule).toMatchObject({
          Status: 'Enabled',
          DeleteMarkerReplication: { Status: deletions },
          Destination: { Metrics: { Status: 'Enabled' } },
        });
        expect(flat(at(rule, 'Destination', 'Bucket'))).toBe(`arn:aws:s3:::${nameOf(kind)}`);
        const key = at(rule, 'Destination', 'EncryptionConfiguration', 'ReplicaKmsKeyID');
        expect(key === undefined ? '' : flat(key)).toBe(
          isEncrypted
            ? `arn:<AWS::Partition>:kms:${backupRegion}:<AWS::AccountId>:alias/notary-journal-${stage}-copies`
            : '',
        );
      }
      expect(new Set(rules.map((rule) => at(rule, 'Priority'))).size).toBe(rules.length);
    });

    test('lose what was replaced, and changes of the table, long before the promised end', () => {
      for (const id of ['FilesCopies', 'LogCopies', 'ChangesCopies']) {
        const days = expiring(id)
          .flat()
          .filter((value) => value !== undefined)
          .map(Number);
        expect(days.length).toBeGreaterThan(0);
        expect(Math.max(...days)).toBeLessThan(promisedDays);
      }
      expect(waitingDays).toBeLessThan(promisedDays);
    });

    test('are added by a role that can neither read nor remove a copy', () => {
      const [role] = resourcesOf(templates.data, 'AWS::IAM::Role').filter(
        ([, { Properties }]) => Properties['RoleName'] === `notary-journal-${stage}-copies-us-east-1`,
      );
      expect(at(role?.[1].Properties, 'AssumeRolePolicyDocument', 'Statement')).toEqual([
        expect.objectContaining({
          Principal: { Service: 's3.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]);
      const statements = resourcesOf(templates.data, 'AWS::IAM::Policy')
        .filter(([, { Properties }]) => listed(Properties['Roles']).map(flat).includes(`<${role?.[0]}>`))
        .flatMap(([, { Properties }]) => statementsOf(Properties['PolicyDocument']));
      const onCopies = statements.filter(({ resources }) =>
        resources.some((arn) => arn.includes('-copies-')),
      );
      expect(onCopies.flatMap(({ actions }) => actions).toSorted()).toEqual([
        's3:ReplicateDelete',
        's3:ReplicateObject',
      ]);
      const deletions = onCopies.find(({ actions }) => actions.includes('s3:ReplicateDelete'));
      expect(deletions?.resources.filter((arn) => arn.includes('sealed'))).toEqual([]);
      const keys = statements.filter(({ actions }) => actions.some((action) => action.startsWith('kms:')));
      for (const { condition } of keys)
        expect(at(condition, 'StringEquals', 'kms:ViaService')).toMatch(/^s3\./);
      expect(keys.find(({ actions }) => actions.includes('kms:Encrypt'))?.condition).toMatchObject({
        'ForAnyValue:StringEquals': { 'kms:ResourceAliases': `alias/notary-journal-${stage}-copies` },
      });
    });

    test('are erased only by the function that follows notices, every day', () => {
      const policies = resourcesOf(templates['backup-copies'], 'AWS::IAM::Policy').flatMap(
        ([, { Properties }]) => statementsOf(Properties['PolicyDocument']),
      );
      const erasing = policies.filter(({ actions }) => actions.includes('s3:DeleteObjectVersion'));
      expect(erasing.flatMap(({ resources }) => resources)).toEqual([
        `arn:aws:s3:::${nameOf('files')}/erased/*`,
        `arn:aws:s3:::${nameOf('files')}/notaries/*`,
        `arn:aws:s3:::${nameOf('sealed')}/notaries/*`,
      ]);
      const handler = onlyOf(templates['backup-copies'], 'AWS::Lambda::Function');
      expect(handler.Properties).toMatchObject({
        FunctionName: `notary-journal-${stage}-erase-copies`,
      });
      expect(onlyOf(templates['backup-copies'], 'AWS::Events::Rule').Properties).toMatchObject({
        ScheduleExpression: 'cron(0 12 * * ? *)',
        State: 'ENABLED',
      });
    });

    test('that fail or are late are reported, by the names of the rules', () => {
      const metrics = resourcesOf(templates.monitoring, 'AWS::CloudWatch::Alarm')
        .flatMap(([, { Properties }]) => listed(Properties['Metrics']))
        .map((one) => at(one, 'MetricStat', 'Metric'))
        .filter((metric) => at(metric, 'Namespace') === 'AWS/S3');
      const watched = metrics.map((metric) => {
        const rule = listed(at(metric, 'Dimensions')).find((one) => at(one, 'Name') === 'RuleId');
        return `${at(rule, 'Value')} ${at(metric, 'MetricName')}`;
      });
      const ids = ['FilesBucket', 'SealedBucket', 'LogBucket'].flatMap((id) =>
        listed(at(replicationOf(id), 'Rules')).map((rule) => at(rule, 'Id')),
      );
      expect(ids).toHaveLength(4);
      expect(watched.toSorted()).toEqual(
        ids.flatMap((id) => [`${id} OperationsFailedReplication`, `${id} ReplicationLatency`]).toSorted(),
      );
    });

    test('of changes come from an export every hour, which may read no item', () => {
      const handler = onlyOf(templates.backups, 'AWS::Lambda::Function').Properties;
      expect(flat(at(handler, 'Environment', 'Variables', 'CHANGES_BUCKET'))).toBe(nameOf('changes'));
      expect(onlyOf(templates.backups, 'AWS::Events::Rule').Properties).toMatchObject({
        ScheduleExpression: 'cron(15 * * * ? *)',
      });
      const actions = resourcesOf(templates.backups, 'AWS::IAM::Policy')
        .flatMap(([, { Properties }]) => statementsOf(Properties['PolicyDocument']))
        .flatMap((statement) => statement.actions)
        .filter((action) => action.startsWith('dynamodb:'));
      expect(actions).toEqual(['dynamodb:ExportTableToPointInTime']);
    });
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
      'The copies in 222222222222 must know from which account they come: give the setting account',
    );
  });

  test('lets exactly the two roles of its own account add copies', async () => {
    const { makeApp } = await import('#infra/make-stacks.ts');
    const { synthesizeApp } = await import('#infra/synthesize.ts');
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', '111122223333');
    const app = makeApp({
      stage: 'prod',
      settings,
      outDir: await temporaryFolder(),
      bundles: await stubBundles(),
      validates: false,
    });
    const { 'backup-copies': copies, data } = synthesizeApp(app, 'prod');
    const admitted = resourcesOf(copies, 'AWS::S3::BucketPolicy').flatMap(([, { Properties }]) =>
      listed(at(Properties, 'PolicyDocument', 'Statement')).filter(
        (statement) => at(statement, 'Sid') === 'StageCopies',
      ),
    );
    expect(admitted.map((one) => flat(at(one, 'Condition', 'ArnEquals', 'aws:PrincipalArn')))).toEqual([
      ...Array.from(
        { length: 3 },
        () => 'arn:aws:iam::111122223333:role/notary-journal-prod-copies-us-east-1',
      ),
      'arn:aws:iam::111122223333:role/notary-journal-prod-changes-us-east-1',
    ]);
    const rule = at(data.Resources['SealedBucket']?.Properties, 'ReplicationConfiguration', 'Rules', 0);
    expect(flat(at(rule, 'Destination', 'Bucket'))).toBe(
      'arn:aws:s3:::notary-journal-prod-sealed-copies-222222222222-us-west-2',
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
