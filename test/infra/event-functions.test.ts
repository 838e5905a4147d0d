import { beforeAll, describe, expect, test } from 'vitest';
import { settleMs } from '#functions/services/purge-removed-drafts.ts';
import { type DeployedEvent, deployedEvents } from '#infra/deployed-events.ts';
import { deployedRoutes } from '#infra/deployed-routes.ts';
import { eventFunctionIds } from '#infra/event-functions.ts';
import { stageNames } from '#infra/stages.ts';
import { resourcesOf } from '#infra/synthesize.ts';
import {
  at,
  flat,
  listed,
  onlyOf,
  statementsOf,
  statementsOfFunction,
  type Templates,
  templatesOf,
} from './templates.ts';

describe.each(stageNames)('the functions of events in %s', (stage) => {
  const exported = (name: string) => `<notary-journal-${stage}-${name}>`;
  const table = `arn:<AWS::Partition>:dynamodb:us-east-1:<AWS::AccountId>:table/${exported('TableName')}`;
  const files = `arn:aws:s3:::${exported('FilesBucketName')}`;
  let templates: Templates;
  let deployed: DeployedEvent[];

  beforeAll(async () => {
    templates = await templatesOf(stage);
    deployed = deployedEvents(templates.api, stage);
  });

  const purge = () => {
    const [found, ...others] = deployed;
    if (!found || others.length > 0) throw new Error('There must be one function of events');
    return found;
  };

  test('are those of the record, once each', () => {
    expect(deployed.map(({ id }) => id)).toEqual(eventFunctionIds);
  });

  test('are called with removed drafts only, from the beginning of the stream of the one table', () => {
    expect(purge().filters).toEqual([
      {
        eventName: ['REMOVE'],
        dynamodb: { Keys: { sk: { S: [{ prefix: 'ENTRY#' }] } }, OldImage: { status: { S: ['draft'] } } },
      },
    ]);
    const { Properties } = onlyOf(templates.api, 'AWS::Lambda::EventSourceMapping');
    expect(flat(Properties['EventSourceArn'])).toBe(exported('TableStreamArn'));
    expect(Properties['StartingPosition']).toBe('TRIM_HORIZON');
    const outputs = Object.values(templates.data.Outputs).filter(
      (output) => at(output, 'Export', 'Name') === `notary-journal-${stage}-TableStreamArn`,
    );
    expect(outputs.map((output) => flat(at(output, 'Value')))).toEqual(['<JournalTable.StreamArn>']);
  });

  test('try a failed record again, alone, for a while, and then keep word of it', () => {
    const { Properties } = onlyOf(templates.api, 'AWS::Lambda::EventSourceMapping');
    expect(Properties).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
    });
    expect(flat(at(Properties, 'DestinationConfig', 'OnFailure', 'Destination'))).toBe('<PurgeFailures.Arn>');
  });

  test('keep it in an encrypted queue that is reached by TLS only, for 14 days', () => {
    const [[logicalId, queue] = [], ...others] = resourcesOf(templates.api, 'AWS::SQS::Queue');
    expect(others).toEqual([]);
    expect(logicalId).toBe('PurgeFailures');
    expect(queue?.Properties).toMatchObject({
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 1_209_600,
    });
    const { Properties } = onlyOf(templates.api, 'AWS::SQS::QueuePolicy');
    expect(listed(Properties['Queues']).map(flat)).toEqual(['<PurgeFailures>']);
    expect(statementsOf(Properties['PolicyDocument'])).toEqual([
      {
        effect: 'Deny',
        actions: ['sqs:*'],
        resources: ['<PurgeFailures.Arn>'],
        condition: { Bool: { 'aws:SecureTransport': 'false' } },
      },
    ]);
  });

  test('may look for an entry, read the stream, empty the folders of entries, and nothing else', () => {
    const statements = statementsOfFunction(templates.api, purge().functionLogicalId);
    const [log, ...otherLogs] = statements.filter(({ actions }) => actions[0]?.startsWith('logs:'));
    expect(otherLogs).toEqual([]);
    expect(log?.actions.toSorted()).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
    expect(log?.resources).toEqual([expect.stringMatching(/^<purgeremoveddraftslog[0-9A-F]{8}\.Arn>$/)]);
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
      ['Allow', 's3:DeleteObject', `${files}/notaries/*/entries/*`, undefined],
      ['Allow', 's3:ListBucket', files, { StringLike: { 's3:prefix': 'notaries/*/entries/*' } }],
      ['Allow', 'sqs:SendMessage', '<PurgeFailures.Arn>', undefined],
      ['Allow', 'xray:PutTelemetryRecords', '*', undefined],
      ['Allow', 'xray:PutTraceSegments', '*', undefined],
    ]);
  });

  test('wait longer than any save that could still store an image, and have time for the rest', () => {
    const saving = deployedRoutes(templates.api, stage).filter(({ id }) => id === 'update-draft');
    expect(saving.map(({ timeoutSeconds }) => timeoutSeconds * 1_000 < settleMs)).toEqual([true]);
    expect(purge().timeoutSeconds * 1_000).toBeGreaterThanOrEqual(settleMs + 30_000);
  });
});
