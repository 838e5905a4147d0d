import { type Due, nextDue } from './billing/due.ts';
import { daySeconds } from './billing/periods.ts';
import type { World } from './world.ts';

/** The emulator's clock, which its users may move. */
export type EmulatorClock = {
  now: () => Date;
  /** Moves the clock forward. Everything due on the way happens at its own time before this resolves. */
  advanceTo: (to: Date) => Promise<void>;
  advanceBy: (days: number) => Promise<void>;
};

/** The clock's offset to real time, kept between runs. */
export type ClockState = { offsetMs: number };

/** A clock that follows real time, or stays at `start` until it is moved. It never goes back. */
export class Time implements EmulatorClock {
  #offsetMs: number;
  readonly #start: Date | undefined;
  #world: World | undefined;
  /** Called after each due event, before the clock moves on. */
  #afterStep: () => Promise<void> = async () => {};
  /** Starts the deliveries that are due without waiting for them. */
  #deliver: () => void = () => {};
  #nextDelivery: () => number | undefined = () => undefined;
  /** Receives the offset to real time, in milliseconds, after each change. */
  onMove: (offsetMs: number) => void = () => {};
  #queue: Promise<unknown> = Promise.resolve();
  #moves = 0;

  constructor(start: Date | undefined, kept: ClockState | undefined) {
    this.#start = start;
    this.#offsetMs = kept?.offsetMs ?? 0;
  }

  /** Connects the clock to the world and to the webhook deliveries. */
  drive(
    world: World,
    other: { dueAt: () => number | undefined; settle: () => Promise<void>; deliver: () => void },
  ): void {
    this.#world = world;
    this.#afterStep = other.settle;
    this.#deliver = other.deliver;
    this.#nextDelivery = other.dueAt;
  }

  get state(): ClockState {
    return { offsetMs: this.#offsetMs };
  }

  #ms(): number {
    return (this.#start?.getTime() ?? Date.now()) + this.#offsetMs;
  }

  now(): Date {
    return new Date(this.#ms());
  }

  /** Returns the time in epoch seconds. */
  seconds(): number {
    return Math.floor(this.#ms() / 1_000);
  }

  /** Runs moves one after the other, even if several are requested in parallel. */
  #inTurn(work: () => Promise<void>): Promise<void> {
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
    if (Number.isNaN(to) || to < this.#ms()) throw new RangeError('The clock only moves forward');
    await this.#afterStep();
    const world = this.#world;
    while (world) {
      const next = nextDue(world);
      const time = Math.min(next?.time ?? Infinity, this.#nextDelivery() ?? Infinity);
      if (time > Math.floor(to / 1_000)) break;
      this.#moveTo(time * 1_000);
      if (next?.time === time) this.#happen(world, next);
      await this.#afterStep();
    }
    this.#moveTo(to);
    await this.#afterStep();
  }

  /**
   * Runs what became due while real time passed. Waits for no delivery and does nothing while the clock is being
   * moved: the receiver of a webhook calls the emulator before it answers, and would wait for itself.
   */
  catchUp(): void {
    const world = this.#world;
    if (!world || this.#moves > 0) return;
    for (;;) {
      const next = nextDue(world);
      if (!next || next.time > this.seconds()) break;
      this.#happen(world, next);
    }
    this.#deliver();
  }

  #happen(world: World, { time, run }: Due): void {
    world.transact(() => world.at(time, run));
  }

  #moveTo(ms: number): void {
    const ahead = Math.max(0, ms - this.#ms());
    if (ahead === 0) return;
    this.#offsetMs += ahead;
    this.onMove(this.#offsetMs);
  }
}
