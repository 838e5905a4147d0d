import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Recurrence } from '#infra/function-definitions/function-definition.ts';
import { stackTime } from '../stack-time.ts';
import { type FunctionConfig, LocalFunction } from './local-function.ts';

/** A function that a schedule calls. */
export type ScheduledFunction = { function: FunctionConfig; recurs: Recurrence };

type Target = ScheduledFunction & { local: LocalFunction; calledAt: number };

const dayMs = 24 * 60 * 60_000;
const lookMs = 1_000;
/** Milliseconds between two calls of a function, for each minute between its calls in AWS. */
const pauseMs = 2_000;

/** Returns the latest moment with a time of day that is not after `now`, both in epoch milliseconds. */
export function latestAt({ hour, minute }: { hour: number; minute: number }, now: number): number {
  const ofDay = (hour * 60 + minute) * 60_000;
  return Math.floor((now - ofDay) / dayMs) * dayMs + ofDay;
}

/**
 * The schedules on one machine. Calls each function at the start, since the machine may have been off at its time: first
 * those that AWS calls every few minutes, which are then called again seconds after their last call. A daily function
 * is called every day at its time, and once if the clock moves past several days. One that works in turns is called once a
 * day for all of its work. The worker reports a failed call, which is not retried before the next one.
 */
export class ScheduledCalls {
  readonly #functions: Target[];
  readonly #stopped = new AbortController();
  readonly #running: Promise<void>;

  constructor(functions: readonly ScheduledFunction[]) {
    this.#functions = functions.map((one) => ({
      ...one,
      local: new LocalFunction(one.function),
      calledAt: Number.NEGATIVE_INFINITY,
    }));
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    const repeat = async (one: Target) => {
      while (!signal.aborted) {
        await this.#callIfDue(one);
        const pause = one.recurs.kind === 'minutes' ? one.recurs.minutes * pauseMs : lookMs;
        await sleep(pause, undefined, { signal }).catch(() => {});
      }
    };
    // A daily function must find what the frequent ones do, such as give links their places in the public log.
    const frequent = this.#functions.filter(({ recurs }) => recurs.kind === 'minutes');
    await Promise.all(frequent.map((one) => this.#callIfDue(one)));
    await Promise.all(this.#functions.map(repeat));
  }

  async #callIfDue(one: Target): Promise<void> {
    if (one.recurs.kind !== 'minutes') {
      const now = stackTime(one.function.clockFile);
      const time = one.recurs.kind === 'daily' ? one.recurs : { hour: 0, minute: 0 };
      if (one.calledAt >= latestAt(time, now)) return;
      one.calledAt = now;
    }
    await one.local.call(randomUUID(), '{}');
  }

  /** Stops immediately, even during a call. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#functions.map(({ local }) => local.stop()));
    await this.#running;
  }
}
