import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type EventFunctionId, eventFunctions } from '../event-functions.ts';
import { exportName } from '../export-names.ts';
import { failuresQueueName } from '../function-name.ts';
import type { DataReferences } from '../stacks/data.ts';
import type { Stage } from '../stages.ts';
import { houseFunction } from './house-function.ts';
import { pinLogicalId } from './pin-logical-id.ts';
import { tableStatements } from './table-access.ts';

type StreamFunctionProps = {
  stage: Stage;
  data: DataReferences;
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
function emptyingStatements(bucketName: string, path: string): PolicyStatement[] {
  return [
    new PolicyStatement({
      sid: 'FilesList',
      actions: ['s3:ListBucket'],
      resources: [`arn:aws:s3:::${bucketName}`],
      conditions: { StringLike: { 's3:prefix': path } },
    }),
    new PolicyStatement({
      sid: 'Files',
      actions: ['s3:DeleteObject'],
      resources: [`arn:aws:s3:::${bucketName}/${path}`],
    }),
  ];
}

/**
 * A function that is called with items that left the table: own role, log and code, only the records that
 * its row asks for, and a queue that keeps word of what it gave up.
 */
export class StreamFunction extends Construct {
  constructor(scope: Construct, id: EventFunctionId, props: StreamFunctionProps) {
    super(scope, id);
    const { stage, data } = props;
    const row = eventFunctions[id];
    const { on, empties } = row;

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
      description: `Items ${on.sk} of status ${on.status} that left the table`,
      bundle: props.bundle,
      statements: [
        ...tableStatements(Stack.of(this), row, data),
        ...streamStatements(data.tableStreamArn),
        ...emptyingStatements(data.filesBucketName, empties),
        new PolicyStatement({
          sid: 'Failures',
          actions: ['sqs:SendMessage'],
          resources: [failures.queueArn],
        }),
      ],
      environment: { TABLE_NAME: data.tableName, FILES_BUCKET: data.filesBucketName },
      memory: row.memory,
      timeout: row.timeout,
    });

    new EventSourceMapping(this, 'source', {
      target: handler,
      eventSourceArn: data.tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('REMOVE'),
          dynamodb: {
            Keys: { sk: { S: FilterRule.beginsWith(on.sk) } },
            OldImage: { status: { S: FilterRule.isEqual(on.status) } },
          },
        }),
      ],
      batchSize: 25,
      // It waits for saves under way to end, once a batch: better few batches than many.
      maxBatchingWindow: Duration.seconds(60),
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 10,
      onFailure: { bind: () => ({ destination: failures.queueArn }) },
    });

    const files = exportName(stage.name, 'FilesBucketName');
    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'X-Ray takes traces, and DynamoDB lists streams, for no narrower resource.',
      },
      {
        id: `AwsSolutions-IAM5[Resource::arn:aws:s3:::${files}/${empties}]`,
        reason: 'It serves every notary; notary and entry are part of each path that it makes.',
      },
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
