import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { parseConsumers, streamRecord, wants } from '#functions/services/fan-out/consumer.ts';
import { fanOut } from '#functions/services/fan-out/fan-out.ts';
import type { IdOf } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import type { ServedFunction } from '../local/api/api-server.ts';
import type { StackPlan } from '../local/assembly/stack-plan.ts';
import { startAwsEmulators } from '../local/aws/aws-emulators.ts';
import { LocalQueue } from '../local/aws/queues/local-queue.ts';
import { lambdaMessage } from '../local/aws/queues/queue-calls.ts';
import { queueService } from '../local/aws/queues/queue-service.ts';
import { type LambdaRecord, StreamReader } from '../local/database/stream-reader.ts';
import { type CallEnd, LocalFunction } from '../local/functions/local-function.ts';
import { type LocalServices, localFunctions } from '../local/local-stack.ts';

/** A function that the clock, the stream, or a queue calls. */
export type EventFunctionId = IdOf<'schedule' | 'stream' | 'queue'>;

type Stack = { plan: StackPlan } & Pick<LocalServices, 'endpoints' | 'clockFile'>;
type Queued = Extract<ServedFunction, { kind: 'queue' }>;

const recordsInput = z.strictObject({ records: z.optional(z.array(z.unknown())) });

/** Returns the records in the input, if it has some. */
function recordsOf(id: EventFunctionId, given: unknown): unknown[] | undefined {
  const parsed = recordsInput.safeParse(given);
  if (parsed.success) return parsed.data.records;
  throw new Error(`For ${id}, the input must be a JSON object with a list of records, or nothing.`);
}

/** Returns every record of the table's stream, oldest first. */
async function streamRecords({ plan, endpoints }: Stack): Promise<LambdaRecord[]> {
  const reader = new StreamReader({ endpoint: endpoints.dynamodb, table: plan.table.TableName });
  const records: LambdaRecord[] = [];
  try {
    let more: LambdaRecord[];
    do {
      more = await reader.read();
      records.push(...more);
    } while (more.length > 0);
  } finally {
    reader.close();
  }
  return records;
}

/** Puts the latest records of the stream that a queue's consumer wants into the queue, as the fan-out does. */
async function fillFromStream(stack: Stack, queue: LocalQueue, count: number): Promise<void> {
  const consumers = ofKind(stack.plan.functions, 'stream')
    .flatMap((reader) => parseConsumers(reader.function.environment['PURPOSES'] ?? '[]'))
    .filter((consumer) => consumer.queue === queue.settings.name);
  const records = consumers.length > 0 ? await streamRecords(stack) : [];
  const wanted = records
    .map((record) => streamRecord.parse(record))
    .filter((record) => consumers.some((consumer) => wants(consumer, record)));
  await fanOut(
    {
      consumers,
      send: async (_, messages) => {
        for (const { eventId, ...message } of messages) queue.send({ ...message, deduplicationId: eventId });
        return [];
      },
      now: () => new Date(),
      reportRefused: () => {},
      reportGivenUp: () => {},
    },
    wanted.slice(-count),
  );
}

const emptyQueue = ({ queueName: name, visibilitySeconds, attempts }: Queued) =>
  new LocalQueue({ name, visibilitySeconds, attempts });

/** Returns the event with which a queue calls its function. */
async function queueEvent(stack: Stack, served: Queued, queue: LocalQueue, given: unknown): Promise<unknown> {
  const records = recordsOf(served.id, given);
  if (!records) await fillFromStream(stack, queue, served.batchSize);
  for (const record of records ?? [])
    queue.send({ body: JSON.stringify(record), group: 'invoke', deduplicationId: randomUUID() });
  const Records = queue.receive(served.batchSize).map((message) => lambdaMessage(message, queue.settings));
  if (Records.length > 0) return { Records };
  throw new Error(
    `The table's stream has no record for ${served.id} yet. Do what causes one, or give records in the input.`,
  );
}

/**
 * Calls a function as the clock, the stream, or a queue does, in this process. The input is the event of a schedule, or the
 * records for another function; without them, it gets the latest ones of the table's stream. Messages that it sends to
 * queues reach no other function.
 */
export async function invokeEvent(stack: Stack, id: EventFunctionId, given: unknown): Promise<CallEnd> {
  const served = localFunctions(stack.plan, stack).find((one) => one.id === id);
  if (!served || served.kind === 'route') throw new Error(`${id} is not deployed`);
  const queues = ofKind(localFunctions(stack.plan, stack), 'queue').map(emptyQueue);
  const service = await startAwsEmulators([queueService(() => queues)]);
  const { environment } = served.function;
  const AWS_ENDPOINT_URL_SQS = `http://127.0.0.1:${service.port}`;
  const local = new LocalFunction({
    ...served.function,
    environment: { ...environment, AWS_ENDPOINT_URL_SQS },
  });
  const eventOf = async () => {
    if (served.kind === 'schedule') return given;
    if (served.kind === 'stream')
      return { Records: recordsOf(id, given) ?? (await streamRecords(stack)).slice(-served.batchSize) };
    const queue = queues.find(({ settings }) => settings.name === served.queueName);
    return queueEvent(stack, served, queue ?? emptyQueue(served), given);
  };
  try {
    return await local.call(randomUUID(), JSON.stringify(await eventOf()));
  } finally {
    await local.stop();
    await service.stop();
  }
}
