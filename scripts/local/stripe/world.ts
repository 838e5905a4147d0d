import { isDeepStrictEqual } from 'node:util';
import { type Data, emptyData, type Json, type StripeEvent } from './models.ts';
import { missing, StripeError } from './stripe-error.ts';
import { render } from './views/render.ts';

type Origin = StripeEvent['request'];
const noOrigin: Origin = { id: null, idempotency_key: null };

/** The emulator's records, events and time. All work is synchronous, so each request sees a consistent state. */
export class World {
  data: Data;
  events: StripeEvent[];
  readonly #time: () => number;
  /** Receives every event of a finished transaction. */
  onEvent: (event: StripeEvent) => void = () => {};
  /** The current request, which events name. */
  origin: Origin = noOrigin;
  #lastViews = new Map<string, Json>();
  #unsent: StripeEvent[] = [];
  #depth = 0;
  #rehearsing = false;
  /** The time of due work while it runs. */
  #workTime: number | undefined;

  constructor(time: () => number, seed: string, data = emptyData(seed), events: StripeEvent[] = []) {
    this.#time = time;
    this.data = data;
    this.events = events;
  }

  /** Returns the time in epoch seconds. */
  now(): number {
    return this.#workTime ?? this.#time();
  }

  /** Runs work at the given time. */
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

  view(id: string): Json {
    const view = render(this.data, id, this.now());
    if (!view) throw missing('object', id);
    return view;
  }

  #record(type: string, object: Json, previous?: Json): void {
    if (this.#rehearsing) return;
    const event: StripeEvent = {
      id: this.id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.now(),
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

  /** Emits an event with a snapshot of the object. */
  emit(type: string, id: string): void {
    const view = this.view(id);
    this.#record(type, view);
    // Changes are compared with the last `emitChange`, or with the object's first event.
    if (!this.#lastViews.has(id)) this.#lastViews.set(id, view);
  }

  /** Emits an event with the previous values of the changed fields. Emits nothing if nothing changed. */
  emitChange(type: string, id: string): void {
    const view = this.view(id);
    const before = this.#lastViews.get(id);
    this.#lastViews.set(id, view);
    if (!before) {
      this.#record(type, view, {});
      return;
    }
    const changed = Object.keys({ ...before, ...view }).filter(
      (key) => !isDeepStrictEqual(before[key], view[key]),
    );
    if (changed.length === 0) return;
    this.#record(type, view, Object.fromEntries(changed.map((key) => [key, before[key] ?? null])));
  }

  /** Remembers the objects of an earlier run, so that this run's first changes are compared with them. */
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

  /** Runs work and undoes it if it is refused, unless the refusal keeps its changes. */
  transact<T>(work: () => T): T {
    // As JSON, which the data is kept as anyway: that takes a fraction of the time of a clone.
    const before = JSON.stringify(this.data);
    const views = new Map(this.#lastViews);
    const eventCount = this.events.length;
    const unsentCount = this.#unsent.length;
    this.#depth += 1;
    try {
      return work();
    } catch (error) {
      if (!(error instanceof StripeError && error.keepsChanges)) {
        this.data = JSON.parse(before) as Data;
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

  /** Runs work only for its result. No record, event or charge remains. */
  rehearse<T>(work: () => T): T {
    const before = JSON.stringify(this.data);
    const views = new Map(this.#lastViews);
    const wasRehearsing = this.#rehearsing;
    this.#rehearsing = true;
    try {
      return work();
    } finally {
      this.data = JSON.parse(before) as Data;
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

/** Returns the record with this ID, or throws Stripe's error. */
export function existing<T>(records: Record<string, T>, kind: string, id: string, param = 'id'): T {
  const found = Object.hasOwn(records, id) ? records[id] : undefined;
  if (!found) throw missing(kind, id, param);
  return found;
}
