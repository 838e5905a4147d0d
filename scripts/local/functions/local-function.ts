import { Worker } from 'node:worker_threads';
import type { FunctionCall, FunctionResult, FunctionWorkerData } from './function-calls.ts';

/** A function of the stage: its bundle, its limits, and exactly the environment that its stack gives it. */
export type FunctionConfig = FunctionWorkerData & { environment: Record<string, string> };

/** The end of a call: the handler's answer as JSON, or the name of the error, such as a timeout. */
export type CallEnd = { json: string } | { failed: string };

/**
 * Runs a function in its own worker with its own environment. The first call starts the worker, like a cold start, and
 * so does the first call after a crash or a timeout. Parallel calls share the worker.
 */
export class LocalFunction {
  readonly #config: FunctionConfig;
  #worker: Worker | undefined;
  readonly #running = new Map<string, (end: CallEnd) => void>();

  constructor(config: FunctionConfig) {
    this.#config = config;
  }

  #start(): Worker {
    const { environment, ...data } = this.#config;
    const { NODE_COMPILE_CACHE } = process.env;
    const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
      // The worker takes the name of the cache out again before it loads the function.
      env: { ...environment, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
      workerData: data,
      name: data.name,
    });
    worker.on('message', (result: FunctionResult) => this.#settle(result.id, result));
    worker.on('error', (error) => {
      console.error(`${data.name} crashed`, error);
      this.#discard(worker, error instanceof Error ? error.name : 'Error');
    });
    worker.on('exit', () => this.#discard(worker, 'Runtime.ExitError'));
    return worker;
  }

  #settle(id: string, end: CallEnd): void {
    this.#running.get(id)?.(end);
    this.#running.delete(id);
  }

  #discard(worker: Worker, failed: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const id of [...this.#running.keys()]) this.#settle(id, { failed });
    void worker.terminate();
  }

  /** Calls the handler. A call that exceeds the function's timeout ends the worker, as on Lambda. */
  async call(id: string, event: string): Promise<CallEnd> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const ended = new Promise<CallEnd>((resolve) => this.#running.set(id, resolve));
    const milliseconds = this.#config.timeoutSeconds * 1000;
    const call: FunctionCall = { id, event, cutOffAt: Date.now() + milliseconds };
    worker.postMessage(call);
    const limit = setTimeout(() => {
      console.error(`${this.#config.name} timed out after ${this.#config.timeoutSeconds} s`);
      this.#discard(worker, 'Sandbox.Timedout');
    }, milliseconds);
    return ended.finally(() => clearTimeout(limit));
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }
}
