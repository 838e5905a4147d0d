import { ChangeMessageVisibilityCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';

/** A message for a queue: JSON, the ID of its event, and the group that shares order or fairness. */
export type QueueMessage = { eventId: string; group: string; body: string };

/** A rejected message. `forGood`: the queue would reject it again. */
export type RefusedMessage = { message: QueueMessage; forGood: boolean; error: Error };

let shared: SQSClient | undefined;

function client(): SQSClient {
  // By default, the SDK calls the host in the queue's address instead of its own endpoint.
  shared ??= new SQSClient({ useQueueUrlAsEndpoint: false });
  return shared;
}

function queueUrl(queueArn: string): string {
  const [, , , region = '', account = '', name = ''] = queueArn.split(':');
  return `https://sqs.${region}.amazonaws.com/${account}/${name}`;
}

/**
 * Sends at most ten messages to a queue, in one call and in order. Returns the rejected ones. Throws if the
 * call failed; any of them may then be in the queue. A FIFO queue accepts an event ID once in five minutes. A
 * standard queue serves groups fairly.
 */
export async function sendMessages(
  queueArn: string,
  messages: readonly QueueMessage[],
): Promise<RefusedMessage[]> {
  const isFifo = queueArn.endsWith('.fifo');
  const { Failed = [] } = await client().send(
    new SendMessageBatchCommand({
      QueueUrl: queueUrl(queueArn),
      Entries: messages.map(({ eventId, group, body }, at) => ({
        Id: String(at),
        MessageBody: body,
        MessageGroupId: group,
        ...(isFifo && { MessageDeduplicationId: eventId }),
      })),
    }),
  );
  return Failed.flatMap(({ Id, SenderFault, Code }) => {
    const message = messages[Number(Id)];
    return message
      ? [{ message, forGood: SenderFault === true, error: new Error(`SQS refused: ${Code}`) }]
      : [];
  });
}

/** Makes a received message visible again after some seconds, counted from now. */
export async function retryMessage(queueArn: string, receiptHandle: string, seconds: number): Promise<void> {
  await client().send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: queueUrl(queueArn),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  );
}
