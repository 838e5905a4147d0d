import { Duration, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { failuresQueueName } from '../function-name.ts';
import { functions, type IdOf } from '../functions.ts';
import type { Stage } from '../stages.ts';
import { pinLogicalId } from './pin-logical-id.ts';

/**
 * Creates the queue that keeps calls that a background function gave up, until an operator has looked at
 * them.
 */
export function failuresQueue(
  scope: Construct,
  id: IdOf<'stream' | 'queue' | 'schedule'>,
  stage: Stage,
): Queue {
  const queueName = failuresQueueName(stage.name, id);
  const queue = new Queue(scope, 'failures', {
    queueName,
    ...(queueName.endsWith('.fifo') && { fifo: true }),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  pinLogicalId(queue, functions[id].failures);
  Validations.of(scope).acknowledge(
    { id: 'Serverless-LambdaDLQ', reason: 'Failed calls go to the queue of failures.' },
    ...['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy'].map((rule) => ({
      id: rule,
      reason: 'This is the queue of failures. People empty it.',
    })),
  );
  return queue;
}
