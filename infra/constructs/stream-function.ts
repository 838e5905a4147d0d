import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type EventFunction, type EventFunctionId, eventFunctions } from '../event-functions.ts';
import { exportName } from '../export-names.ts';
import { failuresQueueName } from '../function-name.ts';
import type { DataReferences } from '../stacks/data.ts';
import type { Stage } from '../stages.ts';
import { exportingResources, exportingStatements } from './exporting-access.ts';
import { houseFunction } from './house-function.ts';
import { pinLogicalId } from './pin-logical-id.ts';
import { tableStatements } from './table-access.ts';

type StreamFunctionProps = {
  stage: Stage;
  data: DataReferences;
  picturesBucketName: string;
  siteUrl: string;
  mailFrom: string;
  mailIdentityArn: string;
  /** The folder that bundle.ts made for this function. */
  bundle: string;
};

/** What Lambda's poller asks of the function's role. Listing streams knows no narrower resource. */
function streamStatements(streamArn: string): PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'Stream',
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      resources: [streamArn],
    }),
    new PolicyStatement({ sid: 'Streams', actions: ['dynamodb:ListStreams'], resources: ['*'] }),
  ];
}

/** Leave to empty folders of the files bucket: to see what is there, and to delete it. */
function emptyingStatements(bucketName: string, paths: readonly string[]): PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'FilesList',
      actions: ['s3:ListBucket'],
      resources: [`arn:aws:s3:::${bucketName}`],
      conditions: { StringLike: { 's3:prefix': [...paths] } },
    }),
    new PolicyStatement({
      sid: 'Files',
      actions: ['s3:DeleteObject'],
      resources: paths.map((path) => `arn:aws:s3:::${bucketName}/${path}`),
    }),
  ];
}

const picturesOf = (bucketName: string) => `arn:aws:s3:::${bucketName}/pictures/*`;

/** Leave to delete profile pictures. */
function picturesStatement(bucketName: string): PolicyStatement {
  return new PolicyStatement({
    sid: 'Pictures',
    actions: ['s3:DeleteObject'],
    resources: [picturesOf(bucketName)],
  });
}

/** Only the records that a row asks for. The stream holds old images, so that items written are known by key. */
function filterOf(on: EventFunction['on']) {
  if ('added' in on)
    return FilterCriteria.filter({
      eventName: FilterRule.isEqual('INSERT'),
      dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(on.added) } } },
    });
  return 'written' in on
    ? FilterCriteria.filter({
        eventName: FilterRule.or('INSERT', 'MODIFY'),
        dynamodb: { Keys: { sk: { S: FilterRule.isEqual(on.written) } } },
      })
    : FilterCriteria.filter({
        eventName: FilterRule.isEqual('REMOVE'),
        dynamodb: {
          Keys: { sk: { S: FilterRule.beginsWith(on.sk) } },
          OldImage: { status: { S: FilterRule.isEqual(on.status) } },
        },
      });
}

/** The same in words. */
function calledWith(on: EventFunction['on']): string {
  if ('added' in on) return `Items of ${on.added} that were added`;
  return 'written' in on
    ? `Items ${on.written} that were written`
    : `Items ${on.sk} of status ${on.status} that left the table`;
}

/**
 * A function that the table's stream calls: own role, log and code, only the records that its row asks for,
 * and a queue that keeps word of what it gave up.
 */
export class StreamFunction extends Construct {
  constructor(scope: Construct, id: EventFunctionId, props: StreamFunctionProps) {
    super(scope, id);
    const { stage, data } = props;
    const row: EventFunction = eventFunctions[id];
    const { on, empties, pictures, exportsData, batch } = row;

    const failures = new Queue(this, 'failures', {
      queueName: failuresQueueName(stage.name, id),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    pinLogicalId(failures, row.failures);

    const handler = houseFunction(this, {
      stage,
      id,
      description: calledWith(on),
      bundle: props.bundle,
      statements: [
        ...tableStatements(Stack.of(this), row, data),
        ...streamStatements(data.tableStreamArn),
        ...(empties.length > 0 ? emptyingStatements(data.filesBucketName, empties) : []),
        ...(pictures ? [picturesStatement(props.picturesBucketName)] : []),
        ...(exportsData ? exportingStatements(props) : []),
        new PolicyStatement({
          sid: 'Failures',
          actions: ['sqs:SendMessage'],
          resources: [failures.queueArn],
        }),
      ],
      environment: {
        TABLE_NAME: data.tableName,
        ...((empties.length > 0 || exportsData) && { FILES_BUCKET: data.filesBucketName }),
        ...((pictures || exportsData) && { PICTURES_BUCKET: props.picturesBucketName }),
        ...(exportsData && { SITE_URL: props.siteUrl, MAIL_FROM: props.mailFrom }),
      },
      memory: row.memory,
      timeout: row.timeout,
    });

    new EventSourceMapping(this, 'source', {
      target: handler,
      eventSourceArn: data.tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: [filterOf(on)],
      batchSize: batch.size,
      maxBatchingWindow: Duration.seconds(batch.seconds),
      parallelizationFactor: row.parallel ?? 1,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 10,
      onFailure: { bind: () => ({ destination: failures.queueArn }) },
    });

    const files = exportName(stage.name, 'FilesBucketName');
    const emptied = [
      ...empties.map((path) => `arn:aws:s3:::${files}/${path}`),
      ...(pictures ? [picturesOf(exportName(stage.name, 'PicturesBucketName'))] : []),
      ...(exportsData
        ? exportingResources(files, exportName(stage.name, 'PicturesBucketName')).map((path) => path.arn)
        : []),
    ];
    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'X-Ray takes traces, and DynamoDB lists streams, for no narrower resource.',
      },
      ...emptied.map((resource) => ({
        id: `AwsSolutions-IAM5[Resource::${resource}]`,
        reason: 'It serves every notary; the one of the item that left is part of each path that it makes.',
      })),
      {
        id: 'Serverless-LambdaDLQ',
        reason: 'The mapping of the stream keeps word of failed records in a queue of its own.',
      },
      ...['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy'].map((id) => ({
        id,
        reason: 'It is itself the queue of what failed; people empty it.',
      })),
    );
  }
}
