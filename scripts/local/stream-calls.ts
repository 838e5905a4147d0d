import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asRecord } from './aws-answer.ts';
import { fitsPattern } from './event-filter.ts';
import { type CallEnd, type FunctionConfig, LocalFunction } from './local-function.ts';
import { type LambdaRecord, StreamReader, type StreamSource } from './stream-reader.ts';

/** A function that the stream calls, with the settings of its event source mapping. */
export type StreamFunction = {
  function: FunctionConfig;
  filters: unknown[];
  batchSize: number;
  retryAttempts: number;
};

/** A function, and a promise that settles after all deliveries to it so far. */
type Target = StreamFunction & { local: LocalFunction; delivered: Promise<void> };

const pollMs = 500;
const longestPauseMs = 30_000;

/** Returns the index of the first record that failed, or undefined if all succeeded. */
function firstFailure(end: CallEnd, records: readonly LambdaRecord[]): number | undefined {
  if ('failed' in end) return 0;
  const failures = asRecord(JSON.parse(end.json))?.['batchItemFailures'];
  if (!Array.isArray(failures) || failures.length === 0) return undefined;
  const failed = failures.map((failure) => asRecord(failure)?.['itemIdentifier']);
  const places = failed.map((id) => records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === id));
  // Like Lambda, treat the failure of an unknown record as a failure of the whole batch.
  return Math.max(0, Math.min(...places));
}

/**
 * The event source mappings of the table's stream on one machine. Reads the stream from its beginning and calls each
 * function in batches with the records that match its filters. Retries a failed record alone, as often as Lambda
 * does, then gives it up with a line on stderr instead of a message in the queue. Each start delivers all records
 * again, which Lambda may do at any time.
 */
export class StreamCalls {
  readonly #source: StreamSource;
  readonly #functions: Target[];
  readonly #stopped = new AbortController();
  readonly #running: Promise<void>;

  constructor(source: StreamSource, functions: readonly StreamFunction[]) {
    this.#source = source;
    this.#functions = functions.map((one) => ({
      ...one,
      local: new LocalFunction(one.function),
      delivered: Promise.resolve(),
    }));
    this.#running = this.#run();
  }

  #pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.#stopped.signal }).catch(() => {});
  }

  readonly #report = (error: unknown): void => {
    if (!this.#stopped.signal.aborted) console.error('Reading the stream of the table failed', error);
  };

  async #run(): Promise<void> {
    let reader = new StreamReader(this.#source);
    while (!this.#stopped.signal.aborted) {
      try {
        const records = await reader.read();
        // A slow function does not delay others, just as each mapping reads the stream on its own.
        for (const one of this.#functions) {
          one.delivered = one.delivered.then(() => this.#deliver(one, records)).catch(this.#report);
        }
      } catch (error) {
        this.#report(error);
        reader.close();
        reader = new StreamReader(this.#source);
        await this.#pause(longestPauseMs / 10);
      }
      await this.#pause(pollMs);
    }
    reader.close();
  }

  async #deliver(to: Target, records: readonly LambdaRecord[]): Promise<void> {
    const fitting = records.filter((record) => to.filters.some((filter) => fitsPattern(record, filter)));
    for (let start = 0; start < fitting.length; start += to.batchSize) {
      let batch = fitting.slice(start, start + to.batchSize);
      while (batch.length > 0 && !this.#stopped.signal.aborted) {
        const failure = await this.#call(to.local, batch);
        if (failure === undefined) break;
        const [failed, ...rest] = batch.slice(failure);
        if (failed) await this.#retry(to, failed);
        batch = rest;
      }
    }
  }

  async #call(local: LocalFunction, batch: readonly LambdaRecord[]): Promise<number | undefined> {
    return firstFailure(await local.call(randomUUID(), JSON.stringify({ Records: batch })), batch);
  }

  async #retry(to: Target, record: LambdaRecord): Promise<void> {
    for (let attempt = 0; attempt < to.retryAttempts; attempt += 1) {
      await this.#pause(Math.min(1_000 * 2 ** attempt, longestPauseMs));
      if (this.#stopped.signal.aborted || (await this.#call(to.local, [record])) === undefined) return;
    }
    console.error(`${to.function.name} gave up record ${record.dynamodb.SequenceNumber}`);
  }

  /** Stops immediately. The next start delivers unfinished records again. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#functions.map(({ local }) => local.stop()));
    await this.#running;
    await Promise.all(this.#functions.map(({ delivered }) => delivered));
  }
}
