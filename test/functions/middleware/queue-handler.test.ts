import { describe, expect, it, vi } from 'vitest';
import { pauseSeconds, queueHandler } from '#functions/middleware/queue-handler.ts';
import { LocalQueue } from '#scripts/local/aws/queues/local-queue.ts';
import { deliver, failedAt, queueEvent, startQueues } from '#test/support/queue-event.ts';

const time = { getRemainingTimeInMillis: () => 60_000 };

/** Makes a queue with a clock that the test moves, and receives what it sent. */
async function received(name: string, bodies: readonly string[]) {
  const clock = { now: 1_000_000 };
  const queue = new LocalQueue({ name, visibilitySeconds: 600, attempts: 10 }, { now: () => clock.now });
  await startQueues(queue);
  for (const body of bodies) queue.send({ body, group: 'NOTARY#a', deduplicationId: body });
  const receive = () => {
    const messages = queue.receive(10);
    const event = queueEvent(
      messages.map(({ body }) => body),
      { queue: name, group: () => 'NOTARY#a' },
    );
    for (const [at, { receiptHandle, receives }] of messages.entries()) {
      Object.assign(event.Records[at] ?? {}, { receiptHandle });
      Object.assign(event.Records[at]?.attributes ?? {}, { ApproximateReceiveCount: String(receives) });
    }
    return event;
  };
  return { clock, queue, receive };
}

describe('a handler of queued records', () => {
  it('passes the records in the messages and the time to the function', async () => {
    const run = vi.fn(async () => [true, true]);
    const event = queueEvent(['{"a":1}', '{"b":2}']);
    expect(await queueHandler(run)(event, time)).toEqual(failedAt());
    expect(run).toHaveBeenCalledWith([{ a: 1 }, { b: 2 }], time);
  });

  it('passes undefined for a message that is no JSON', async () => {
    const run = vi.fn(async () => [true]);
    await queueHandler(run)(queueEvent(['{']), time);
    expect(run).toHaveBeenCalledWith([undefined], time);
  });

  it('returns the messages that failed, and no others', async () => {
    await startQueues();
    const handler = queueHandler(async (records) => records.map((record) => record !== 'bad'));
    expect(await deliver(handler, ['good', 'bad', 'good'], { group: () => 'a' })).toEqual(failedAt(1));
  });

  it('also returns the messages behind a failed one of the same group of a FIFO queue', async () => {
    await startQueues();
    const handler = queueHandler(async (records) => records.map((record) => record !== 'bad'));
    const groups = ['a', 'b', 'a', 'b'];
    const delivery = { queue: 'some.fifo', group: (at: number) => groups[at] ?? '' };
    expect(await deliver(handler, ['bad', 'good', 'good', 'good'], delivery)).toEqual(failedAt(0, 2));
  });

  it('makes a failed message visible after a pause that grows, instead of the visibility timeout', async () => {
    const { clock, queue, receive } = await received('growing', ['{}']);
    const handler = queueHandler(async (records) => records.map(() => false));
    for (const seconds of [5, 15, 45]) {
      await handler(receive(), time);
      expect(queue.nextVisibleAt()).toBe(clock.now + seconds * 1_000);
      clock.now += seconds * 1_000;
    }
  });

  it('does the same when the function throws, and throws too', async () => {
    const { clock, queue, receive } = await received('throwing', ['{}', '[]']);
    const handler = queueHandler(() => Promise.reject(new Error('The table is down')));
    await expect(handler(receive(), time)).rejects.toThrow('The table is down');
    expect(queue.nextVisibleAt()).toBe(clock.now + 5_000);
    clock.now += 5_000;
    expect(queue.receive(10)).toHaveLength(2);
  });

  it('never waits longer than a quarter of an hour', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(pauseSeconds)).toEqual([5, 15, 45, 135, 405, 900, 900]);
  });
});
