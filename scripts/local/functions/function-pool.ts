import { availableParallelism } from 'node:os';
import { type CallEnd, type FunctionConfig, LocalFunction } from './local-function.ts';

/**
 * Runs a function in several workers, so that a call that computes for long does not hold up others, as on Lambda. Starts
 * a worker when all are busy, up to `size`; beyond the machine's processors, calls share workers.
 */
export class FunctionPool {
  readonly #config: FunctionConfig;
  readonly #size: number;
  readonly #workers: { local: LocalFunction; calls: number }[] = [];

  constructor(config: FunctionConfig, size: number) {
    this.#config = config;
    this.#size = Math.min(size, Math.max(2, availableParallelism()));
  }

  /** Calls the handler in the least busy worker. */
  async call(id: string, event: string): Promise<CallEnd> {
    let [worker] = this.#workers.toSorted((one, other) => one.calls - other.calls);
    if (!worker || (worker.calls > 0 && this.#workers.length < this.#size)) {
      worker = { local: new LocalFunction(this.#config), calls: 0 };
      this.#workers.push(worker);
    }
    worker.calls += 1;
    try {
      return await worker.local.call(id, event);
    } finally {
      worker.calls -= 1;
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map(({ local }) => local.stop()));
  }
}
