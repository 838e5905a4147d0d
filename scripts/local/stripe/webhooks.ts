import { createHmac } from 'node:crypto';
import { daySeconds } from './billing/periods.ts';
import type { StripeEvent } from './models.ts';

/** An attempt to deliver an event; `status` is 0 without an answer. */
export type SentWebhook = { event: StripeEvent; status: number; at: number };

export type Delivery = { event: StripeEvent; dueAt: number; attempt: number };

/** Selects events, for example to drop them. */
export type EventPredicate = (event: StripeEvent) => boolean;

/** Controls with which tests and developers disturb the delivery of webhooks. */
export type WebhookControl = {
  /** Every attempted delivery, in order, with the endpoint's status. */
  readonly sent: readonly SentWebhook[];
  /** Events that are held back, delayed, or waiting for a retry. */
  readonly waiting: readonly StripeEvent[];
  /** Holds all further events back until `release`; resolves once the earlier ones are delivered. */
  hold: () => Promise<void>;
  /** Sends the held events and stops holding. */
  release: (order?: 'in order' | 'reversed') => Promise<void>;
  /** Delays every further event by the emulator's clock; 0 turns this off. */
  delay: (by: { seconds?: number; days?: number }) => void;
  /** Sends every further event this many times; 1 turns this off. */
  duplicate: (times: number) => void;
  /** Sends every further batch of events in reverse order. */
  reverse: (on: boolean) => void;
  /** Drops the nth further event (from 1), or every further event that the predicate selects. */
  drop: (which: number | EventPredicate) => void;
  /** Turns all disturbances off and sends the held events. */
  undisturbed: () => Promise<void>;
  /** Sends an event again. */
  resend: (eventId: string) => Promise<void>;
  /** Resolves once no delivery is in progress or due. */
  settled: () => Promise<void>;
};

export type WebhookEndpoint = {
  url: string;
  secret: string;
  /** Time for the signature; defaults to real time. */
  now?: () => Date;
  /** The types of events that the endpoint gets; all by default. */
  events?: readonly string[];
};

/** Seconds between a failed delivery and its retries, about three days in total. */
const retryAfter = [
  60,
  300,
  1_800,
  7_200,
  18_000,
  36_000,
  43_200,
  daySeconds / 2,
  daySeconds / 2,
  daySeconds / 2,
];
const patienceMs = 10_000;

function signature(payload: string, secret: string, time: number): string {
  const v1 = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${v1}`;
}

/** Sends signed events to one endpoint, one after the other, with retries. */
export class Webhooks implements WebhookControl {
  readonly #endpoint: WebhookEndpoint | undefined;
  readonly #seconds: () => number;
  readonly #find: (eventId: string) => StripeEvent | undefined;
  readonly #onSent: () => void;
  sent: SentWebhook[] = [];
  #deliveries: Delivery[];
  #held: StripeEvent[] | undefined;
  #batch: StripeEvent[] = [];
  #delaySeconds = 0;
  #times = 1;
  #reversed = false;
  #drops: EventPredicate[] = [];
  #working: Promise<void> | undefined;
  readonly #ending = new AbortController();

  constructor(
    endpoint: WebhookEndpoint | undefined,
    seconds: () => number,
    find: (eventId: string) => StripeEvent | undefined,
    kept: Delivery[],
    onSent: () => void,
  ) {
    this.#endpoint = endpoint;
    this.#seconds = seconds;
    this.#find = find;
    this.#deliveries = kept;
    this.#onSent = onSent;
  }

  get state(): Delivery[] {
    const held = (this.#held ?? []).map((event) => ({ event, dueAt: this.#seconds(), attempt: 0 }));
    return [...this.#deliveries, ...held];
  }

  get waiting(): readonly StripeEvent[] {
    return [...(this.#held ?? []), ...this.#deliveries.map(({ event }) => event)];
  }

  get isHolding(): boolean {
    return this.#held !== undefined;
  }

  /** Queues an event. The events of one request are sent together, after its answer. */
  add(event: StripeEvent): void {
    if (!this.#endpoint) return;
    const { events = [event.type] } = this.#endpoint;
    if (!events.includes(event.type)) return;
    if (this.#drops.some((drops) => drops(event))) return;
    if (this.#held) {
      this.#held.push(event);
      return;
    }
    if (this.#batch.length === 0) setImmediate(() => void this.#start());
    this.#batch.push(event);
  }

  #takeBatch(): void {
    const batch = this.#batch.splice(0);
    const ordered = this.#reversed ? batch.reverse() : batch;
    const dueAt = this.#seconds() + this.#delaySeconds;
    for (const event of ordered) {
      for (let n = 0; n < this.#times; n += 1) this.#deliveries.push({ event, dueAt, attempt: 0 });
    }
  }

  /** Returns when the next delivery is due. */
  nextAt(): number | undefined {
    const times = this.#deliveries.map(({ dueAt }) => dueAt);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  #start(): Promise<void> {
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      this.#takeBatch();
      const index = this.#deliveries.findIndex(({ dueAt }) => dueAt <= this.#seconds());
      const [delivery] = index < 0 ? [] : this.#deliveries.splice(index, 1);
      if (!delivery) return;
      await this.#deliver(delivery);
    }
  }

  async #deliver({ event, attempt }: Delivery): Promise<void> {
    const status = await this.#post(event);
    const at = this.#seconds();
    this.sent.push({ event, status, at });
    const pause = retryAfter[attempt];
    const failed = status < 200 || status > 299;
    if (failed && pause !== undefined) {
      this.#deliveries.push({ event, dueAt: at + pause, attempt: attempt + 1 });
    }
    this.#onSent();
  }

  async #post(event: StripeEvent): Promise<number> {
    if (!this.#endpoint) return 0;
    const { url, secret, now = () => new Date() } = this.#endpoint;
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const time = Math.floor(now().getTime() / 1_000);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(body, secret, time),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#ending.signal, AbortSignal.timeout(patienceMs)]),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  /** Starts the deliveries that are due without waiting for them. */
  deliverDue(): void {
    if ((this.nextAt() ?? Infinity) <= this.#seconds()) void this.#start();
  }

  async settled(): Promise<void> {
    while (
      !this.#ending.signal.aborted &&
      (this.#working || this.#batch.length > 0 || (this.nextAt() ?? Infinity) <= this.#seconds())
    ) {
      await this.#start();
    }
  }

  /** Aborts the delivery in progress. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#working;
  }

  async hold(): Promise<void> {
    this.#held ??= [];
    await this.settled();
  }

  async release(order: 'in order' | 'reversed' = 'in order'): Promise<void> {
    const held = this.#held ?? [];
    this.#held = undefined;
    const dueAt = this.#seconds();
    for (const event of order === 'reversed' ? held.reverse() : held) {
      for (let n = 0; n < this.#times; n += 1) this.#deliveries.push({ event, dueAt, attempt: 0 });
    }
    await this.settled();
  }

  delay({ seconds = 0, days = 0 }: { seconds?: number; days?: number }): void {
    this.#delaySeconds = seconds + days * daySeconds;
  }

  duplicate(times: number): void {
    this.#times = times;
  }

  reverse(on: boolean): void {
    this.#reversed = on;
  }

  drop(which: number | EventPredicate): void {
    if (typeof which === 'function') {
      this.#drops.push(which);
      return;
    }
    let left = which;
    this.#drops.push(() => {
      left -= 1;
      return left === 0;
    });
  }

  async undisturbed(): Promise<void> {
    this.#delaySeconds = 0;
    this.#times = 1;
    this.#reversed = false;
    this.#drops = [];
    await this.release();
  }

  async resend(eventId: string): Promise<void> {
    const event = this.#find(eventId);
    if (!event) throw new RangeError(`There is no event ${eventId}`);
    this.#deliveries.push({ event, dueAt: this.#seconds(), attempt: 0 });
    await this.settled();
  }
}
