import * as z from 'zod/mini';

/** A record of the table's stream: the parts that determine its consumers. */
export const streamRecord = z.object({
  eventID: z.string(),
  eventName: z.enum(['INSERT', 'MODIFY', 'REMOVE']),
  dynamodb: z.object({
    /** Epoch seconds. */
    ApproximateCreationDateTime: z.number(),
    Keys: z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) }),
    OldImage: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
    SequenceNumber: z.string(),
  }),
});

export type StreamRecord = z.output<typeof streamRecord>;

const wanted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), partitionPrefix: z.string(), sortKeyPrefix: z.string() }),
  z.object({ kind: z.literal('written'), sortKeyPrefix: z.string() }),
  z.object({ kind: z.literal('removed'), sortKeyPrefix: z.string(), status: z.string() }),
]);

const consumer = z.object({
  /**
   * Name of the queue. A FIFO queue, whose name ends with `.fifo`, preserves the order within each partition.
   */
  queue: z.string(),
  /** Name of its dead-letter queue. */
  failures: z.string(),
  on: wanted,
  /** Attributes of the old item that a message contains. */
  carries: z.array(z.string()),
});

/** A stream consumer: which records it receives, and through which queue. */
export type Consumer = z.output<typeof consumer>;

/** Parses the consumers in a function's environment. Throws for any other text. */
export function parseConsumers(json: string): Consumer[] {
  return z.array(consumer).parse(JSON.parse(json));
}

/** Returns whether a consumer wants a record. */
export function wants({ on }: Consumer, { eventName, dynamodb: { Keys, OldImage } }: StreamRecord): boolean {
  switch (on.kind) {
    case 'added':
      return (
        eventName === 'INSERT' &&
        Keys.pk.S.startsWith(on.partitionPrefix) &&
        Keys.sk.S.startsWith(on.sortKeyPrefix)
      );
    case 'written':
      return eventName !== 'REMOVE' && Keys.sk.S.startsWith(on.sortKeyPrefix);
    case 'removed':
      return (
        eventName === 'REMOVE' &&
        Keys.sk.S.startsWith(on.sortKeyPrefix) &&
        OldImage?.['status']?.['S'] === on.status
      );
  }
}
