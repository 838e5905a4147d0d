import { beforeAll, describe, expect, test } from 'vitest';
import { settleMs } from '#functions/services/entries/purge-removed-drafts.ts';
import { chainKey, dataExportKey } from '#functions/store/table/keys.ts';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { functions, type IdOf, idsOf } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import { stageNames } from '#infra/stages.ts';
import type { Template } from '#infra/template.ts';
import { resourcesOf } from '#infra/template.ts';
import { at, flat, listed, statementsOf, statementsOfFunction, templatesOf } from './templates.ts';

describe.each(stageNames)('the stream functions of %s', (stage) => {
  const exported = (name: string) => `<${name}>`;
  const table = `arn:<AWS::Partition>:dynamodb:us-east-1:<AWS::AccountId>:table/${exported('TableName')}`;
  const files = `arn:aws:s3:::${exported('FilesBucketName')}`;
  const pictures = `arn:aws:s3:::${exported('PicturesBucketName')}`;
  let templates: Templates;
  let api: Template;

  beforeAll(async () => {
    templates = await templatesOf(stage);
    api = functionsTemplate(templates);
  });

  const deployed = () => ofKind(deployedFunctions(api, stage), 'stream');

  const deployedAs = (id: IdOf<'stream'>) => {
    const [found, ...others] = deployed().filter((one) => one.id === id);
    if (!found || others.length > 0) throw new Error(`There must be one ${id}`);
    return found;
  };
  const purge = () => deployedAs('purge-removed-drafts');

  /** Returns the mapping with which the stream calls a function. */
  const mappingOf = (id: IdOf<'stream'>) => {
    const { functionLogicalId } = deployedAs(id);
    const [mapping, ...others] = resourcesOf(api, 'AWS::Lambda::EventSourceMapping').filter(
      ([, { Properties }]) => flat(Properties['FunctionName']) === `<${functionLogicalId}>`,
    );
    if (!mapping || others.length > 0) throw new Error(`There must be one mapping of ${id}`);
    return mapping[1].Properties;
  };

  test('are those of the table, once each', () => {
    expect(deployed().map(({ id }) => id)).toEqual(idsOf('stream'));
  });

  test.each([
    ['purge-removed-drafts', 'ENTRY#', 'draft'],
    ['purge-lost-files', 'UPLOAD#', 'open'],
  ] as const)('%s is called only with removed items %s of status %s', (id, prefix, status) => {
    expect(deployedAs(id).filters).toEqual([
      {
        eventName: ['REMOVE'],
        dynamodb: { Keys: { sk: { S: [{ prefix }] } }, OldImage: { status: { S: [status] } } },
      },
    ]);
  });

  test('prepare-data-export is called with every write of an export, ten exports in parallel, one per call', () => {
    expect(deployedAs('prepare-data-export').filters).toEqual([
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { sk: { S: [dataExportKey('').sk] } } } },
    ]);
    expect(mappingOf('prepare-data-export')).toMatchObject({ ParallelizationFactor: 10, BatchSize: 1 });
  });

  test('prepare-data-export reads accounts, writes its own folder, and deletes nothing', () => {
    const statements = statementsOfFunction(api, deployedAs('prepare-data-export').functionLogicalId);
    const own = statements.flatMap(({ effect, actions, resources, condition }) =>
      actions
        .filter((action) => effect === 'Allow' && !/^(logs|xray|sqs):|Stream|Shard|GetRecords/.test(action))
        .map((action) => [action, resources.toSorted().join(), condition]),
    );
    const listing = (prefix: string) => ({ StringLike: { 's3:prefix': prefix } });
    expect(own.toSorted(([a, b], [c, d]) => `${a}${b}`.localeCompare(`${c}${d}`))).toEqual([
      ['dynamodb:GetItem', `${table},${table}/index/byList`, undefined],
      ['dynamodb:PutItem', `${table},${table}/index/byList`, undefined],
      ['dynamodb:Query', `${table},${table}/index/byList`, undefined],
      ['kms:Decrypt', exported('FieldKeyArn'), { Null: { 'kms:EncryptionContext:notary_id': 'false' } }],
      ['s3:AbortMultipartUpload', `${files}/data-exports/*`, undefined],
      ['s3:GetObject', `${files}/data-exports/*`, undefined],
      ['s3:GetObject', `${files}/notaries/*`, undefined],
      ['s3:GetObject', `${pictures}/pictures/*`, undefined],
      ['s3:GetObject', `arn:aws:s3:::${exported('SealedBucketName')}/notaries/*/entries/*`, undefined],
      ['s3:ListBucket', files, listing('notaries/*/documents/*')],
      ['s3:ListBucket', pictures, listing('pictures/*')],
      ['s3:PutObject', `${files}/data-exports/*`, undefined],
      [
        'ses:SendEmail',
        expect.stringContaining(':identity/'),
        { StringEquals: { 'ses:FromAddress': expect.stringMatching(/^no-reply@/) } },
      ],
    ]);
    const denied = statements.filter(({ effect }) => effect === 'Deny');
    expect(denied.flatMap(({ actions }) => actions).toSorted()).toEqual([
      'dynamodb:DeleteItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    ]);
  });

  test('index-entries is called with every link added to a chain', () => {
    expect(deployedAs('index-entries').filters).toEqual([
      { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: chainKey('', 0).pk }] } } } },
    ]);
    expect(mappingOf('index-entries')).toMatchObject({ BatchSize: 100, MaximumBatchingWindowInSeconds: 5 });
  });

  test('index-entries reads and writes items, but no chain links and no files', () => {
    const statements = statementsOfFunction(api, deployedAs('index-entries').functionLogicalId);
    const own = statements.flatMap(({ effect, actions, resources }) =>
      actions
        .filter((action) => effect === 'Allow' && !/^(logs|xray|sqs):|Stream|Shard|GetRecords/.test(action))
        .map((action) => `${action} ${resources.toSorted().join()}`),
    );
    const items = `${table},${table}/index/byList`;
    expect(own.toSorted()).toEqual(
      ['GetItem', 'PutItem', 'Query'].map((action) => `dynamodb:${action} ${items}`),
    );
    const denied = statements.filter(({ effect }) => effect === 'Deny');
    expect(denied.flatMap(({ actions }) => actions).toSorted()).toEqual([
      'dynamodb:DeleteItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    ]);
  });

  test.each(idsOf('stream'))('%s reads the stream of the table from its beginning', (id) => {
    const properties = mappingOf(id);
    expect(flat(properties['EventSourceArn'])).toBe(exported('TableStreamArn'));
    expect(properties['StartingPosition']).toBe('TRIM_HORIZON');
  });

  test.each(idsOf('stream'))(
    '%s retries a failed record alone, and then sends a message to its queue',
    (id) => {
      const properties = mappingOf(id);
      expect(properties).toMatchObject({
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 10,
      });
      expect(flat(at(properties, 'DestinationConfig', 'OnFailure', 'Destination'))).toBe(
        `<${functions[id].failures}.Arn>`,
      );
    },
  );

  test.each(idsOf('stream'))(
    '%s has an encrypted queue that requires TLS and keeps messages for 14 days',
    (id) => {
      const { failures } = functions[id];
      expect(api.Resources[failures]).toMatchObject({
        Type: 'AWS::SQS::Queue',
        Properties: { SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 },
      });
      const policies = resourcesOf(api, 'AWS::SQS::QueuePolicy').filter(
        ([, { Properties }]) => listed(Properties['Queues']).map(flat).join() === `<${failures}>`,
      );
      expect(policies.map(([, { Properties }]) => statementsOf(Properties['PolicyDocument']))).toEqual([
        [
          {
            effect: 'Deny',
            actions: ['sqs:*'],
            resources: [`<${failures}.Arn>`],
            condition: { Bool: { 'aws:SecureTransport': 'false' } },
          },
        ],
      ]);
    },
  );

  const emptied = [`${files}/notaries/*/documents/*`, `${files}/uploads/*`];

  test.each([
    [
      'purge-removed-drafts',
      [
        ['Allow', 's3:DeleteObject', `${files}/notaries/*/entries/*`, undefined],
        ['Allow', 's3:ListBucket', files, { StringLike: { 's3:prefix': ['notaries/*/entries/*'] } }],
        ['Allow', 'sqs:SendMessage', '<PurgeFailures.Arn>', undefined],
      ],
    ],
    [
      'purge-lost-files',
      [
        ['Allow', 's3:DeleteObject', emptied.join(), undefined],
        ['Allow', 's3:DeleteObject', `${pictures}/pictures/*`, undefined],
        [
          'Allow',
          's3:ListBucket',
          files,
          { StringLike: { 's3:prefix': ['uploads/*', 'notaries/*/documents/*'] } },
        ],
        ['Allow', 'sqs:SendMessage', '<LostFileFailures.Arn>', undefined],
      ],
    ],
  ] as const)('%s can read items and the stream, empty its folders, and nothing else', (id, own) => {
    const statements = statementsOfFunction(api, deployedAs(id).functionLogicalId);
    const [log, ...otherLogs] = statements.filter(({ actions }) => actions[0]?.startsWith('logs:'));
    expect(otherLogs).toEqual([]);
    expect(log?.actions.toSorted()).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
    const ownLog = new RegExp(`^<${id.replaceAll('-', '')}log[0-9A-F]{8}\\.Arn>$`);
    expect(log?.resources).toEqual([expect.stringMatching(ownLog)]);
    const flatten = statements
      .filter((statement) => statement !== log)
      .flatMap(({ effect, actions, resources, condition }) =>
        actions.map((action) => [effect, action, resources.join(), condition]),
      )
      .toSorted(([, left], [, right]) => String(left).localeCompare(String(right)));
    const chain = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['CHAIN#*'] } };
    const stream = exported('TableStreamArn');
    expect(flatten).toEqual([
      ['Deny', 'dynamodb:DeleteItem', table, chain],
      ['Allow', 'dynamodb:DescribeStream', stream, undefined],
      ['Allow', 'dynamodb:GetItem', table, undefined],
      ['Allow', 'dynamodb:GetRecords', stream, undefined],
      ['Allow', 'dynamodb:GetShardIterator', stream, undefined],
      ['Allow', 'dynamodb:ListStreams', '*', undefined],
      ['Deny', 'dynamodb:PutItem', table, chain],
      ['Deny', 'dynamodb:UpdateItem', table, chain],
      ...own,
      ['Allow', 'xray:PutTelemetryRecords', '*', undefined],
      ['Allow', 'xray:PutTraceSegments', '*', undefined],
    ]);
  });

  test('wait longer than any save that could still store an image, and have time left after that', () => {
    const saving = ofKind(deployedFunctions(api, stage), 'route').filter(({ id }) => id === 'update-draft');
    expect(saving.map(({ timeoutSeconds }) => timeoutSeconds * 1_000 < settleMs)).toEqual([true]);
    expect(purge().timeoutSeconds * 1_000).toBeGreaterThanOrEqual(settleMs + 30_000);
  });
});
