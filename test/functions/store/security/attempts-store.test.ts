import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AttemptsStore, attemptsStore } from '#functions/store/security/attempts-store.ts';
import { emailDigest } from '#functions/store/table/digest.ts';
import { attemptsKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { everyCase } from '#test/support/every-case.ts';
import { newTable } from '#test/support/stack.ts';

const limit = { attempts: 5, minutes: 15 };
const start = new Date('2026-03-02T10:00:00Z');
const minutesOn = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let table: Table;
let attempts: AttemptsStore;

beforeAll(async () => {
  table = await newTable();
  attempts = attemptsStore(table, 'login');
});

const freshEmail = () => `${ulid()}@example.com`;

async function stored(email: string) {
  const Key = attemptsKey('login', emailDigest(email));
  return (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
}

describe('attemptsStore', () => {
  it('stores an address as a digest until its window ends', async () => {
    const email = freshEmail();
    await attempts.reserve(email, limit, start);
    expect(await stored(email)).toEqual({
      ...attemptsKey('login', emailDigest(email)),
      attempts: 1,
      pending: 1,
      windowStartedAt: start.toISOString(),
      windowEndsAt: minutesOn(15).toISOString(),
      expiresAt: minutesOn(15).getTime() / 1000,
    });
  });

  it('reserves five of twenty parallel attempts', async () => {
    const email = freshEmail();
    const given = await Promise.all(Array.from({ length: 20 }, () => attempts.reserve(email, limit, start)));
    expect(given.filter(({ kind }) => kind === 'reserved')).toHaveLength(5);
    expect(given.find(({ kind }) => kind === 'full')).toEqual({
      kind: 'full',
      undecided: true,
      until: minutesOn(15),
    });
  });

  it('counts sign-ins and resets of one address separately', async () => {
    const email = freshEmail();
    const resets = attemptsStore(table, 'reset');
    for (let count = 0; count < 5; count += 1) await attempts.reserve(email, limit, start);
    expect(await resets.reserve(email, limit, start)).toMatchObject({ kind: 'reserved' });
  });

  it('does not count a released attempt, and keeps the failures before it', async () => {
    const email = freshEmail();
    const reserve = async () => {
      const place = await attempts.reserve(email, limit, start);
      if (place.kind !== 'reserved') throw new Error('not reserved');
      return place.window;
    };
    for (let count = 0; count < 4; count += 1) await attempts.fail(email, await reserve(), limit, start);
    for (let count = 0; count < 9; count += 1) await attempts.release(email, await reserve());
    expect(await stored(email)).toMatchObject({ attempts: 4, pending: 0 });
    await attempts.fail(email, await reserve(), limit, start);
    expect(await attempts.reserve(email, limit, start)).toMatchObject({ kind: 'full', undecided: false });
  });

  it('ignores the end of an attempt whose window ended or was cleared', async () => {
    const email = freshEmail();
    const early = await attempts.reserve(email, limit, start);
    if (early.kind !== 'reserved') throw new Error('not reserved');
    await attempts.reserve(email, limit, minutesOn(15));
    const before = await stored(email);
    await attempts.fail(email, early.window, limit, minutesOn(15));
    await attempts.succeed(email, early.window);
    await attempts.release(email, early.window);
    expect(await stored(email)).toEqual(before);
    await attempts.clear(email);
    await attempts.fail(email, early.window, limit, minutesOn(15));
    expect(await stored(email)).toBeUndefined();
  });

  it('never allows more than five failures between two successes in one window, in any order', async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.constant('reserve' as const) },
      { weight: 4, arbitrary: fc.constant('fail' as const) },
      { weight: 1, arbitrary: fc.constant('succeed' as const) },
      { weight: 1, arbitrary: fc.constant('release' as const) },
      { weight: 1, arbitrary: fc.constant('wait' as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const email = freshEmail();
        let now = start;
        let running: string[] = [];
        const failed = new Map<string, number>();
        for (const [index, name] of steps.entries()) {
          const settles = name === 'fail' || name === 'succeed' || name === 'release';
          const window = settles ? running.splice(index % 3, 1)[0] : undefined;
          if (name === 'wait') {
            now = new Date(now.getTime() + 15 * 60_000);
            running = running.filter((_, position) => position % 2 === 0);
          } else if (name === 'reserve') {
            const place = await attempts.reserve(email, limit, now);
            if (place.kind === 'reserved') running.push(place.window);
          } else if (name === 'fail' && window !== undefined) {
            await attempts.fail(email, window, limit, now);
            failed.set(window, (failed.get(window) ?? 0) + 1);
          } else if (name === 'release' && window !== undefined) {
            await attempts.release(email, window);
          } else if (name === 'succeed' && window !== undefined) {
            await attempts.succeed(email, window);
            failed.set(window, 0);
          }
          const item = await stored(email);
          if (item) {
            expect(item['attempts']).toBeLessThanOrEqual(limit.attempts);
            expect(item['pending']).toBeGreaterThanOrEqual(0);
            expect(item['pending']).toBeLessThanOrEqual(item['attempts']);
          }
          for (const count of failed.values()) expect(count).toBeLessThanOrEqual(limit.attempts);
        }
      }),
      { numRuns: everyCase ? 25 : 10 },
    );
  });
});
