import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  type SendMessageBatchRequestEntry,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAwsEmulators } from '#scripts/local/aws/aws-emulators.ts';
import { LocalQueue } from '#scripts/local/aws/queues/local-queue.ts';
import { queueService } from '#scripts/local/aws/queues/queue-service.ts';
import { localCredentials } from '#scripts/local/aws/s3/s3-signature.ts';
import type { RunningServer } from '#scripts/local/processes/http-server.ts';

const settings = { visibilitySeconds: 60, attempts: 3 };
const standard = new LocalQueue({ name: 'standard', ...settings });
const fifo = new LocalQueue({ name: 'ordered.fifo', ...settings });
let service: RunningServer;
let client: SQSClient;

beforeAll(async () => {
  service = await startAwsEmulators([queueService(() => [standard, fifo])]);
  client = new SQSClient({
    endpoint: `http://127.0.0.1:${service.port}`,
    region: 'us-east-1',
    credentials: localCredentials,
  });
});

afterAll(() => service.stop());

const url = (name: string) => `https://sqs.us-east-1.amazonaws.com/000000000000/${name}`;

const sendTo = (name: string, Entries: SendMessageBatchRequestEntry[]) =>
  client.send(new SendMessageBatchCommand({ QueueUrl: url(name), Entries }));

const empty = (queue: LocalQueue) =>
  queue.receive(10).map(({ body, receiptHandle }) => {
    queue.remove(receiptHandle);
    return body;
  });

describe('the SQS emulator', () => {
  it('takes the messages of a batch in order', async () => {
    const MessageGroupId = 'NOTARY#a';
    const { Successful, Failed } = await sendTo('ordered.fifo', [
      { Id: '0', MessageBody: 'é1', MessageGroupId, MessageDeduplicationId: '1' },
      { Id: '1', MessageBody: '2', MessageGroupId, MessageDeduplicationId: '2' },
    ]);
    expect(Successful?.map(({ Id }) => Id)).toEqual(['0', '1']);
    expect(Failed).toBeUndefined();
    expect(empty(fifo)).toEqual(['é1', '2']);
  });

  it('refuses a message with a malformed group, and takes the others of the batch', async () => {
    const { Successful, Failed } = await sendTo('standard', [
      { Id: '0', MessageBody: 'wrong', MessageGroupId: 'a b' },
      { Id: '1', MessageBody: 'right', MessageGroupId: 'NOTARY#a' },
    ]);
    expect(Failed).toMatchObject([{ Id: '0', Code: 'InvalidParameterValue', SenderFault: true }]);
    expect(Successful).toMatchObject([{ Id: '1' }]);
    expect(empty(standard)).toEqual(['right']);
  });

  it.each([
    ['group', { MessageDeduplicationId: '3' }, 'MissingParameter'],
    ['deduplication ID', { MessageGroupId: 'a' }, 'InvalidParameterValue'],
  ])('refuses a batch for a FIFO queue if a message has no %s', async (_, given, name) => {
    const entries = [{ Id: '0', MessageBody: 'x', ...given }];
    await expect(sendTo('ordered.fifo', entries)).rejects.toMatchObject({ name });
    expect(empty(fifo)).toEqual([]);
  });

  it.each([
    [
      'more than ten messages',
      Array.from({ length: 11 }, (_, at) => ({ Id: `${at}`, MessageBody: 'x' })),
      'TooManyEntriesInBatchRequest',
    ],
    ['no message', [], 'EmptyBatchRequest'],
    [
      'an ID twice',
      [
        { Id: '0', MessageBody: 'x' },
        { Id: '0', MessageBody: 'y' },
      ],
      'BatchEntryIdsNotDistinct',
    ],
    [
      'more than 1 MiB',
      ['0', '1'].map((Id) => ({ Id, MessageBody: 'x'.repeat(600_000) })),
      'BatchRequestTooLong',
    ],
  ])('refuses a batch with %s', async (_, entries, name) => {
    await expect(sendTo('standard', entries)).rejects.toMatchObject({ name: expect.stringContaining(name) });
    expect(empty(standard)).toEqual([]);
  });

  it('refuses an unknown queue', async () => {
    await expect(sendTo('elsewhere', [{ Id: '0', MessageBody: 'x' }])).rejects.toMatchObject({
      name: expect.stringContaining('QueueDoesNotExist'),
    });
  });

  it('makes a received message visible again, and refuses an old handle', async () => {
    standard.send({ body: 'again' });
    const [message] = standard.receive(1);
    const change = () =>
      client.send(
        new ChangeMessageVisibilityCommand({
          QueueUrl: url('standard'),
          ReceiptHandle: message?.receiptHandle,
          VisibilityTimeout: 0,
        }),
      );
    await change();
    expect(empty(standard)).toEqual(['again']);
    await expect(change()).rejects.toMatchObject({ name: 'MessageNotInflight' });
  });
});
