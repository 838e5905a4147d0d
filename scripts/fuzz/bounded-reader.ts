import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Reading } from './reading-process.ts';

/** The bounds of one reading. The memory is that of the whole process. */
export type Bounds = { seconds: number; megabytes: number };

/** Reads inputs in a process of its own, which is ended when an input exceeds a bound. */
export class BoundedReader {
  readonly #arguments: string[];
  readonly #bounds: Bounds;
  #process: ChildProcess | undefined;

  constructor(reader: string, bounds: Bounds, module?: string) {
    this.#arguments = module ? [reader, module] : [reader];
    this.#bounds = bounds;
  }

  async #started(): Promise<ChildProcess> {
    if (this.#process) return this.#process;
    const started = fork(new URL('./reading-process.ts', import.meta.url), this.#arguments, {
      execArgv: [`--max-old-space-size=${this.#bounds.megabytes}`],
      // What V8 says before it gives up is not worth showing: the fault is reported.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(started, 'message');
    this.#process = started;
    return started;
  }

  /** Returns what is wrong with the reading of an input; undefined if it was read or refused within the bounds. */
  async read(input: Buffer): Promise<string | undefined> {
    const reader = await this.#started();
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const limit = setTimeout(
      () => resolve(`hang: more than ${this.#bounds.seconds} seconds`),
      this.#bounds.seconds * 1000,
    );
    reader.once('exit', (code, signal) => resolve(`crash: ended with ${signal ?? code}`));
    reader.once('message', ({ fault, peakMegabytes }: Reading) => {
      if (fault) resolve(`error: ${fault}`);
      else resolve(peakMegabytes > this.#bounds.megabytes ? `memory: ${peakMegabytes} MB` : undefined);
    });
    reader.send(input.toString('base64'));
    const fault = await promise;
    clearTimeout(limit);
    reader.removeAllListeners();
    if (fault) this.stop();
    return fault;
  }

  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}
