import { beforeAll, describe, expect, test } from 'vitest';
import { settleMs } from '#functions/services/entries/purge-removed-drafts.ts';
import { parseConsumers } from '#functions/services/fan-out/consumer.ts';
import { dataExportKey, ledgerKey, sealedEntryKey } from '#functions/store/table/keys.ts';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import type { QueueRow } from '#infra/function-definitions/function-definition.ts';
import { consumerIds, functions, type IdOf, idsOf } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate } from '#infra/stage-stacks.ts';
import { stageNames } from '#infra/stages.ts';
import type { Template } from '#infra/template.ts';
import { resourcesOf } from '#infra/template.ts';
import { at, flat, listed, statementsOf, statementsOfFunction, templatesOf } from './templates.ts';

describe.each(stageNames)('the functions of %s that the stream and queues call', (stage) => {
  const exported = (name: string) => `<${name}>`;
  const table = `arn:<AWS::Partition>:dynamodb:us-east-1:<AWS::AccountId>:table/${exported('TableName')}`;
  const files = `arn:aws:s3:::${exported('FilesBucketName')}`;
  const pictures = `arn:aws:s3:::${exported('PicturesBucketName')}`;
  const published = `arn:aws:s3:::${exported('LogBucketName')}`;
  const name = (id: string) => `notary-journal-${stage}-${id}`;
  let api: Template;

  beforeAll(async () => {
    api = functionsTemplate(await templatesOf(stage));
  });

  const deployed = () => deployedFunctions(api, stage);
  const readers = () => ofKind(deployed(), 'stream');
  const queued = () => ofKind(deployed(), 'queue');

  const only = <T>(items: readonly T[], what: string): T => {
    const [item, ...others] = items;
    if (!item || others.length > 0) throw new Error(`There must be one ${what}`);
    return item;
  };

  const deployedAs = (id: IdOf<'queue'>) =>
    only(
      queued().filter((one) => one.id === id),
      id,
    );
  const reader = () => only(readers(), 'reader');

  /** Returns the mapping that calls a function. */
  const mappingOf = ({ functionLogicalId }: { functionLogicalId: string }) =>
    only(
      resourcesOf(api, 'AWS::Lambda::EventSourceMapping').filter(
        ([, { Properties }]) => flat(Properties['FunctionName']) === `<${functionLogicalId}>`,
      ),
      `mapping of ${functionLogicalId}`,
    )[1].Properties;

  /** Returns a queue by its name, with its logical ID. */
  const queueNamed = (queueName: string) =>
    only(
      resourcesOf(api, 'AWS::SQS::Queue').filter(
        ([, { Properties }]) => Properties['QueueName'] === queueName,
      ),
      queueName,
    );

  test('are those of the table, once each', () => {
    expect(queued().map(({ id }) => id)).toEqual(idsOf('queue'));
    expect(readers().map(({ id }) => id)).toEqual(['fan-out']);
  });

  test('have one reader of the stream, which reads all of it from its beginning', () => {
    const mappings = resourcesOf(api, 'AWS::Lambda::EventSourceMapping').filter(
      ([, { Properties }]) => 'StartingPosition' in Properties,
    );
    expect(mappings).toHaveLength(1);
    const properties = mappingOf(reader());
    expect(flat(properties['EventSourceArn'])).toBe(exported('TableStreamArn'));
    expect(properties['StartingPosition']).toBe('TRIM_HORIZON');
    expect(properties).not.toHaveProperty('FilterCriteria');
  });

  test('have a reader that waits out an outage, but gives a record up while the stream still has it', () => {
    const properties = mappingOf(reader());
    expect(properties).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10_000,
      MaximumRecordAgeInSeconds: 12 * 3_600,
    });
    expect(flat(at(properties, 'DestinationConfig', 'OnFailure', 'Destination'))).toBe(
      '<FanOutFailures.Arn>',
    );
  });

  test('have a reader that reads the stream, fills queues, and can do nothing else', () => {
    const statements = statementsOfFunction(api, reader().functionLogicalId);
    const own = statements.flatMap(({ effect, actions, resources }) =>
      actions
        .filter((action) => !/^(logs|xray):/.test(action))
        .map((action) => `${effect} ${action} ${resources.toSorted().join()}`),
    );
    const sqs = (queueName: string) => `arn:<AWS::Partition>:sqs:us-east-1:<AWS::AccountId>:${queueName}`;
    const filled = queued()
      .filter(({ id }) => consumerIds.includes(id))
      .flatMap(({ queueName, failuresName }) => [sqs(queueName), sqs(failuresName)]);
    const stream = exported('TableStreamArn');
    expect(own.toSorted()).toEqual([
      `Allow dynamodb:DescribeStream ${stream}`,
      `Allow dynamodb:GetRecords ${stream}`,
      `Allow dynamodb:GetShardIterator ${stream}`,
      'Allow dynamodb:ListStreams *',
      'Allow sqs:SendMessage <FanOutFailures.Arn>',
      `Allow sqs:SendMessage ${filled.toSorted().join()}`,
    ]);
  });

  test('get the records that their rows want, by the consumers in the environment of the reader', () => {
    const { PURPOSES = '' } = reader().environment;
    // Lambda allows 4 KB for all variables of a function.
    expect(String(PURPOSES).length).toBeLessThan(3_000);
    expect(parseConsumers(String(PURPOSES))).toEqual(
      queued()
        .filter(({ id }) => consumerIds.includes(id))
        .map(({ id, queueName, failuresName }) => {
          const { on, carries }: QueueRow = functions[id];
          return { queue: queueName, failures: failuresName, on, carries };
        }),
    );
  });

  test('want what the table writes', () => {
    expect(functions['prepare-data-export'].on).toEqual({
      kind: 'written',
      sortKeyPrefix: dataExportKey('').sk,
    });
    expect(functions['send-limit-mails'].on).toEqual({ kind: 'written', sortKeyPrefix: ledgerKey('').sk });
    const { pk, sk } = sealedEntryKey('', '');
    expect(functions['index-entries'].on).toEqual({
      kind: 'added',
      partitionPrefix: pk,
      sortKeyPrefix: sk,
    });
  });

  test.each([
    ['purge-removed-drafts', 'purge-removed-drafts', 25, 60, 5],
    ['purge-lost-files', 'purge-lost-files', 25, 60, 5],
    ['purge-removed-imports', 'purge-removed-imports', 1, undefined, 2],
    ['prepare-data-export', 'prepare-data-export.fifo', 1, undefined, 20],
    ['index-entries', 'index-entries.fifo', 10, undefined, 10],
    ['send-limit-mails', 'send-limit-mails', 25, 60, 2],
    ['note-mail-problems', 'note-mail-problems', 10, undefined, 2],
  ] as const)('%s has a queue, batches, and a limit of its own', (id, queueName, size, seconds, parallel) => {
    expect(deployedAs(id).queueName).toBe(name(queueName));
    const properties = mappingOf(deployedAs(id));
    expect(properties).toMatchObject({
      BatchSize: size,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: parallel },
    });
    expect(properties['MaximumBatchingWindowInSeconds']).toBe(seconds);
  });

  test.each(idsOf('queue'))('the messages of %s stay hidden six times as long as its call may take', (id) => {
    const { visibilitySeconds, timeoutSeconds } = deployedAs(id);
    expect(visibilitySeconds).toBeGreaterThanOrEqual(6 * timeoutSeconds);
    // The most that SQS allows.
    expect(visibilitySeconds).toBeLessThanOrEqual(12 * 3_600);
  });

  test.each(idsOf('queue'))('%s gives a message up to its dead-letter queue, which keeps it longer', (id) => {
    const { queueName, failuresName, attempts } = deployedAs(id);
    const { attempts: ofRow, failures }: QueueRow = functions[id];
    const [, { Properties }] = queueNamed(queueName);
    const [failuresId, { Properties: deadLetters }] = queueNamed(failuresName);
    expect(failuresId).toBe(failures);
    expect(flat(at(Properties, 'RedrivePolicy', 'deadLetterTargetArn'))).toBe(`<${failures}.Arn>`);
    expect(attempts).toBe(ofRow);
    expect(Number(deadLetters['MessageRetentionPeriod'])).toBeGreaterThan(
      Number(Properties['MessageRetentionPeriod']),
    );
    expect(deadLetters['FifoQueue']).toBe(Properties['FifoQueue']);
    if (!queueName.endsWith('.fifo')) return;
    expect(Properties).toMatchObject({
      FifoQueue: true,
      DeduplicationScope: 'messageGroup',
      FifoThroughputLimit: 'perMessageGroupId',
    });
  });

  test('have only encrypted queues that require TLS', () => {
    const queues = resourcesOf(api, 'AWS::SQS::Queue');
    const policies = resourcesOf(api, 'AWS::SQS::QueuePolicy');
    for (const [id, { Properties }] of queues) {
      expect(Properties).toMatchObject({ SqsManagedSseEnabled: true });
      const own = policies.filter(
        ([, policy]) => listed(policy.Properties['Queues']).map(flat).join() === `<${id}>`,
      );
      const statements = own.flatMap(([, policy]) => statementsOf(policy.Properties['PolicyDocument']));
      expect(statements.filter(({ effect }) => effect === 'Deny')).toEqual([
        {
          effect: 'Deny',
          actions: ['sqs:*'],
          resources: [`<${id}.Arn>`],
          condition: { Bool: { 'aws:SecureTransport': 'false' } },
        },
      ]);
    }
    const failures = [...idsOf('stream'), ...idsOf('queue'), ...idsOf('schedule')];
    expect(queues).toHaveLength(idsOf('queue').length + failures.length);
    for (const id of failures) {
      expect(api.Resources[functions[id].failures]?.Properties['MessageRetentionPeriod']).toBe(1_209_600);
    }
  });

  const emptied = [`${files}/notaries/*/documents/*`, `${files}/uploads/*`];
  const listing = (...prefix: string[]) => ({
    StringLike: { 's3:prefix': prefix.length > 1 ? prefix : prefix[0] },
  });
  const listIndex = `${table}/index/byList`;
  const signingBy = (algorithm: string) => ({ StringEquals: { 'kms:SigningAlgorithm': algorithm } });
  const sendingMail = [
    'ses:SendEmail',
    expect.stringMatching(/:configuration-set\/.*:identity\//),
    { StringEquals: { 'ses:FromAddress': expect.stringMatching(/^no-reply@/) } },
  ];
  const ofDrafts = ['notaries/*/entries/*', 'printable/*'];
  const items = (...keys: string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } });

  test.each([
    [
      'purge-removed-drafts',
      [
        ['dynamodb:GetItem', table, undefined],
        ['s3:DeleteObject', ofDrafts.map((path) => `${files}/${path}`).join(), undefined],
        ['s3:ListBucket', files, { StringLike: { 's3:prefix': ofDrafts } }],
      ],
    ],
    [
      'purge-lost-files',
      [
        ['dynamodb:GetItem', table, undefined],
        ['s3:DeleteObject', emptied.join(), undefined],
        ['s3:DeleteObject', `${pictures}/pictures/*`, undefined],
        ['s3:ListBucket', files, listing('uploads/*', 'notaries/*/documents/*')],
      ],
    ],
    [
      'purge-removed-imports',
      [
        ['dynamodb:BatchWriteItem', table, items('ANNEX#*')],
        ['dynamodb:GetItem', table, items('ANNEX#*')],
        ['dynamodb:Query', table, items('ANNEX#*')],
      ],
    ],
    [
      'prepare-data-export',
      [
        ['dynamodb:BatchGetItem', table, undefined],
        ['dynamodb:GetItem', table, undefined],
        ['dynamodb:PutItem', table, undefined],
        ['dynamodb:Query', table, undefined],
        ['dynamodb:Query', listIndex, undefined],
        ['dynamodb:UpdateItem', table, items('NOTARY#*')],
        ['kms:Decrypt', exported('FieldKeyArn'), { Null: { 'kms:EncryptionContext:notary_id': 'false' } }],
        ['kms:GetPublicKey', exported('ExportsKeyArn'), undefined],
        ['kms:Sign', exported('DocumentsKeyArn'), signingBy('RSASSA_PKCS1_V1_5_SHA_256')],
        ['kms:Sign', exported('ExportsKeyArn'), signingBy('ED25519_SHA_512')],
        ['s3:AbortMultipartUpload', `${files}/data-exports/*`, undefined],
        ['s3:GetObject', `${files}/data-exports/*`, undefined],
        ['s3:GetObject', `${files}/notaries/*,${files}/printable/*`, undefined],
        ['s3:GetObject', `${published}/.well-known/notary-journal-keys.json`, undefined],
        ['s3:GetObject', `${published}/log/*`, undefined],
        ['s3:GetObject', `${pictures}/pictures/*`, undefined],
        ['s3:GetObject', `arn:aws:s3:::${exported('SealedBucketName')}/notaries/*/entries/*`, undefined],
        ['s3:ListBucket', files, listing('notaries/*/documents/*')],
        ['s3:ListBucket', published, listing('.well-known/*')],
        ['s3:ListBucket', published, { StringLike: { 's3:prefix': ['log/*'] } }],
        ['s3:ListBucket', pictures, listing('pictures/*')],
        ['s3:PutObject', `${files}/data-exports/*`, undefined],
        ['secretsmanager:GetSecretValue', exported('DocumentCertificatesArn'), undefined],
        sendingMail,
      ],
    ],
    [
      'index-entries',
      [
        ['dynamodb:GetItem', table, undefined],
        ['dynamodb:PutItem', table, undefined],
        ['dynamodb:Query', table, undefined],
        ['dynamodb:Query', listIndex, undefined],
      ],
    ],
    [
      'send-limit-mails',
      [
        ['dynamodb:GetItem', table, items('NOTARY#*', 'JOURNAL#*')],
        ['dynamodb:UpdateItem', table, items('NOTARY#*')],
        sendingMail,
      ],
    ],
    [
      'note-mail-problems',
      [
        ['dynamodb:GetItem', table, items('EMAIL#*')],
        ['dynamodb:UpdateItem', table, items('NOTARY#*')],
      ],
    ],
  ] as const)('%s can use its queue and what its row lists, and nothing else', (id, own) => {
    const { functionLogicalId, queueName } = deployedAs(id);
    const statements = statementsOfFunction(api, functionLogicalId);
    const granted = statements.flatMap(({ effect, actions, resources, condition }) =>
      actions
        .filter((action) => effect === 'Allow' && !/^(logs|xray):/.test(action))
        .map((action) => [action, resources.toSorted().join(), condition]),
    );
    const queue = `<${queueNamed(queueName)[0]}.Arn>`;
    const consuming = ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'];
    const sorted = (rows: readonly (readonly unknown[])[]) =>
      rows.toSorted(([a, b], [c, d]) => `${a}${b}`.localeCompare(`${c}${d}`));
    expect(sorted(granted)).toEqual(
      sorted([...own, ...consuming.map((action) => [`sqs:${action}`, queue, undefined])]),
    );
    const denied = statements.filter(({ effect }) => effect === 'Deny');
    // A function that reaches some partitions only needs no denial for others.
    const reachesAll = 'length' in functions[id].table;
    expect(denied.flatMap(({ actions }) => actions).toSorted()).toEqual(
      reachesAll ? ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'] : [],
    );
  });

  test('wait longer than any save that could still store an image, and have time left after that', () => {
    const saving = ofKind(deployed(), 'route').filter(({ id }) => id === 'update-draft');
    expect(saving.map(({ timeoutSeconds }) => timeoutSeconds * 1_000 < settleMs)).toEqual([true]);
    expect(deployedAs('purge-removed-drafts').timeoutSeconds * 1_000).toBeGreaterThanOrEqual(
      settleMs + 30_000,
    );
  });
});
