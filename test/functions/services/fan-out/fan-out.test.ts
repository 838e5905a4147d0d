import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueueMessage, RefusedMessage } from '#functions/adapters/queues/queues.ts';
import type { Consumer, StreamRecord } from '#functions/services/fan-out/consumer.ts';
import { type FanOutDeps, fanOut, patienceMs } from '#functions/services/fan-out/fan-out.ts';
import { LocalQueue } from '#scripts/local/aws/queues/local-queue.ts';

const ordered: Consumer = {
  queue: 'index.fifo',
  failures: 'index-failures.fifo',
  on: { kind: 'added', partitionPrefix: 'JOURNAL#', sortKeyPrefix: 'ENTRY#' },
  carries: [],
};
const purge: Consumer = {
  queue: 'purge',
  failures: 'purge-failures',
  on: { kind: 'removed', sortKeyPrefix: 'ENTRY#', status: 'draft' },
  carries: ['status'],
};
const exporting: Consumer = {
  queue: 'export.fifo',
  failures: 'export-failures.fifo',
  on: { kind: 'written', sortKeyPrefix: 'DATA_EXPORT' },
  carries: [],
};
const consumers = [ordered, purge, exporting];
const now = new Date('2026-11-22T12:00:00Z');

let sequence = 0;

/** Makes a stream record of a second ago. */
function record(
  eventName: StreamRecord['eventName'],
  pk: string,
  sk: string,
  more: { status?: string; ageMs?: number } = {},
): StreamRecord {
  sequence += 1;
  const { status = 'draft', ageMs = 1_000 } = more;
  return {
    eventID: `event-${sequence}`,
    eventName,
    dynamodb: {
      ApproximateCreationDateTime: (now.getTime() - ageMs) / 1_000,
      Keys: { pk: { S: pk }, sk: { S: sk } },
      ...(eventName !== 'INSERT' && {
        OldImage: { status: { S: status }, signerName: { S: 'Ada Lovelace' } },
      }),
      SequenceNumber: String(sequence),
    },
  };
}

const entry = (journal: string, more = {}) => record('INSERT', `JOURNAL#${journal}`, 'ENTRY#1', more);

type Sent = { queue: string; messages: readonly QueueMessage[] };

/** Fans records out to queues that take everything, except what `refuses` says. */
async function run(records: readonly StreamRecord[], refuses?: (sent: Sent) => RefusedMessage[]) {
  const sent: Sent[] = [];
  const givenUp: string[] = [];
  const staying = await fanOut(
    {
      consumers,
      now: () => now,
      send: async (queue, messages) => {
        sent.push({ queue, messages });
        return refuses?.({ queue, messages }) ?? [];
      },
      reportRefused: () => {},
      reportGivenUp: (queue, messages) =>
        givenUp.push(...messages.map(({ eventId }) => `${queue} ${eventId}`)),
    },
    records,
  );
  const into = (queue: string) =>
    sent.filter((one) => one.queue === queue).flatMap(({ messages }) => messages);
  return { sent, into, givenUp, staying };
}

const refusal = (message: QueueMessage, forGood = false): RefusedMessage => ({
  message,
  forGood,
  error: new Error('SQS refused'),
});

const ids = (messages: readonly QueueMessage[]) => messages.map(({ eventId }) => eventId);

describe('fan-out', () => {
  it('puts each record into the queues of the consumers that want it, and no other', async () => {
    const indexed = entry('a');
    const removed = record('REMOVE', 'NOTARY#a', 'ENTRY#1');
    const exported = [
      record('INSERT', 'NOTARY#a', 'DATA_EXPORT'),
      record('MODIFY', 'NOTARY#a', 'DATA_EXPORT'),
    ];
    const others = [
      record('MODIFY', 'JOURNAL#a', 'ENTRY#1'),
      record('INSERT', 'JOURNAL#a', 'LINK#0000000001'),
      record('INSERT', 'NOTARY#a', 'ENTRY#4'),
      record('REMOVE', 'NOTARY#a', 'ENTRY#2', { status: 'submitted' }),
      record('REMOVE', 'NOTARY#a', 'DATA_EXPORT'),
      record('MODIFY', 'NOTARY#a', 'ENTRY#3'),
      record('INSERT', 'NOTARY#a', 'LEDGER'),
    ];
    const { into, sent, staying } = await run([indexed, removed, ...exported, ...others]);
    expect(ids(into('index.fifo'))).toEqual([indexed.eventID]);
    expect(ids(into('purge'))).toEqual([removed.eventID]);
    expect(ids(into('export.fifo'))).toEqual(exported.map(({ eventID }) => eventID));
    expect(sent.flatMap(({ messages }) => messages)).toHaveLength(4);
    expect(staying).toEqual([]);
  });

  it('sends keys, time, and the attributes that a consumer needs, but nothing else of the item', async () => {
    const removed = record('REMOVE', 'NOTARY#a', 'ENTRY#1');
    const { into } = await run([removed]);
    const { Keys, ApproximateCreationDateTime } = removed.dynamodb;
    expect(into('purge').map(({ body, group }) => ({ group, ...JSON.parse(body) }))).toEqual([
      {
        group: 'NOTARY#a',
        eventName: 'REMOVE',
        dynamodb: { Keys, ApproximateCreationDateTime, OldImage: { status: { S: 'draft' } } },
      },
    ]);
  });

  it('makes a group ID that SQS accepts from any partition', async () => {
    const { into } = await run([entry('é '.repeat(200)), entry('01J-x_y.z')]);
    const [odd, usual] = into('index.fifo').map(({ group }) => group);
    expect(odd).toMatch(/^[\w#.-]{128}$/);
    expect(usual).toBe('JOURNAL#01J-x_y.z');
  });

  it('sends at most ten messages in a call, and only one of each group to an ordered queue', async () => {
    const links = Array.from({ length: 25 }, (_, at) => entry(String(at % 12)));
    const removed = Array.from({ length: 25 }, (_, at) => record('REMOVE', 'NOTARY#a', `ENTRY#${at}`));
    const { sent } = await run([...links, ...removed]);
    expect(Math.max(...sent.map(({ messages }) => messages.length))).toBe(10);
    for (const { queue, messages } of sent) {
      if (queue === 'purge') continue;
      expect(new Set(messages.map(({ group }) => group)).size).toBe(messages.length);
    }
    expect(sent.filter(({ queue }) => queue === 'purge')).toHaveLength(3);
  });

  it('leaves a refused message in the stream, and delivers the records of other consumers', async () => {
    const [first, second, third] = [entry('a'), entry('a'), record('REMOVE', 'NOTARY#a', 'ENTRY#1')];
    const { into, staying, givenUp } = await run([first, second, third], ({ messages }) =>
      messages.filter(({ eventId }) => eventId === first.eventID).map((message) => refusal(message)),
    );
    expect(staying).toEqual([first, second]);
    // Not the second: it would overtake the first of its group.
    expect(ids(into('index.fifo'))).toEqual([first.eventID]);
    expect(ids(into('purge'))).toEqual([third.eventID]);
    expect(givenUp).toEqual([]);
  });

  it('leaves everything in the stream that a call to SQS did not deliver', async () => {
    const records = [entry('a'), entry('b')];
    const { staying } = await run(records, () => {
      throw new Error('SQS is down');
    });
    expect(staying).toEqual(records);
  });

  it.each([
    ['that its queue refuses permanently', 1_000, true],
    ['that waited too long for its queue', patienceMs + 1_000, false],
  ])('gives up a message %s, without holding up those behind it', async (_, ageMs, forGood) => {
    const [bad, good] = [entry('a', { ageMs }), entry('a')];
    const { into, staying, givenUp } = await run([bad, good], ({ queue, messages }) =>
      queue === 'index.fifo'
        ? messages.filter(({ eventId }) => eventId === bad.eventID).map((one) => refusal(one, forGood))
        : [],
    );
    expect(ids(into('index-failures.fifo'))).toEqual([bad.eventID]);
    expect(ids(into('index.fifo'))).toEqual([bad.eventID, good.eventID]);
    expect(givenUp).toEqual([`index.fifo ${bad.eventID}`]);
    expect(staying).toEqual([]);
  });

  it('loses nothing when even the dead-letter queue takes nothing', async () => {
    const old = entry('a', { ageMs: patienceMs + 1_000 });
    const { staying, givenUp } = await run([old], ({ messages }) =>
      messages.map((message) => refusal(message)),
    );
    expect(staying).toEqual([old]);
    expect(givenUp).toEqual([]);
  });
});

describe('fan-out, Lambda, and SQS together', () => {
  /** A write of a partition, and how often each of its deliveries fails. */
  const writes = fc.array(
    fc.record({ notary: fc.integer({ min: 0, max: 3 }), refusals: fc.integer({ min: 0, max: 2 }) }),
    {
      maxLength: 40,
    },
  );

  it('deliver every message, in the order of its group, whatever is refused, repeated, or lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        writes,
        fc.integer({ min: 1, max: 15 }),
        // After how many calls the reader dies, before it can say what it did.
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
        async (given, batchSize, deaths) => {
          const refusals = new Map<string, number>();
          const records = given.map(({ notary, refusals: times }) => {
            const made = entry(String(notary));
            refusals.set(made.eventID, times);
            return made;
          });
          const queue = new LocalQueue({ name: 'index.fifo', visibilitySeconds: 60, attempts: 3 });
          let untilDeath = Number.POSITIVE_INFINITY;
          const deps: FanOutDeps = {
            consumers: [ordered],
            now: () => now,
            send: async (_, messages) => {
              untilDeath -= 1;
              if (untilDeath < 0) throw new Error('died');
              return messages.flatMap((message) => {
                const left = refusals.get(message.eventId) ?? 0;
                refusals.set(message.eventId, left - 1);
                if (left > 0) return [refusal(message)];
                const { body, group, eventId } = message;
                queue.send({ body: eventId, group, deduplicationId: eventId + body.length });
                return [];
              });
            },
            reportRefused: () => {},
            reportGivenUp: () => expect.fail('Nothing may be given up'),
          };
          // Like Lambda, delivers a batch again from the first record that failed; all of it after a death.
          let start = 0;
          while (start < records.length) {
            const batch = records.slice(start, start + batchSize);
            untilDeath = deaths.pop() ?? Number.POSITIVE_INFINITY;
            const isDying = Number.isFinite(untilDeath);
            const staying = await fanOut(deps, batch);
            if (isDying) continue;
            start +=
              staying.length === 0 ? batch.length : Math.min(...staying.map((one) => batch.indexOf(one)));
          }
          const received: string[] = [];
          for (;;) {
            const messages = queue.receive(10);
            if (messages.length === 0) break;
            received.push(...messages.map(({ group, body }) => `${group} ${body}`));
            for (const { receiptHandle } of messages) queue.remove(receiptHandle);
          }
          for (const notary of ['0', '1', '2', '3']) {
            const partition = `JOURNAL#${notary}`;
            expect(received.filter((one) => one.startsWith(`${partition} `))).toEqual(
              records
                .filter(({ dynamodb }) => dynamodb.Keys.pk.S === partition)
                .map(({ eventID }) => `${partition} ${eventID}`),
            );
          }
        },
      ),
    );
  });
});
