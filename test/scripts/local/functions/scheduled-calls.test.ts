import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestAt, ScheduledCalls } from '#scripts/local/functions/scheduled-calls.ts';

const dayMs = 86_400_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daily-calls-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('scheduled calls on one machine', () => {
  it('find the last moment with a time of day', () => {
    const last = (now: string) => new Date(latestAt({ hour: 13, minute: 5 }, Date.parse(now))).toISOString();
    expect(last('2027-03-02T13:04:59Z')).toBe('2027-03-01T13:05:00.000Z');
    expect(last('2027-03-02T13:05:00Z')).toBe('2027-03-02T13:05:00.000Z');
    expect(last('2027-03-02T23:59:59Z')).toBe('2027-03-02T13:05:00.000Z');
  });

  it('happen daily, at the start, and when the clock moves past their time, even after a failed one', async () => {
    const log = join(folder, 'calls.log');
    const file = join(folder, 'function.cjs');
    const clockFile = join(folder, 'clock.json');
    await writeFile(clockFile, JSON.stringify({ offsetMs: 0 }));
    await writeFile(
      file,
      `exports.handler = async (event, context) => {
         const called = { event, at: Date.now(), hasTime: context.getRemainingTimeInMillis() > 5000 };
         require('node:fs').appendFileSync(${JSON.stringify(log)}, JSON.stringify(called) + '\\n');
         throw new Error('failed');
       };`,
    );
    const calls = async (): Promise<{ event: unknown; at: number; hasTime: boolean }[]> => {
      const text = await readFile(log, 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    };
    const until = async (count: number) => {
      while ((await calls()).length < count) await delay(25);
    };
    const called = { name: 'daily', file, clockFile, timeoutSeconds: 10, memoryMb: 128, environment: {} };
    const running = new ScheduledCalls([
      { function: called, recurs: { kind: 'daily', hour: 13, minute: 0 } },
    ]);
    await until(1);
    await writeFile(clockFile, JSON.stringify({ offsetMs: 3 * dayMs }));
    await until(2);
    await running.stop();
    const [first, second, ...others] = await calls();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ event: {}, hasTime: true });
    expect(Math.round(((second?.at ?? 0) - (first?.at ?? 0)) / dayMs)).toBe(3);
  });

  it('call a daily function after the frequent ones, whose work it judges', async () => {
    const log = join(folder, 'order.log');
    const called = async (name: string, pause: number) => {
      const file = join(folder, `${name}.cjs`);
      await writeFile(
        file,
        `exports.handler = async () => {
           await new Promise((done) => setTimeout(done, ${pause}));
           require('node:fs').appendFileSync(${JSON.stringify(log)}, '${name} ');
         };`,
      );
      return { name, file, timeoutSeconds: 10, memoryMb: 128, environment: {} };
    };
    const running = new ScheduledCalls([
      { function: await called('verify', 0), recurs: { kind: 'daily', hour: 13, minute: 0 } },
      { function: await called('sequence', 200), recurs: { kind: 'minutes', minutes: 1 } },
    ]);
    const order = () => readFile(log, 'utf8').catch(() => '');
    while (!(await order()).includes('verify')) await delay(25);
    await running.stop();
    expect(await order()).toMatch(/^sequence /);
  });
});
