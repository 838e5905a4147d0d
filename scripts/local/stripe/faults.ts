/** A fault for the next matching request. */
export type Fault = {
  method?: string;
  /** A part of the path, such as `/v1/subscriptions`, or a pattern for it. */
  path?: string | RegExp;
  kind:
    | 'lost before' // does nothing and breaks the connection
    | 'lost after' // handles the request, but never answers
    | 'error' // does nothing and answers 500
    | 'delay' // handles the request and answers later
    | 'hold'; // handles the request and answers on release
  /** For `delay`: real milliseconds before the answer. */
  ms?: number;
};

const fits = (path: string, part: string | RegExp) =>
  typeof part === 'string' ? path.includes(part) : part.test(path);

/** Faults that tests inject. The first matching request uses a fault up. */
export class Faults {
  #next: Fault[] = [];
  #held: (() => void)[] = [];
  #waiting: { count: number; tell: () => void }[] = [];

  next(fault: Fault): void {
    this.#next.push(fault);
  }

  take(method: string, path: string): Fault | undefined {
    const index = this.#next.findIndex(
      (fault) => (fault.method ?? method) === method && fits(path, fault.path ?? ''),
    );
    return index < 0 ? undefined : this.#next.splice(index, 1)[0];
  }

  /** Resolves when a held request may be answered. */
  hold(): Promise<void> {
    return new Promise((resolve) => {
      this.#held.push(resolve);
      this.#tellWaiting();
    });
  }

  #tellWaiting(): void {
    const ready = this.#waiting.filter(({ count }) => this.#held.length >= count);
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { tell } of ready) tell();
  }

  /** Resolves once this many requests were handled and their answers are held. */
  whenHeld(count = 1): Promise<void> {
    return new Promise((tell) => {
      this.#waiting.push({ count, tell });
      this.#tellWaiting();
    });
  }

  /** Answers held requests and drops unused faults. */
  release(): void {
    this.#next = [];
    for (const answer of this.#held.splice(0)) answer();
    for (const { tell } of this.#waiting.splice(0)) tell();
  }
}
