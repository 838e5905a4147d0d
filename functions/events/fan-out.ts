import type { Context, DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { type QueueMessage, sendMessages } from '#functions/adapters/queues/queues.ts';
import { env } from '#functions/env.ts';
import { log, logFailure, logMessages } from '#functions/middleware/log-request.ts';
import { parseConsumers, streamRecord } from '#functions/services/fan-out/consumer.ts';
import { fanOut } from '#functions/services/fan-out/fan-out.ts';

const batch = z.object({ Records: z.array(streamRecord) });

/** Returns the ARN of a queue by name, in the function's own account and region. */
function queueArn(functionArn: string, name: string): string {
  const [, partition, , region, account] = functionArn.split(':');
  return `arn:${partition}:sqs:${region}:${account}:${name}`;
}

const eventIds = (messages: readonly QueueMessage[]) => messages.map(({ eventId }) => eventId).join();

/**
 * Reads the table's stream and sends its records to their consumers' queues (infra/function-definitions).
 * Returns the records that no queue accepted, so Lambda redelivers them and everything after them.
 */
export async function handler(
  event: unknown,
  { invokedFunctionArn }: Pick<Context, 'invokedFunctionArn'>,
): Promise<DynamoDBBatchResponse> {
  const staying = await fanOut(
    {
      consumers: parseConsumers(env('PURPOSES')),
      send: (queue, messages) => sendMessages(queueArn(invokedFunctionArn, queue), messages),
      now: () => new Date(),
      reportRefused: (queue, messages, error) =>
        logFailure(error, logMessages.queueRefused, { queue, events: eventIds(messages) }),
      reportGivenUp: (queue, messages) =>
        log().error(logMessages.queueGivenUp, { queue, events: eventIds(messages) }),
    },
    batch.parse(event).Records,
  );
  return { batchItemFailures: staying.map(({ dynamodb }) => ({ itemIdentifier: dynamodb.SequenceNumber })) };
}
