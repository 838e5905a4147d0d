import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FunctionConfig, LocalFunction } from './local-function.ts';
import { stackTime } from './stack-time.ts';

/** A function that is called every day, and its time of day in UTC. */
export type DailyFunction = { function: FunctionConfig; hour: number; minute: number };

type Target = DailyFunction & { local: LocalFunction; calledAt: number };

const dayMs = 24 * 60 * 60_000;
const lookMs = 1_000;

/** Returns the latest moment with a time of day that is not after `now`, both in epoch milliseconds. */
export function latestAt({ hour, minute }: Pick<DailyFunction, 'hour' | 'minute'>, now: number): number {
  const ofDay = (hour * 60 + minute) * 60_000;
  return Math.floor((now - ofDay) / dayMs) * dayMs + ofDay;
}

/**
 * The daily schedules on one machine. Calls each function at the start, since the machine may have been off at its
 * time, then every day at its time. If somebody moves the clock past several days, it calls once. The worker reports a
 * failed call, which is not retried before the next day.
 */
export class DailyCalls {
  readonly #functions: Target[];
  readonly #stopped = new AbortController();
  readonly #running: Promise<void>;

  constructor(functions: readonly DailyFunction[]) {
    this.#functions = functions.map((one) => ({
      ...one,
      local: new LocalFunction(one.function),
      calledAt: Number.NEGATIVE_INFINITY,
    }));
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    while (this.#functions.length > 0 && !signal.aborted) {
      await Promise.all(this.#functions.map((one) => this.#callIfDue(one)));
      await sleep(lookMs, undefined, { signal }).catch(() => {});
    }
  }

  async #callIfDue(one: Target): Promise<void> {
    const now = stackTime(one.function.clockFile);
    if (one.calledAt >= latestAt(one, now)) return;
    one.calledAt = now;
    await one.local.call(randomUUID(), '{}');
  }

  /** Stops immediately, even during a call. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#functions.map(({ local }) => local.stop()));
    await this.#running;
  }
}
