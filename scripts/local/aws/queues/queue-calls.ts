import { randomUUID } from 'node:crypto';
import { localRegion } from '../../assembly/stack-plan.ts';
import { FunctionPool } from '../../functions/function-pool.ts';
import type { CallEnd, FunctionConfig } from '../../functions/local-function.ts';
import { asRecord } from '../aws-answer.ts';
import { LocalQueue, type QueueSettings, type ReceivedMessage } from './local-queue.ts';

/** A function with a queue, and the settings of its event source mapping. */
export type QueueFunction = {
  function: FunctionConfig;
  queueName: string;
  failuresName: string;
  visibilitySeconds: number;
  attempts: number;
  batchSize: number;
  concurrency: number;
};

/** Returns a received message as Lambda passes it to a function. */
export function lambdaMessage(message: ReceivedMessage, { name }: QueueSettings) {
  const { id, receiptHandle, body, group, deduplicationId, receives } = message;
  return {
    messageId: id,
    receiptHandle,
    body,
    attributes: {
      ApproximateReceiveCount: String(receives),
      ...(group && { MessageGroupId: group }),
      ...(deduplicationId && { MessageDeduplicationId: deduplicationId }),
    },
    messageAttributes: {},
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${localRegion}:000000000000:${name}`,
    awsRegion: localRegion,
  };
}

/** Returns the messages that a call handled. Like Lambda, treats the failure of an unknown message as that of all. */
function handledBy(end: CallEnd, messages: readonly ReceivedMessage[]): readonly ReceivedMessage[] {
  if ('failed' in end) return [];
  const failures = asRecord(JSON.parse(end.json))?.['batchItemFailures'];
  if (!Array.isArray(failures)) return messages;
  const failed = failures.map((failure) => asRecord(failure)?.['itemIdentifier']);
  if (failed.some((id) => messages.every((message) => message.id !== id))) return [];
  return messages.filter(({ id }) => !failed.includes(id));
}

/**
 * A queue and its event source mapping on one machine: calls the function with the messages of the queue, in batches
 * and in parallel, as the settings say. A failed message becomes visible again as in SQS.
 */
export class QueueCalls {
  readonly queue: LocalQueue;
  readonly failures: LocalQueue;
  readonly #settings: QueueFunction;
  readonly #pool: FunctionPool;
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(settings: QueueFunction) {
    const { queueName: name, failuresName, visibilitySeconds, attempts, concurrency } = settings;
    this.#settings = settings;
    this.#pool = new FunctionPool(settings.function, concurrency);
    this.failures = new LocalQueue({
      name: failuresName,
      visibilitySeconds: 30,
      attempts: Number.POSITIVE_INFINITY,
    });
    this.queue = new LocalQueue({ name, visibilitySeconds, attempts }, { deadLetters: this.failures });
    this.queue.onArrival(() => setImmediate(() => this.#fill()));
  }

  /** Starts as many calls as messages and concurrency allow, and looks again when the next message becomes visible. */
  #fill(): void {
    clearTimeout(this.#timer);
    while (!this.#stopped && this.#running.size < this.#settings.concurrency) {
      const messages = this.queue.receive(this.#settings.batchSize);
      if (messages.length === 0) break;
      const call = this.#call(messages).finally(() => {
        this.#running.delete(call);
        this.#fill();
      });
      this.#running.add(call);
    }
    const next = this.queue.nextVisibleAt();
    if (this.#stopped || next === undefined) return;
    this.#timer = setTimeout(() => this.#fill(), next - Date.now() + 1);
  }

  async #call(messages: readonly ReceivedMessage[]): Promise<void> {
    const Records = messages.map((message) => lambdaMessage(message, this.queue.settings));
    const end = await this.#pool.call(randomUUID(), JSON.stringify({ Records }));
    if (this.#stopped) return;
    for (const { receiptHandle } of handledBy(end, messages)) this.queue.remove(receiptHandle);
  }

  /** Stops immediately, even during a call. Its messages are lost. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#pool.stop();
    await Promise.all(this.#running);
  }
}
