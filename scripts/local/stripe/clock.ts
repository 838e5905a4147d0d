import type { RetrySettings } from './billing/collect.ts';
import { type Due, nextDue } from './billing/due.ts';
import { daySeconds } from './billing/periods.ts';
import type { World } from './world.ts';

/** The time of the double, as its users move it. */
export type DoubleClock = {
  now: () => Date;
  /** Forward only. Everything due on the way happens, each thing at its own time, before it resolves. */
  advanceTo: (to: Date) => Promise<void>;
  advanceBy: (days: number) => Promise<void>;
};

/** Where the clock stands, kept between runs. */
export type ClockState = { offsetMs: number };

/** Runs with real time from `start`, or stands still there; moved on, it never goes back. */
export class Time implements DoubleClock {
  #offsetMs: number;
  readonly #frozen: boolean;
  #world: World | undefined;
  readonly #retries: RetrySettings;
  /** Called after each thing that happened, before the clock moves on. */
  #afterStep: () => Promise<void>;
  /** Starts the deliveries that are due, and waits for none. */
  #deliver: () => void = () => {};
  #otherDue: () => number | undefined;
  /** Told the offset to real time, in milliseconds, whenever it changed. */
  onMove: (offsetMs: number) => void = () => {};
  #queue: Promise<unknown> = Promise.resolve();
  #moves = 0;
  readonly #frozenMs: number;

  constructor(start: Date | undefined, kept: ClockState | undefined, retries: RetrySettings) {
    this.#frozen = start !== undefined;
    this.#offsetMs = kept?.offsetMs ?? 0;
    this.#frozenMs = start?.getTime() ?? 0;
    this.#retries = retries;
    this.#afterStep = async () => {};
    this.#otherDue = () => undefined;
  }

  /** Binds what the clock moves: the world, and deliveries that wait for a time. */
  drive(
    world: World,
    other: { dueAt: () => number | undefined; settle: () => Promise<void>; deliver: () => void },
  ): void {
    this.#world = world;
    this.#afterStep = other.settle;
    this.#deliver = other.deliver;
    this.#otherDue = other.dueAt;
  }

  get state(): ClockState {
    return { offsetMs: this.#offsetMs };
  }

  #ms(): number {
    return (this.#frozen ? this.#frozenMs : Date.now()) + this.#offsetMs;
  }

  now(): Date {
    return new Date(this.#ms());
  }

  /** Epoch seconds. */
  seconds(): number {
    return Math.floor(this.#ms() / 1_000);
  }

  /** One move after the other, even when several are asked for at once. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#moves += 1;
    const mine = this.#queue.then(work).finally(() => {
      this.#moves -= 1;
    });
    this.#queue = mine.catch(() => undefined);
    return mine;
  }

  advanceTo(to: Date): Promise<void> {
    return this.#inTurn(() => this.#advance(to.getTime()));
  }

  advanceBy(days: number): Promise<void> {
    return this.#inTurn(() => this.#advance(this.#ms() + days * daySeconds * 1_000));
  }

  async #advance(to: number): Promise<void> {
    if (Number.isNaN(to) || to < this.#ms()) throw new RangeError('The clock moves forward only');
    await this.#afterStep();
    await this.#run(null, Math.floor(to / 1_000), (seconds) => this.#moveTo(seconds * 1_000));
    this.#moveTo(to);
    await this.#afterStep();
  }

  /**
   * Lets happen what became due while real time went by. Waits for no delivery, and does nothing while the
   * clock is being moved: a webhook's receiver asks the double before it answers, and would wait for itself.
   */
  catchUp(): void {
    const world = this.#world;
    if (!world || this.#moves > 0) return;
    for (;;) {
      const next = nextDue(world, null, this.#retries);
      if (!next || next.time > this.seconds()) break;
      this.#happen(world, next, null);
    }
    this.#deliver();
  }

  #happen(world: World, next: Due, testClock: string | null): void {
    world.transact(() => world.at(next.time, () => nextDue(world, testClock, this.#retries)?.run()));
  }

  /** Moves one of Stripe's test clocks. */
  advanceTestClock(id: string, to: number): Promise<void> {
    const move = (seconds: number) => {
      const clock = this.#world?.data.testClocks[id];
      if (clock) clock.frozenTime = Math.max(clock.frozenTime, seconds);
    };
    return this.#inTurn(async () => {
      await this.#afterStep();
      await this.#run(id, to, move);
      move(to);
      this.#world?.transact(() => this.#world?.emitChange('test_helpers.test_clock.ready', id));
    });
  }

  #moveTo(ms: number): void {
    const ahead = Math.max(0, ms - this.#ms());
    if (ahead === 0) return;
    this.#offsetMs += ahead;
    this.onMove(this.#offsetMs);
  }

  async #run(testClock: string | null, until: number, move: (seconds: number) => void): Promise<void> {
    const world = this.#world;
    if (!world) return;
    for (;;) {
      const next = nextDue(world, testClock, this.#retries);
      const other = testClock === null ? this.#otherDue() : undefined;
      const time = Math.min(next?.time ?? Infinity, other ?? Infinity);
      if (time > until) return;
      move(time);
      if (next && next.time === time) this.#happen(world, next, testClock);
      await this.#afterStep();
    }
  }
}
