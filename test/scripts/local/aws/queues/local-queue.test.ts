import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LocalQueue } from '#scripts/local/aws/queues/local-queue.ts';

const visibilitySeconds = 60;

function makeQueue(name: string, attempts = 3) {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const deadLetters = new LocalQueue({ name: `failures-${name}`, visibilitySeconds, attempts: 99 }, { now });
  const queue = new LocalQueue({ name, visibilitySeconds, attempts }, { deadLetters, now });
  const pass = (seconds: number) => {
    clock.now += seconds * 1_000;
  };
  return { queue, deadLetters, pass };
}

const bodies = (messages: readonly { body: string }[]) => messages.map(({ body }) => body);

describe('a standard queue', () => {
  it('delivers a message again after the visibility timeout, until it is removed', () => {
    const { queue, pass } = makeQueue('standard');
    queue.send({ body: 'one' });
    expect(bodies(queue.receive(10))).toEqual(['one']);
    expect(queue.receive(10)).toEqual([]);
    pass(visibilitySeconds);
    const [again] = queue.receive(10);
    expect(again?.receives).toBe(2);
    queue.remove(again?.receiptHandle ?? '');
    pass(visibilitySeconds);
    expect(queue.receive(10)).toEqual([]);
  });

  it('ignores the handle of an earlier delivery', () => {
    const { queue, pass } = makeQueue('standard');
    queue.send({ body: 'one' });
    const [first] = queue.receive(1);
    pass(visibilitySeconds);
    queue.receive(1);
    queue.remove(first?.receiptHandle ?? '');
    expect(queue.changeVisibility(first?.receiptHandle ?? '', 0)).toBe(false);
    pass(visibilitySeconds);
    expect(bodies(queue.receive(1))).toEqual(['one']);
  });

  it('moves a message to the dead-letter queue after all its attempts', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { queue, deadLetters, pass } = makeQueue('standard', 2);
    queue.send({ body: 'bad', group: 'a' });
    for (const _ of [1, 2]) {
      expect(bodies(queue.receive(1))).toEqual(['bad']);
      pass(visibilitySeconds);
    }
    expect(queue.receive(1)).toEqual([]);
    expect(deadLetters.receive(1)).toMatchObject([{ body: 'bad', group: 'a', receives: 1 }]);
    silent.mockRestore();
  });

  it('prefers groups of which few messages are being processed', () => {
    const { queue } = makeQueue('standard');
    for (const body of ['a1', 'a2', 'a3']) queue.send({ body, group: 'a' });
    queue.receive(2);
    queue.send({ body: 'b1', group: 'b' });
    expect(bodies(queue.receive(1))).toEqual(['b1']);
    expect(bodies(queue.receive(1))).toEqual(['a3']);
  });
});

describe('a FIFO queue', () => {
  const send = (queue: LocalQueue, group: string, body: string) =>
    queue.send({ body, group, deduplicationId: body });

  it('accepts a deduplication ID once in five minutes', () => {
    const { queue, pass } = makeQueue('some.fifo');
    const first = send(queue, 'a', '1');
    pass(299);
    expect(send(queue, 'a', '1')).toBe(first);
    pass(1);
    expect(send(queue, 'a', '1')).not.toBe(first);
    expect(bodies(queue.receive(10))).toEqual(['1', '1']);
  });

  it('delivers no message of a group while another of it is processed, and other groups meanwhile', () => {
    const { queue } = makeQueue('some.fifo');
    send(queue, 'a', 'a1');
    const [first] = queue.receive(1);
    send(queue, 'a', 'a2');
    send(queue, 'b', 'b1');
    expect(bodies(queue.receive(10))).toEqual(['b1']);
    queue.remove(first?.receiptHandle ?? '');
    expect(bodies(queue.receive(10))).toEqual(['a2']);
  });

  it('holds a group until a failed message is visible again', () => {
    const { queue, pass } = makeQueue('some.fifo');
    send(queue, 'a', 'a1');
    send(queue, 'a', 'a2');
    const [failed] = queue.receive(1);
    queue.changeVisibility(failed?.receiptHandle ?? '', 5);
    expect(queue.receive(10)).toEqual([]);
    pass(5);
    expect(bodies(queue.receive(10))).toEqual(['a1', 'a2']);
  });

  it('keeps each group in order, whatever fails, is delayed, or is sent twice', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('send' as const),
          group: fc.constantFrom('a', 'b', 'c'),
          twice: fc.boolean(),
        }),
        fc.record({ kind: fc.constant('receive' as const), max: fc.integer({ min: 1, max: 10 }) }),
        fc.record({
          kind: fc.constant('end' as const),
          at: fc.nat(5),
          fails: fc.boolean(),
          pause: fc.nat(90),
        }),
        fc.record({ kind: fc.constant('pass' as const), seconds: fc.nat(70) }),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (given) => {
        const { queue, pass } = makeQueue('some.fifo', 1_000);
        const sent: string[] = [];
        const done: string[] = [];
        const inFlight: { body: string; receiptHandle: string; until: number }[] = [];
        let now = 0;
        const finish = (one: { body: string; receiptHandle: string }) => {
          queue.remove(one.receiptHandle);
          done.push(one.body);
        };
        const receive = (max: number) => {
          const live = inFlight.filter(({ until }) => until > now);
          const messages = queue.receive(max);
          const groups = new Set(messages.map(({ group }) => group));
          expect(live.filter(({ body }) => groups.has(body[0]))).toEqual([]);
          return messages.map(({ body, receiptHandle }) => ({
            body,
            receiptHandle,
            until: now + visibilitySeconds,
          }));
        };
        for (const step of given) {
          if (step.kind === 'send') {
            const body = `${step.group}${String(sent.length).padStart(3, '0')}`;
            send(queue, step.group, body);
            if (step.twice) send(queue, step.group, body);
            sent.push(body);
          } else if (step.kind === 'receive') {
            inFlight.push(...receive(step.max));
          } else if (step.kind === 'pass') {
            pass(step.seconds);
            now += step.seconds;
          } else {
            // Only the first message of its group may end: a function handles a group in order.
            const live = inFlight.filter(({ until }) => until > now);
            const one = live[step.at];
            if (!one || live.find(({ body }) => body[0] === one.body[0]) !== one) continue;
            inFlight.splice(inFlight.indexOf(one), 1);
            if (!step.fails) finish(one);
            else {
              for (const same of live.filter(({ body }) => body[0] === one.body[0])) {
                queue.changeVisibility(same.receiptHandle, step.pause);
                if (inFlight.includes(same)) inFlight.splice(inFlight.indexOf(same), 1);
              }
            }
          }
        }
        pass(1_000);
        now += 1_000;
        for (let rest = receive(10); rest.length > 0; rest = receive(10)) rest.forEach(finish);
        for (const group of ['a', 'b', 'c']) {
          const of = (all: string[]) => all.filter((body) => body.startsWith(group));
          expect(of(done)).toEqual(of(sent));
        }
      }),
    );
  });
});
