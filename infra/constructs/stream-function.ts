import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { StreamRecords, StreamRow } from '../function-rows/function-row.ts';
import { functions, type IdOf } from '../functions.ts';
import { failuresQueue } from './failures-queue.ts';
import type { FunctionResources } from './function-access.ts';
import { houseFunction } from './house-function.ts';

/** Lets Lambda read the stream. DynamoDB does not support a narrower resource for listing streams. */
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

/** Returns the filter for the records of a row, and the same in words. */
function called(on: StreamRecords): { filter: object; description: string } {
  switch (on.kind) {
    case 'added':
      return {
        filter: {
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(on.partitionPrefix) } } },
        },
        description: `Called with added items of ${on.partitionPrefix}`,
      };
    case 'written':
      return {
        filter: {
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: { Keys: { sk: { S: FilterRule.isEqual(on.sortKey) } } },
        },
        description: `Called with written items ${on.sortKey}`,
      };
    case 'removed':
      return {
        filter: {
          eventName: FilterRule.isEqual('REMOVE'),
          dynamodb: {
            Keys: { sk: { S: FilterRule.beginsWith(on.sortKeyPrefix) } },
            OldImage: { status: { S: FilterRule.isEqual(on.status) } },
          },
        },
        description: `Called with removed items ${on.sortKeyPrefix} of status ${on.status}`,
      };
  }
}

/** Adds a function that the table's stream calls with the records of its row. */
export function streamFunction(scope: Construct, id: IdOf<'stream'>, resources: FunctionResources): void {
  const { stage, value } = resources;
  const streamArn = value('TableStreamArn');
  const { on, batch, parallel }: StreamRow = functions[id];
  const { filter, description } = called(on);
  const failures = failuresQueue(scope, id, stage);
  const handler = houseFunction(scope, {
    id,
    resources,
    description,
    callerStatements: streamStatements(streamArn),
    failures,
  });
  new EventSourceMapping(scope, 'source', {
    target: handler,
    eventSourceArn: streamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [FilterCriteria.filter(filter)],
    batchSize: batch.size,
    maxBatchingWindow: Duration.seconds(batch.seconds),
    parallelizationFactor: parallel ?? 1,
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    retryAttempts: 10,
    onFailure: { bind: () => ({ destination: failures.queueArn }) },
  });
}
