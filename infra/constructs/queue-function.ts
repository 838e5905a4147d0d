import { Duration, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { DeduplicationScope, FifoThroughputLimit, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { QueueRow } from '../function-definitions/function-definition.ts';
import { queueName } from '../function-name.ts';
import { functions, type IdOf } from '../functions.ts';
import type { Stage } from '../stages.ts';
import { baseFunction } from './base-function.ts';
import { failuresQueue } from './failures-queue.ts';
import type { FunctionResources } from './function-access.ts';
import { mailEvents } from './mail-events.ts';
import { orderMail } from './order-mail.ts';

/** Groups of a FIFO queue don't share a limit of calls per second. */
const byGroup = {
  fifo: true,
  deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
  fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
};

function consumerQueue(scope: Construct, id: IdOf<'queue'>, stage: Stage, deadLetters: Queue): Queue {
  const { order, batch, attempts, timeout = 15 }: QueueRow = functions[id];
  return new Queue(scope, 'queue', {
    queueName: queueName(stage.name, id),
    ...(order === 'by-partition' && byGroup),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // AWS recommends six times the function's timeout, because Lambda retries while the function is
    // throttled. A failed message doesn't wait that long (functions/middleware/queue-handler.ts).
    visibilityTimeout: Duration.seconds(6 * timeout + batch.seconds),
    // Less than the dead-letter queue's 14 days: a message keeps its age when it moves there.
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: attempts },
  });
}

function calledWith({ kind }: QueueRow['on']): string {
  if (kind === 'mail') return 'Called with bounces and complaints';
  return kind === 'order-mail' ? 'Called with received emails' : `Called with ${kind} items of the table`;
}

/** Adds a function with its own queue, filled by the reader of the table's stream, or by SES. */
export function queueFunction(scope: Construct, id: IdOf<'queue'>, resources: FunctionResources): void {
  const { batch, concurrency, on }: QueueRow = functions[id];
  const { stage } = resources;
  const failures = failuresQueue(scope, id, stage);
  const queue = consumerQueue(scope, id, stage, failures);
  const handler = baseFunction(scope, {
    id,
    resources,
    description: calledWith(on),
    callerStatements: [
      new PolicyStatement({
        sid: 'Queue',
        actions: [
          'sqs:ReceiveMessage',
          'sqs:DeleteMessage',
          'sqs:GetQueueAttributes',
          'sqs:ChangeMessageVisibility',
        ],
        resources: [queue.queueArn],
      }),
    ],
  });
  new EventSourceMapping(scope, 'source', {
    target: handler,
    eventSourceArn: queue.queueArn,
    batchSize: batch.size,
    ...(batch.seconds > 0 && { maxBatchingWindow: Duration.seconds(batch.seconds) }),
    maxConcurrency: concurrency,
    reportBatchItemFailures: true,
  });
  if (on.kind === 'mail') mailEvents(scope, stage, queue);
  if (on.kind === 'order-mail') {
    const bucketName = resources.value('OrderMailBucketName');
    orderMail(scope, stage, { queue, failures, bucketName });
  }
  Validations.of(scope).acknowledge({
    id: 'Serverless-LambdaEventSourceMappingDestination',
    reason: 'The queue itself moves a failed message to its dead-letter queue.',
  });
}
