import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asRecord } from '../aws/aws-answer.ts';
import { type CallEnd, type FunctionConfig, LocalFunction } from '../functions/local-function.ts';
import { type LambdaRecord, StreamReader, type StreamSource } from './stream-reader.ts';

/** The function that reads the stream, with the settings of its event source mapping. */
export type StreamFunction = { function: FunctionConfig; batchSize: number; retryAttempts: number };

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
 * The event source mapping of the table's stream on one machine. Reads the stream from its beginning and calls the
 * function with batches, one after another. Retries a batch from its first failed record, as often as Lambda does, then
 * gives that record up with a line on stderr instead of a message in the queue. Each start delivers all records again,
 * which Lambda may do at any time.
 */
export class StreamCalls {
  readonly #source: StreamSource;
  readonly #settings: StreamFunction;
  readonly #local: LocalFunction;
  readonly #stopped = new AbortController();
  readonly #running: Promise<void>;

  constructor(source: StreamSource, settings: StreamFunction) {
    this.#source = source;
    this.#settings = settings;
    this.#local = new LocalFunction(settings.function);
    this.#running = this.#run();
  }

  #pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.#stopped.signal }).catch(() => {});
  }

  async #run(): Promise<void> {
    let reader = new StreamReader(this.#source);
    while (!this.#stopped.signal.aborted) {
      try {
        await this.#deliver(await reader.read());
      } catch (error) {
        if (!this.#stopped.signal.aborted) console.error('Reading the stream of the table failed', error);
        reader.close();
        reader = new StreamReader(this.#source);
        await this.#pause(longestPauseMs / 10);
      }
      await this.#pause(pollMs);
    }
    reader.close();
  }

  async #deliver(records: readonly LambdaRecord[]): Promise<void> {
    const { function: config, batchSize, retryAttempts } = this.#settings;
    /** How often the record at `start` failed. */
    let failures = 0;
    let start = 0;
    while (start < records.length && !this.#stopped.signal.aborted) {
      const batch = records.slice(start, start + batchSize);
      const end = await this.#local.call(randomUUID(), JSON.stringify({ Records: batch }));
      const failed = firstFailure(end, batch);
      if (failed === undefined) {
        start += batch.length;
        failures = 0;
        continue;
      }
      failures = failed === 0 ? failures + 1 : 1;
      start += failed;
      if (failures > retryAttempts) {
        console.error(`${config.name} gave up record ${records[start]?.dynamodb.SequenceNumber}`);
        start += 1;
        failures = 0;
      } else {
        await this.#pause(Math.min(1_000 * 2 ** (failures - 1), longestPauseMs));
      }
    }
  }

  /** Stops immediately. The next start delivers unfinished records again. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#local.stop();
    await this.#running;
  }
}
