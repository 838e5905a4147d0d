/** What goes wrong with the next request that matches, once. */
export type Fault = {
  method?: string;
  /** A part of the path, such as `/v1/subscriptions`, or a pattern that it fits. */
  path?: string | RegExp;
  kind:
    | 'lost before' // nothing is done, the connection breaks
    | 'lost after' // it is done, but the answer never arrives
    | 'error' // nothing is done, 500 is answered
    | 'delay'; // it is done, and answered later
  /** For `delay`: real milliseconds between doing and answering. */
  ms?: number;
};

const fits = (path: string, part: string | RegExp) =>
  typeof part === 'string' ? path.includes(part) : part.test(path);

/** Faults that tests inject, each used up by the first request that it matches. */
export class Faults {
  #next: Fault[] = [];

  next(fault: Fault): void {
    this.#next.push(fault);
  }

  take(method: string, path: string): Fault | undefined {
    const index = this.#next.findIndex(
      (fault) => (fault.method ?? method) === method && fits(path, fault.path ?? ''),
    );
    return index < 0 ? undefined : this.#next.splice(index, 1)[0];
  }
}
