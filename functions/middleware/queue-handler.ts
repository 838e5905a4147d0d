import type { Context, SQSBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';
import { retryMessage } from '#functions/adapters/queues/queues.ts';

const batch = z.object({
  Records: z.array(
    z.object({
      messageId: z.string(),
      receiptHandle: z.string(),
      body: z.string(),
      eventSourceARN: z.string(),
      attributes: z.object({
        ApproximateReceiveCount: z.string(),
        MessageGroupId: z.optional(z.string()),
      }),
    }),
  ),
});

type Message = z.output<typeof batch>['Records'][number];

/** The function's remaining time. */
export type TimeLeft = Pick<Context, 'getRemainingTimeInMillis'>;

const longestPauseSeconds = 900;

/** Returns the seconds until a failed message is retried: 5, 15, 45, … up to 15 minutes. */
export function pauseSeconds(receives: number): number {
  return Math.min(longestPauseSeconds, 5 * 3 ** Math.max(0, receives - 1));
}

/** Returns the record in a message, or undefined if its body isn't JSON. */
function recordOf({ body }: Message): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Makes messages visible again soon. Otherwise, they wait for the queue's visibility timeout, which is six
 * times the function's timeout. The same happens if this call fails.
 */
async function retrySoon(messages: readonly Message[]): Promise<void> {
  await Promise.allSettled(
    messages.map(({ eventSourceARN, receiptHandle, attributes }) =>
      retryMessage(eventSourceARN, receiptHandle, pauseSeconds(Number(attributes.ApproximateReceiveCount))),
    ),
  );
}

/**
 * Returns a Lambda handler for a queue of stream records (infra/function-definitions). `run` returns whether
 * each record is done. The others are retried with growing pauses; if `run` throws, all of them are. In a
 * FIFO queue, messages behind a failed one of their group are retried too, which preserves their order.
 */
export function queueHandler(
  run: (records: readonly unknown[], time: TimeLeft) => Promise<readonly boolean[]>,
): (event: unknown, time: TimeLeft) => Promise<SQSBatchResponse> {
  return async (event, time) => {
    const messages = batch.parse(event).Records;
    const done = await run(messages.map(recordOf), time).catch(async (error: unknown) => {
      await retrySoon(messages);
      throw error;
    });
    const stopped = new Set<string>();
    const failed = messages.filter(({ eventSourceARN, attributes: { MessageGroupId } }, at) => {
      if (done[at] && !stopped.has(MessageGroupId ?? '')) return false;
      if (MessageGroupId && eventSourceARN.endsWith('.fifo')) stopped.add(MessageGroupId);
      return true;
    });
    await retrySoon(failed);
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
}
