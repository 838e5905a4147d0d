import { createHash } from 'node:crypto';
import { type AwsEmulator, type AwsResponse, answer, asRecord, exception } from '../aws-answer.ts';
import type { LocalQueue, SentMessage } from './local-queue.ts';

const bytesMax = 1_024 * 1_024;
const entriesMax = 10;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const unknownQueue = exception('QueueDoesNotExist', 'The specified queue does not exist.');

/** Returns a queue by the last part of its address. */
function queueOf(queues: readonly LocalQueue[], input: Record<string, unknown>): LocalQueue | undefined {
  const name = textOf(input['QueueUrl'])?.split('/').at(-1);
  return queues.find(({ settings }) => settings.name === name);
}

/** Returns why a queue refuses a message permanently; undefined if it takes it. */
function faultOf(queue: LocalQueue, { body, group, deduplicationId }: SentMessage): string | undefined {
  const isWrong =
    body === '' ||
    (group !== undefined && !/^[!-~]{1,128}$/.test(group)) ||
    (!queue.isFifo && deduplicationId !== undefined);
  return isWrong ? 'InvalidParameterValue' : undefined;
}

function sendBatch(queue: LocalQueue, given: unknown): AwsResponse {
  const entries = Array.isArray(given) ? given.map((entry) => asRecord(entry) ?? {}) : [];
  const ids = entries.map(({ Id }) => textOf(Id));
  const bytes = entries.reduce(
    (sum, { MessageBody }) => sum + Buffer.byteLength(textOf(MessageBody) ?? ''),
    0,
  );
  if (entries.length === 0) return exception('EmptyBatchRequest', 'There are no entries in the batch.');
  if (entries.length > entriesMax) return exception('TooManyEntriesInBatchRequest', 'At most 10 entries.');
  if (new Set(ids).size < ids.length) return exception('BatchEntryIdsNotDistinct', 'IDs must be distinct.');
  if (bytes > bytesMax) return exception('BatchRequestTooLong', 'The batch is longer than 1 MiB.');
  if (queue.isFifo && entries.some(({ MessageGroupId }) => !MessageGroupId)) {
    return exception('MissingParameter', 'The request must contain MessageGroupId.');
  }
  if (queue.isFifo && entries.some(({ MessageDeduplicationId }) => !MessageDeduplicationId)) {
    return exception('InvalidParameterValue', 'The request must contain MessageDeduplicationId.');
  }
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const entry of entries) {
    const Id = textOf(entry['Id']);
    const group = textOf(entry['MessageGroupId']);
    const deduplicationId = textOf(entry['MessageDeduplicationId']);
    const message: SentMessage = {
      body: textOf(entry['MessageBody']) ?? '',
      ...(group !== undefined && { group }),
      ...(deduplicationId !== undefined && { deduplicationId }),
    };
    const Code = faultOf(queue, message);
    if (Code) {
      Failed.push({ Id, Code, SenderFault: true, Message: `${queue.settings.name} refuses the message.` });
    } else {
      const MD5OfMessageBody = createHash('md5').update(message.body).digest('hex');
      Successful.push({ Id, MessageId: queue.send(message), MD5OfMessageBody });
    }
  }
  return answer({ Successful, ...(Failed.length > 0 && { Failed }) });
}

function changeVisibility(queue: LocalQueue, input: Record<string, unknown>): AwsResponse {
  const receipt = textOf(input['ReceiptHandle']) ?? '';
  return queue.changeVisibility(receipt, Number(input['VisibilityTimeout']))
    ? answer({})
    : exception('MessageNotInflight', 'The message is not in flight.');
}

/** Returns an emulator of SQS with some queues: the calls with which functions send messages and postpone received ones. */
export function queueService(queues: () => readonly LocalQueue[]): AwsEmulator {
  return ({ target, body }) => {
    const input = asRecord(body) ?? {};
    const queue = queueOf(queues(), input);
    switch (target) {
      case 'AmazonSQS.SendMessageBatch':
        return queue ? sendBatch(queue, input['Entries']) : unknownQueue;
      case 'AmazonSQS.ChangeMessageVisibility':
        return queue ? changeVisibility(queue, input) : unknownQueue;
      default:
        return undefined;
    }
  };
}
