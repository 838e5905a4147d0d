/** What goes wrong with the next request that matches, once. */
export type Fault = {
  method?: string;
  /** A part of the path, such as `/v1/subscriptions`, or a pattern that it fits. */
  path?: string | RegExp;
  kind:
    | 'lost before' // nothing is done, the connection breaks
    | 'lost after' // it is done, but the answer never arrives
    | 'error' // nothing is done, 500 is answered
    | 'delay' // it is done, and answered later
    | 'hold'; // it is done, and answered when what is held is released
  /** For `delay`: real milliseconds between doing and answering. */
  ms?: number;
};

const fits = (path: string, part: string | RegExp) =>
  typeof part === 'string' ? path.includes(part) : part.test(path);

/** Faults that tests inject, each used up by the first request that it matches. */
export class Faults {
  #next: Fault[] = [];
  #held: (() => void)[] = [];
  #waiting: (() => void)[] = [];

  next(fault: Fault): void {
    this.#next.push(fault);
  }

  take(method: string, path: string): Fault | undefined {
    const index = this.#next.findIndex(
      (fault) => (fault.method ?? method) === method && fits(path, fault.path ?? ''),
    );
    return index < 0 ? undefined : this.#next.splice(index, 1)[0];
  }

  /** Of a request with `hold`: resolves when it may be answered. */
  hold(): Promise<void> {
    return new Promise((resolve) => {
      this.#held.push(resolve);
      for (const tell of this.#waiting.splice(0)) tell();
    });
  }

  /** Resolves once a request is done and its answer held. */
  async whenHeld(): Promise<void> {
    if (this.#held.length === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Answers what is held, and forgets faults that matched nothing. */
  release(): void {
    this.#next = [];
    for (const answer of this.#held.splice(0)) answer();
    for (const tell of this.#waiting.splice(0)) tell();
  }
}
