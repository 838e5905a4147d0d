import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invokeEvent } from '#scripts/invoke/invoke-event.ts';
import type { PlannedFunction, StackPlan } from '#scripts/local/assembly/stack-plan.ts';

let folder: string;
let stack: Parameters<typeof invokeEvent>[0];

const queue = { visibilitySeconds: 60, attempts: 3, batchSize: 10, concurrency: 1, takesMailEvents: false };
const calls = [
  { kind: 'schedule', id: 'send-journal-heads', recurs: { kind: 'daily', hour: 13, minute: 0 } },
  { kind: 'schedule', id: 'sequence-log', recurs: { kind: 'minutes', minutes: 1 } },
  { kind: 'stream', id: 'fan-out', batchSize: 100, retryAttempts: 3 },
  { kind: 'queue', id: 'index-entries', queueName: 'index.fifo', failuresName: 'index-dead.fifo', ...queue },
] as const;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoke-event-'));
  const file = join(folder, 'function.cjs');
  await writeFile(join(folder, 'clock.json'), JSON.stringify({ offsetMs: 0 }));
  await writeFile(
    file,
    `exports.handler = async (event, context) => {
       if (event.fail) throw new Error('on purpose');
       require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'event.json'))}, JSON.stringify(event));
       return { name: context.functionName, reachesQueues: process.env.AWS_ENDPOINT_URL_SQS !== undefined };
     };`,
  );
  const functions = calls.map((one): PlannedFunction => {
    const code = { name: one.id, file, timeoutSeconds: 10, memoryMb: 128, environment: {} };
    return { ...one, function: code };
  });
  const plan = { functions } as unknown as StackPlan;
  const endpoint = 'http://127.0.0.1:9';
  const endpoints = { dynamodb: endpoint, s3: endpoint, emulators: endpoint, stripe: endpoint };
  stack = { plan, endpoints, clockFile: join(folder, 'clock.json') };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const received = async () => JSON.parse(await readFile(join(folder, 'event.json'), 'utf8'));

describe('invoking a function of events', () => {
  it('calls one that the clock calls once, with the input as its event', async () => {
    const end = await invokeEvent(stack, 'send-journal-heads', { at: '2027-03-01T00:00:00Z' });
    expect(end).toMatchObject({ json: '{"name":"send-journal-heads","reachesQueues":true}' });
    expect(await received()).toEqual({ at: '2027-03-01T00:00:00Z' });
  });

  it('calls one that a queue calls with given records as messages', async () => {
    await invokeEvent(stack, 'index-entries', { records: [{ eventName: 'INSERT' }, 2] });
    const { Records } = await received();
    expect(Records.map(({ body }: { body: string }) => JSON.parse(body))).toEqual([
      { eventName: 'INSERT' },
      2,
    ]);
    expect(Records[0].attributes).toMatchObject({ ApproximateReceiveCount: '1', MessageGroupId: 'invoke' });
  });

  it('calls the reader of the stream with given records', async () => {
    await invokeEvent(stack, 'fan-out', { records: [{ eventID: 'e' }] });
    expect(await received()).toEqual({ Records: [{ eventID: 'e' }] });
  });

  it('returns the name of an error', async () => {
    expect(await invokeEvent(stack, 'send-journal-heads', { fail: true })).toMatchObject({ failed: 'Error' });
  });

  it('asks for records if there are none', async () => {
    await expect(invokeEvent(stack, 'index-entries', {})).rejects.toThrow('has no record for index-entries');
    await expect(invokeEvent(stack, 'index-entries', { record: 1 })).rejects.toThrow('a list of records');
  });
});
