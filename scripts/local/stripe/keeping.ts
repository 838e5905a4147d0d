import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ClockState } from './clock.ts';
import type { Data, StripeEvent } from './models.ts';
import type { Delivery } from './webhooks.ts';
import type { KeptAnswer } from './wire/idempotency.ts';

/** All that outlives a run. */
export type Kept = {
  format: 1;
  data: Data;
  events: StripeEvent[];
  deliveries: Delivery[];
  answers: Record<string, KeptAnswer>;
  clock: ClockState;
};

const saveAfterMs = 50;

/** Keeps the double's state in a JSON file, written whole and renamed, so that it is never half there. */
export class Keeper {
  readonly #file: string | undefined;
  readonly #collect: () => Kept;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: string | undefined, collect: () => Kept) {
    this.#file = file;
    this.#collect = collect;
  }

  /** What an earlier run left; undefined when there was none. */
  static read(file: string | undefined): Kept | undefined {
    if (file === undefined) return undefined;
    try {
      const kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
      if (kept.format === 1) return kept;
      throw new Error(`${file} is of another format; remove it to start afresh`);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Saves soon; many changes in a row are saved once. */
  soon(): void {
    if (this.#file === undefined) return;
    this.#timer ??= setTimeout(() => this.now(), saveAfterMs);
  }

  now(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#file === undefined) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#collect()));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
