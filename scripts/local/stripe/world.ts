import { isDeepStrictEqual } from 'node:util';
import { type Data, emptyData, type Json, type StripeEvent } from './models.ts';
import { missing, StripeError } from './stripe-error.ts';
import { render } from './views/render.ts';

type Origin = StripeEvent['request'];
const noOrigin: Origin = { id: null, idempotency_key: null };

/**
 * All that the double knows: its records, its events and what time it is. Everything in it is
 * synchronous, so that each request sees and leaves a whole state.
 */
export class World {
  data: Data;
  events: StripeEvent[];
  readonly #globalTime: () => number;
  /** Called with every event that a finished transaction made. */
  onEvent: (event: StripeEvent) => void = () => {};
  /** The request that is being answered; events name it. */
  origin: Origin = noOrigin;
  #lastViews = new Map<string, Json>();
  #unsent: StripeEvent[] = [];
  #depth = 0;
  #rehearsing = false;
  /** While due work runs, the time at which it was due. */
  #workTime: number | undefined;

  constructor(globalTime: () => number, seed: string, data = emptyData(seed), events: StripeEvent[] = []) {
    this.#globalTime = globalTime;
    this.data = data;
    this.events = events;
  }

  /** Epoch seconds for this customer: of its test clock if it has one, of the double otherwise. */
  now(customerId?: string | null): number {
    if (this.#workTime !== undefined) return this.#workTime;
    const clock = customerId ? this.data.customers[customerId]?.testClock : null;
    return clock ? (this.data.testClocks[clock]?.frozenTime ?? this.#globalTime()) : this.#globalTime();
  }

  /** Runs work as if it were this time. */
  at<T>(time: number, work: () => T): T {
    const before = this.#workTime;
    this.#workTime = time;
    try {
      return work();
    } finally {
      this.#workTime = before;
    }
  }

  id(prefix: string): string {
    this.data.sequence += 1;
    return `${prefix}_${this.data.seed}${this.data.sequence.toString(36).padStart(8, '0')}`;
  }

  view(id: string, now = this.now()): Json {
    const view = render(this.data, id, now);
    if (!view) throw missing('object', id);
    return view;
  }

  #record(type: string, object: Json, previous: Json | undefined, created: number): void {
    if (this.#rehearsing) return;
    const event: StripeEvent = {
      id: this.id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      data: {
        object: structuredClone(object),
        ...(previous ? { previous_attributes: structuredClone(previous) } : {}),
      },
      livemode: false,
      pending_webhooks: 0,
      request: this.origin,
      type,
    };
    this.events.push(event);
    this.#unsent.push(event);
  }

  /** Tells that something happened to the object, with the object as it is now. */
  emit(type: string, id: string, now = this.now()): void {
    const view = this.view(id, now);
    this.#record(type, view, undefined, now);
    // Only the first event of an object stands for its fields; others say what happened beside them.
    if (!this.#lastViews.has(id)) this.#lastViews.set(id, view);
  }

  /** Tells of a change, with the earlier values of what changed; silent when nothing did. */
  emitChange(type: string, id: string, now = this.now()): void {
    const view = this.view(id, now);
    const before = this.#lastViews.get(id);
    this.#lastViews.set(id, view);
    if (!before) {
      this.#record(type, view, {}, now);
      return;
    }
    const changed = Object.keys({ ...before, ...view }).filter(
      (key) => !isDeepStrictEqual(before[key], view[key]),
    );
    if (changed.length === 0) return;
    this.#record(type, view, Object.fromEntries(changed.map((key) => [key, before[key] ?? null])), now);
  }

  /** What earlier runs emitted last is what the first change of this run is compared with. */
  rememberViews(): void {
    const kinds = [
      this.data.products,
      this.data.prices,
      this.data.customers,
      this.data.paymentMethods,
      this.data.paymentIntents,
      this.data.setupIntents,
      this.data.invoices,
      this.data.subscriptions,
      this.data.schedules,
    ];
    for (const id of kinds.flatMap((records) => Object.keys(records))) this.#lastViews.set(id, this.view(id));
  }

  /** All of it or, when it is refused, nothing of it (unless the refusal keeps what was done). */
  transact<T>(work: () => T): T {
    const before = structuredClone(this.data);
    const views = new Map(this.#lastViews);
    const eventCount = this.events.length;
    const unsentCount = this.#unsent.length;
    this.#depth += 1;
    try {
      return work();
    } catch (error) {
      if (!(error instanceof StripeError && error.keepsChanges)) {
        this.data = before;
        this.#lastViews = views;
        this.events.length = eventCount;
        this.#unsent.length = unsentCount;
      }
      throw error;
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0 && !this.#rehearsing) this.#send();
    }
  }

  /** Does the work for its result alone: no record, no event and no charge remains. */
  rehearse<T>(work: () => T): T {
    const before = structuredClone(this.data);
    const views = new Map(this.#lastViews);
    const wasRehearsing = this.#rehearsing;
    this.#rehearsing = true;
    try {
      return work();
    } finally {
      this.data = before;
      this.#lastViews = views;
      this.#rehearsing = wasRehearsing;
    }
  }

  get rehearsing(): boolean {
    return this.#rehearsing;
  }

  #send(): void {
    for (const event of this.#unsent.splice(0)) this.onEvent(event);
  }
}

/** The record with this id, or Stripe's refusal. */
export function existing<T>(records: Record<string, T>, kind: string, id: string, param = 'id'): T {
  const found = Object.hasOwn(records, id) ? records[id] : undefined;
  if (!found) throw missing(kind, id, param);
  return found;
}
