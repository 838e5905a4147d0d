import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { QueueRow } from '../function-definitions/function-definition.ts';
import { failuresQueueName, queueName } from '../function-name.ts';
import { consumerIds, functions, type IdOf } from '../functions.ts';
import type { Stage } from '../stages.ts';
import { baseFunction } from './base-function.ts';
import { failuresQueue } from './failures-queue.ts';
import type { FunctionResources } from './function-access.ts';

/** Lets Lambda read the stream. DynamoDB supports no narrower resource for listing streams. */
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

/**
 * Lets the reader send to all consumers' queues, and to their dead-letter queues when a queue accepts no
 * messages.
 */
function queuesStatement(stack: Stack, { name }: Stage): PolicyStatement {
  return new PolicyStatement({
    sid: 'Queues',
    actions: ['sqs:SendMessage'],
    resources: consumerIds
      .flatMap((id) => [queueName(name, id), failuresQueueName(name, id)])
      .map((resource) => stack.formatArn({ service: 'sqs', resource })),
  });
}

/**
 * Returns the rows whose queues the reader fills, in its own format (functions/services/fan-out/consumer.ts).
 */
function consumers({ name }: Stage) {
  return consumerIds.map((id) => {
    const { on, carries }: QueueRow = functions[id];
    return { queue: queueName(name, id), failures: failuresQueueName(name, id), on, carries };
  });
}

/**
 * Adds the function that reads the table's stream for all consumers. Its mapping has no filter: filters would
 * repeat the rows' conditions, allow at most five of them, and change at a different time than the function.
 */
export function streamFunction(scope: Construct, id: IdOf<'stream'>, resources: FunctionResources): void {
  const { stage, value } = resources;
  const streamArn = value('TableStreamArn');
  const { batchSize } = functions[id];
  const failures = failuresQueue(scope, id, stage);
  const handler = baseFunction(scope, {
    id,
    resources,
    description: "Puts the records of the table's stream into the queues of their purposes",
    environment: { PURPOSES: JSON.stringify(consumers(stage)) },
    callerStatements: [...streamStatements(streamArn), queuesStatement(Stack.of(scope), stage)],
    failures,
  });
  new EventSourceMapping(scope, 'source', {
    target: handler,
    eventSourceArn: streamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize,
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    // Retries long enough to wait out an SQS outage. The message about a record that is given up contains its
    // position in the stream, which keeps it for another 12 hours.
    retryAttempts: 10_000,
    maxRecordAge: Duration.hours(12),
    onFailure: { bind: () => ({ destination: failures.queueArn }) },
  });
}
