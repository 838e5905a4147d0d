import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { QueueCalls } from '#scripts/local/aws/queues/queue-calls.ts';

let folder: string;

/**
 * A function that logs the bodies of each call. Its messages say what it does: `fail` fails, `crash` throws, `block`
 * computes without a pause until a file named like the message exists.
 */
const source = (log: string) => `
const { appendFileSync, existsSync } = require('node:fs');
exports.handler = async ({ Records }) => {
  const write = (line) => appendFileSync(${JSON.stringify(log)}, JSON.stringify(line) + '\\n');
  write({ begun: Records.map(({ body }) => body), receipts: Records.map(({ receiptHandle }) => receiptHandle) });
  for (const { body } of Records) {
    if (body.startsWith('crash')) throw new Error('crash');
    if (body.startsWith('block')) while (!existsSync(${JSON.stringify(log)} + '.' + body));
  }
  write({ ended: Records.map(({ body }) => body) });
  const failed = Records.filter(({ body }) => body.startsWith('fail'));
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
};`;

type Line = { begun?: string[]; receipts?: string[]; ended?: string[] };

type Options = { name: string; batchSize?: number; concurrency?: number; attempts?: number };

/** Starts a queue with a function. `until` waits until the function's log is as expected, and returns it. */
async function start({ name, batchSize = 10, concurrency = 2, attempts = 2 }: Options) {
  const log = join(folder, `${name}.log`);
  const file = join(folder, `${name}.cjs`);
  await writeFile(file, source(log));
  const calls = new QueueCalls({
    function: { name, file, timeoutSeconds: 60, memoryMb: 128, environment: {} },
    queueName: name,
    failuresName: `${name}-failures`,
    visibilitySeconds: 3_600,
    attempts,
    batchSize,
    concurrency,
  });
  onTestFinished(() => calls.stop());
  const until = async (done: (lines: Line[]) => boolean): Promise<Line[]> => {
    for (;;) {
      const text = await readFile(log, 'utf8').catch(() => '');
      const lines = text
        .split('\n')
        .filter(Boolean)
        .map((line): Line => JSON.parse(line));
      if (done(lines)) return lines;
      await delay(20);
    }
  };
  /** Makes a message visible again, as its visibility timeout would. */
  const passTimeout = async (body: string): Promise<void> => {
    const lines = await until((all) => all.some((line) => line.begun?.includes(body)));
    const last = lines.findLast((line) => line.begun?.includes(body));
    calls.queue.changeVisibility(last?.receipts?.[last.begun?.indexOf(body) ?? 0] ?? '', 0);
  };
  const release = (body: string) => writeFile(`${log}.${body}`, '');
  const send = (body: string, group = 'NOTARY#a') => calls.queue.send({ body, group, deduplicationId: body });
  return { calls, until, passTimeout, release, send };
}

const ended = (body: string) => (lines: Line[]) => lines.some((line) => line.ended?.includes(body));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queue-calls-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a queue and its function on one machine', () => {
  it('calls the function with batches, and removes what it handled', async () => {
    const { calls, until, send } = await start({ name: 'batches', batchSize: 2, concurrency: 2 });
    for (const body of ['1', '2', '3']) send(body);
    const lines = await until(
      (all) => all.filter((line) => line.ended).flatMap((line) => line.ended).length === 3,
    );
    const batches = lines.flatMap((line) => (line.begun ? [line.begun] : []));
    // The two calls run in parallel.
    expect(batches.toSorted()).toEqual([['1', '2'], ['3']]);
    await calls.stop();
    expect(calls.queue.nextVisibleAt()).toBeUndefined();
  });

  it('tries a failed message alone again, then moves it to the dead-letter queue', async () => {
    const { calls, until, passTimeout, send } = await start({ name: 'failing', attempts: 2 });
    send('fail');
    send('good');
    await until(ended('good'));
    await passTimeout('fail');
    const lines = await until((all) => all.filter((line) => line.ended).length === 2);
    expect(lines.flatMap((line) => (line.begun ? [line.begun] : []))).toEqual([['fail', 'good'], ['fail']]);
    await passTimeout('fail');
    while (calls.failures.receive(1)[0]?.body !== 'fail') await delay(20);
  });

  it('tries every message of a crashed call again', async () => {
    const { until, passTimeout, send } = await start({ name: 'crashing' });
    send('crash');
    send('good');
    await passTimeout('good');
    const lines = await until(ended('good'));
    expect(lines.flatMap((line) => (line.begun ? [line.begun] : []))).toEqual([['crash', 'good'], ['good']]);
  });

  it('never calls a FIFO queue’s function twice at a time for one group', async () => {
    const { until, release, send } = await start({ name: 'ordered.fifo', batchSize: 1 });
    send('block');
    await until((lines) => lines.length === 1);
    send('second');
    send('other', 'NOTARY#b');
    const before = await until(ended('other'));
    expect(before.flatMap((line) => line.begun ?? [])).not.toContain('second');
    await release('block');
    const lines = await until(ended('second'));
    expect(lines.flatMap((line) => line.ended ?? [])).toEqual(['other', 'block', 'second']);
  });
});

describe('one notary’s heavy export', () => {
  it('delays no export, index, or purge of another notary', async () => {
    const exports = await start({ name: 'exports.fifo', batchSize: 1 });
    const index = await start({ name: 'index.fifo' });
    const purge = await start({ name: 'purge' });
    // The heavy notary computes without a pause in all its rounds, and has more of them waiting.
    exports.send('block', 'NOTARY#heavy');
    await exports.until((lines) => lines.length === 1);
    for (const round of ['2', '3', '4']) exports.send(round, 'NOTARY#heavy');
    exports.send('export of b', 'NOTARY#b');
    index.send('index of b', 'JOURNAL#b');
    purge.send('purge of b', 'NOTARY#b');
    const seen = await exports.until(ended('export of b'));
    await index.until(ended('index of b'));
    await purge.until(ended('purge of b'));
    // All of that ended while the first round of the heavy export was still computing.
    expect(seen.flatMap((line) => line.ended ?? [])).toEqual(['export of b']);
    await exports.release('block');
    const lines = await exports.until(ended('4'));
    expect(lines.flatMap((line) => line.ended ?? [])).toEqual(['export of b', 'block', '2', '3', '4']);
  });
});
