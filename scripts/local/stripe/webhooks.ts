import { createHmac } from 'node:crypto';
import { daySeconds } from './billing/periods.ts';
import type { StripeEvent } from './models.ts';

/** One attempt to deliver an event; `status` 0 when nobody answered. */
export type SentWebhook = { event: StripeEvent; status: number; at: number };

export type Delivery = { event: StripeEvent; dueAt: number; attempt: number };

/** Picks events, for instance to lose them: by a function or by type. */
export type EventPredicate = (event: StripeEvent) => boolean;

/** How tests and developers disturb the delivery of webhooks. */
export type WebhookControl = {
  /** Every delivery that was tried, in order, with the endpoint's status. */
  readonly sent: readonly SentWebhook[];
  /** Events that wait: held back, delayed, or due to be tried again. */
  readonly waiting: readonly StripeEvent[];
  /** Keeps all further events back until `release`. */
  hold: () => void;
  /** Sends what was held back, in order or reversed, and holds no more. */
  release: (order?: 'in order' | 'reversed') => Promise<void>;
  /** Sends every further event this much later by the double's clock; 0 ends it. */
  delay: (by: { seconds?: number; days?: number }) => void;
  /** Sends every further event this many times; 1 ends it. */
  duplicate: (times: number) => void;
  /** Sends every further batch of events in the reverse order. */
  reverse: (on: boolean) => void;
  /** Loses the nth further event (from 1), or every further one that the predicate picks; once sent, it is gone. */
  drop: (which: number | EventPredicate) => void;
  /** Takes every disturbance off, and sends what was held back. */
  undisturbed: () => Promise<void>;
  /** Sends an event again, by its id. */
  resend: (eventId: string) => Promise<void>;
  /** Resolves once nothing is on its way any more. */
  settled: () => Promise<void>;
};

export type WebhookEndpoint = {
  url: string;
  secret: string;
  /** The time in the signature; the real one unless the endpoint judges by another clock. */
  now?: () => Date;
};

/** When a delivery that failed is tried again, in seconds after the failure; about three days in all. */
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

/** Sends events to one endpoint: one after the other, signed, tried again when refused. */
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

  /** Takes an event on; what one request made is sent together, after its answer. */
  add(event: StripeEvent): void {
    if (!this.#endpoint) return;
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

  /** When the next delivery is due. */
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

  /** Sends what is due by now, without waiting for it. */
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

  /** Gives up what is on its way; it stays among what waits. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#working;
  }

  hold(): void {
    this.#held ??= [];
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
