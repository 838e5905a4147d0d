import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ClockState } from './clock.ts';
import type { Data, StripeEvent } from './models.ts';
import type { Delivery } from './webhooks.ts';
import type { KeptAnswer } from './wire/idempotency.ts';

/** The state that is kept between runs. */
export type Kept = {
  format: 1;
  data: Data;
  events: StripeEvent[];
  deliveries: Delivery[];
  answers: Record<string, KeptAnswer>;
  clock: ClockState;
};

const saveAfterMs = 50;
/** Saving takes at most one part in this many of the time. */
const saveShare = 20;

/** Keeps the emulator's state in a JSON file. Each save writes a new file and renames it, so a file is always complete. */
export class Keeper {
  readonly #file: string | undefined;
  readonly #collect: () => Kept;
  #timer: NodeJS.Timeout | undefined;
  #pauseMs = saveAfterMs;

  constructor(file: string | undefined, collect: () => Kept) {
    this.#file = file;
    this.#collect = collect;
  }

  /** Reads the state of an earlier run; undefined if there is none. */
  static read(file: string | undefined): Kept | undefined {
    if (file === undefined) return undefined;
    try {
      const kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
      if (kept.format === 1) return kept;
      throw new Error(`${file} has another format; delete it to start again`);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Saves after a short pause, so that many changes in a row cause one save. */
  soon(): void {
    if (this.#file === undefined) return;
    this.#timer ??= setTimeout(() => this.now(), this.#pauseMs);
  }

  now(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#file === undefined) return;
    const start = performance.now();
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#collect()));
    renameSync(`${this.#file}.new`, this.#file);
    this.#pauseMs = Math.max(saveAfterMs, saveShare * (performance.now() - start));
  }
}
