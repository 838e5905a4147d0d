import type { QueueMessage, RefusedMessage } from '#functions/adapters/queues/queues.ts';
import { type Consumer, type StreamRecord, wants } from './consumer.ts';

export type FanOutDeps = {
  consumers: readonly Consumer[];
  /** Sends at most ten messages to a queue. Returns the rejected ones. Throws if none was accepted. */
  send: (queue: string, messages: readonly QueueMessage[]) => Promise<RefusedMessage[]>;
  now: () => Date;
  /** Reports a call that failed or was partly rejected. */
  reportRefused: (queue: string, messages: readonly QueueMessage[], error: unknown) => void;
  /** Reports messages sent to the dead-letter queue because their own queue rejected them. */
  reportGivenUp: (queue: string, messages: readonly QueueMessage[]) => void;
};

type Addressed = { message: QueueMessage; record: StreamRecord };

/** SQS accepts at most this many messages per call. */
const batchMax = 10;

/** Milliseconds that a record may wait for its queue and block the records behind it. */
export const patienceMs = 15 * 60_000;

/** Returns a group ID that SQS accepts: at most 128 letters, digits, and marks. */
function groupOf(partition: string): string {
  return partition.replace(/[^\w#.-]/g, '_').slice(0, 128);
}

/** Returns a record as a message with only its keys, its time, and the attributes that the consumer needs. */
function messageOf({ carries }: Consumer, { eventID, eventName, dynamodb }: StreamRecord): QueueMessage {
  const { ApproximateCreationDateTime, Keys, OldImage = {} } = dynamodb;
  const kept = Object.entries(OldImage).filter(([name]) => carries.includes(name));
  const record = {
    eventName,
    dynamodb: {
      ApproximateCreationDateTime,
      Keys,
      ...(kept.length > 0 && { OldImage: Object.fromEntries(kept) }),
    },
  };
  return { eventId: eventID, group: groupOf(Keys.pk.S), body: JSON.stringify(record) };
}

/**
 * Returns the messages of the next call. For an ordered queue, a call has one message per group: if SQS
 * rejected one and accepted a later one of its group, they would be out of order.
 */
function nextBatch(waiting: readonly Addressed[], ordered: boolean): Addressed[] {
  if (!ordered) return waiting.slice(0, batchMax);
  const groups = new Map<string, Addressed>();
  for (const one of waiting) {
    if (groups.size === batchMax) break;
    if (!groups.has(one.message.group)) groups.set(one.message.group, one);
  }
  return [...groups.values()];
}

/** Sends messages to a queue. Returns the rejected ones, and whether it would reject them again. */
async function refusedBy(
  { send, reportRefused }: FanOutDeps,
  queue: string,
  batch: readonly Addressed[],
): Promise<(Addressed & { forGood: boolean })[]> {
  const messages = batch.map(({ message }) => message);
  let refused: RefusedMessage[];
  try {
    refused = await send(queue, messages);
  } catch (error) {
    reportRefused(queue, messages, error);
    return batch.map((one) => ({ ...one, forGood: false }));
  }
  return batch.flatMap((one) => {
    const found = refused.find(({ message }) => message === one.message);
    if (!found) return [];
    reportRefused(queue, [one.message], found.error);
    return [{ ...one, forGood: found.forGood }];
  });
}

/** Delivers one consumer's records in order. Returns the records that must stay in the stream. */
async function deliver(
  deps: FanOutDeps,
  consumer: Consumer,
  wanted: readonly Addressed[],
): Promise<StreamRecord[]> {
  const { now, reportGivenUp } = deps;
  const tooOld = now().getTime() - patienceMs;
  let waiting = wanted;
  while (waiting.length > 0) {
    const batch = nextBatch(waiting, consumer.queue.endsWith('.fifo'));
    waiting = waiting.filter((one) => !batch.includes(one));
    const refused = await refusedBy(deps, consumer.queue, batch);
    // A queue that permanently rejects a message, or accepts none for long, must not block the other
    // consumers.
    const given = refused.filter(
      ({ forGood, record }) => forGood || record.dynamodb.ApproximateCreationDateTime * 1_000 < tooOld,
    );
    const kept = given.length > 0 ? await refusedBy(deps, consumer.failures, given) : [];
    const parked = given.filter((one) => kept.every(({ message }) => message !== one.message));
    if (parked.length > 0) {
      reportGivenUp(
        consumer.queue,
        parked.map(({ message }) => message),
      );
    }
    const staying = refused.filter((one) => !parked.includes(one));
    // Lambda redelivers everything from the first returned record on, so the waiting records must be among
    // them.
    if (staying.length > 0) return [...staying, ...waiting].map(({ record }) => record);
  }
  return [];
}

/**
 * Sends each record of a batch to the queues of its consumers, and preserves the order of each partition in
 * ordered queues. Returns the records to redeliver. Repeating is harmless: a repeated message has the same
 * event ID. A message that its queue permanently rejects, or that waited for `patienceMs`, goes to the
 * consumer's dead-letter queue instead.
 */
export async function fanOut(deps: FanOutDeps, records: readonly StreamRecord[]): Promise<StreamRecord[]> {
  const staying = await Promise.all(
    deps.consumers.map((consumer) =>
      deliver(
        deps,
        consumer,
        records
          .filter((record) => wants(consumer, record))
          .map((record) => ({ record, message: messageOf(consumer, record) })),
      ),
    ),
  );
  return [...new Set(staying.flat())];
}
