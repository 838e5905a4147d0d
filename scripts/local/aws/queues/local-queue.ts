import { randomUUID } from 'node:crypto';

/** The settings of a queue. A FIFO queue's name ends with `.fifo`. */
export type QueueSettings = {
  name: string;
  visibilitySeconds: number;
  /** A message that was received this often moves to the dead-letter queue. */
  attempts: number;
};

/** A message as it is sent. */
export type SentMessage = { body: string; group?: string; deduplicationId?: string };

/** A message as it is received. */
export type ReceivedMessage = SentMessage & { id: string; receiptHandle: string; receives: number };

type Stored = ReceivedMessage & { visibleAt: number };

const deduplicationMs = 5 * 60_000;

/**
 * A queue of SQS in memory. Received messages are invisible until they are removed or their time has passed. A FIFO
 * queue delivers each group in order and none of its messages while another is invisible, and accepts a
 * deduplication ID once in five minutes. A standard queue prefers groups of which few messages are being processed.
 * `now` is in epoch milliseconds.
 */
export class LocalQueue {
  readonly settings: QueueSettings;
  readonly isFifo: boolean;
  readonly #now: () => number;
  readonly #accepted = new Map<string, { id: string; at: number }>();
  #messages: Stored[] = [];
  #arrived = () => {};
  readonly #deadLetters: LocalQueue | undefined;

  constructor(
    settings: QueueSettings,
    { deadLetters, now = Date.now }: { deadLetters?: LocalQueue; now?: () => number } = {},
  ) {
    this.settings = settings;
    this.isFifo = settings.name.endsWith('.fifo');
    this.#deadLetters = deadLetters;
    this.#now = now;
  }

  /** Sets the function that is called when messages may have become available. */
  onArrival(arrived: () => void): void {
    this.#arrived = arrived;
  }

  /** Adds a message, and returns its ID; that of the first one if it is a duplicate. */
  send(message: SentMessage): string {
    const now = this.#now();
    const key = this.isFifo ? `${message.group} ${message.deduplicationId}` : undefined;
    const before = key === undefined ? undefined : this.#accepted.get(key);
    if (before && now - before.at < deduplicationMs) return before.id;
    const id = randomUUID();
    if (key !== undefined) this.#accepted.set(key, { id, at: now });
    const { body, group, deduplicationId } = message;
    this.#messages.push({
      body,
      ...(group !== undefined && { group }),
      ...(deduplicationId !== undefined && { deduplicationId }),
      id,
      receiptHandle: '',
      receives: 0,
      visibleAt: now,
    });
    this.#arrived();
    return id;
  }

  /** Receives up to `max` messages and makes them invisible. Moves away those that were received too often. */
  receive(max: number): ReceivedMessage[] {
    const now = this.#now();
    const inFlight = new Map<string | undefined, number>();
    for (const { group, visibleAt } of this.#messages) {
      if (visibleAt > now) inFlight.set(group, (inFlight.get(group) ?? 0) + 1);
    }
    const busy = ({ group }: Stored) => (group === undefined ? 0 : (inFlight.get(group) ?? 0));
    const visible = this.#messages.filter(({ visibleAt }) => visibleAt <= now);
    const available = this.isFifo
      ? visible.filter((message) => busy(message) === 0)
      : visible.toSorted((one, other) => busy(one) - busy(other));
    const received: ReceivedMessage[] = [];
    for (const message of available) {
      if (received.length === max) break;
      if (message.receives >= this.settings.attempts) {
        this.#messages = this.#messages.filter((one) => one !== message);
        this.#deadLetters?.send(message);
        console.error(`${this.settings.name} gave up message ${message.id}`);
        continue;
      }
      message.receives += 1;
      message.receiptHandle = randomUUID();
      message.visibleAt = now + this.settings.visibilitySeconds * 1_000;
      const { visibleAt: _, ...copy } = message;
      received.push(copy);
    }
    return received;
  }

  /** Removes a received message. */
  remove(receiptHandle: string): void {
    this.#messages = this.#messages.filter((message) => message.receiptHandle !== receiptHandle);
    this.#arrived();
  }

  /** Makes a received message visible again after some seconds. Returns false if it is no longer there. */
  changeVisibility(receiptHandle: string, seconds: number): boolean {
    const found = this.#messages.find((message) => message.receiptHandle === receiptHandle);
    if (!found) return false;
    found.visibleAt = this.#now() + seconds * 1_000;
    this.#arrived();
    return true;
  }

  /** The next time, in epoch milliseconds, at which an invisible message becomes visible; undefined if there is none. */
  nextVisibleAt(): number | undefined {
    const now = this.#now();
    const times = this.#messages.map(({ visibleAt }) => visibleAt).filter((at) => at > now);
    return times.length > 0 ? Math.min(...times) : undefined;
  }
}
