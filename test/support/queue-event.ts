import type { SQSBatchResponse } from 'aws-lambda';
import { ulid } from 'ulid';
import type { TimeLeft } from '#functions/middleware/queue-handler.ts';
import { localRegion } from '#scripts/local/assembly/stack-plan.ts';
import { startAwsEmulators } from '#scripts/local/aws/aws-emulators.ts';
import type { LocalQueue } from '#scripts/local/aws/queues/local-queue.ts';
import { queueService } from '#scripts/local/aws/queues/queue-service.ts';
import { localCredentials } from '#scripts/local/aws/s3/s3-signature.ts';
import type { RunningServer } from '#scripts/local/processes/http-server.ts';

type Delivery = {
  queue?: string;
  group?: (at: number) => string;
  /** Milliseconds that the function has left. */
  timeLeft?: number;
};

/** Returns the call of Lambda with some messages of a queue, with the message IDs `m0`, `m1`, and so on. */
export function queueEvent(bodies: readonly string[], { queue = 'some-queue', group }: Delivery = {}) {
  return {
    Records: bodies.map((body, at) => ({
      messageId: `m${at}`,
      receiptHandle: `r${at}`,
      body,
      attributes: { ApproximateReceiveCount: '1', MessageGroupId: group?.(at) ?? ulid() },
      messageAttributes: {},
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:${queue}`,
      awsRegion: 'us-east-1',
    })),
  };
}

/** Calls a handler with stream records in messages. */
export function deliver(
  handler: (event: unknown, time: TimeLeft) => Promise<SQSBatchResponse>,
  records: readonly unknown[],
  { timeLeft = 60_000, ...delivery }: Delivery = {},
): Promise<SQSBatchResponse> {
  const bodies = records.map((record) => JSON.stringify(record));
  return handler(queueEvent(bodies, delivery), { getRemainingTimeInMillis: () => timeLeft });
}

/** Returns the answer of a handler after the messages at some places failed. */
export const failedAt = (...places: number[]): SQSBatchResponse => ({
  batchItemFailures: places.map((at) => ({ itemIdentifier: `m${at}` })),
});

const used: LocalQueue[] = [];
let service: Promise<RunningServer> | undefined;

/** Lets adapters inside the test file use some queues in memory. */
export async function startQueues(...queues: LocalQueue[]): Promise<void> {
  used.push(...queues);
  service ??= startAwsEmulators([queueService(() => used)]);
  const { server, port } = await service;
  server.unref();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SQS: `http://127.0.0.1:${port}`,
    AWS_REGION: localRegion,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  });
}
