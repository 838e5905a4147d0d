import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64 } from '../bytes.ts';
import type { CheckBudget } from '../check-budget.ts';
import { checkCheckpoint } from '../log/check-checkpoint.ts';
import { checkHistory } from '../log/check-history.ts';
import { checkInclusion } from '../log/check-inclusion.ts';
import { checkWitnesses, type TrustedWitnesses, unwitnessed } from '../log/check-witnesses.ts';
import type { Checkpoint } from '../log/checkpoint.ts';
import type { KnownKeys } from '../log/known-keys.ts';
import { boundedReader, type ReadLogFile } from '../log/log-files.ts';
import { nameOf } from '../record/check-record.ts';
import { checkTimestamp } from '../signature/check-timestamp.ts';
import { type Statement, unchecked } from '../statement.ts';
import type { ProvenLink } from './evidence-file.ts';

const notLogged = (what: string) =>
  `${what} was not yet in the log when the file was made. Download the file again later, and check it then.`;

type Trusted = { keys: KnownKeys; readLog?: ReadLogFile; witnesses?: TrustedWitnesses };

type Proof = Pick<ProvenLink, 'link' | 'log' | 'timestamp'>;

/**
 * Checks the proofs of the public log about the links of one file: an entry and its addenda. They usually share a checkpoint, so
 * each checkpoint, each timestamp, and the history of the log since are checked and reported once.
 */
export class LogChecks {
  readonly #keys: KnownKeys;
  readonly #witnesses: TrustedWitnesses | undefined;
  readonly #read: ReadLogFile | undefined;
  readonly #budget: CheckBudget;
  readonly #checkpoints = new Map<string, Checkpoint | undefined>();
  readonly #timestamps = new Set<string>();

  constructor({ keys, readLog, witnesses }: Trusted, budget: CheckBudget) {
    this.#keys = keys;
    this.#witnesses = witnesses;
    this.#budget = budget;
    this.#read = readLog && boundedReader(readLog, budget);
  }

  /** Checks that the log contains a link of a journal. Throws UnreadableFile if the file needs too much work. */
  async statements({ link, log, timestamp }: Proof, journalId: string): Promise<Statement[]> {
    if (!log) return this.#notLogged(link);
    const { statements, checkpoint, isNew } = await this.#checkpoint(log.checkpoint);
    if (!checkpoint) return statements;
    const logged = { journalId, position: link.position, hash: link.hash };
    statements.push(checkInclusion(logged, log, checkpoint));
    if (timestamp !== null) statements.push(...(await this.#timestamp(timestamp, log.checkpoint)));
    if (isNew) {
      statements.push(...(await checkHistory(checkpoint, this.#keys.log, this.#read, this.#budget)));
      const { checkYearlyTimestamp } = await import('../log/yearly-timestamps.ts');
      const log = { keys: this.#keys, read: this.#read };
      statements.push(...(await checkYearlyTimestamp(checkpoint, log, this.#budget)));
    }
    return statements;
  }

  #notLogged(link: Proof['link']): Statement[] {
    const text = notLogged(link.kind === 'addendum' ? `A${nameOf(link).slice(1)}` : 'This entry');
    return [
      unchecked('inclusion', text),
      ...(this.#witnesses ? [unwitnessed(this.#witnesses, 'The file has no proof of the log.')] : []),
    ];
  }

  async #checkpoint(note: string) {
    if (this.#checkpoints.has(note)) {
      return { statements: [], checkpoint: this.#checkpoints.get(note), isNew: false };
    }
    this.#budget.spend('signatureChecks');
    const { statements, checkpoint } = await checkCheckpoint(note, this.#keys.log);
    if (checkpoint) {
      const spend = () => this.#budget.spend('signatureChecks');
      statements.push(...(await checkWitnesses(note, this.#witnesses, this.#keys.log, spend)));
    }
    this.#checkpoints.set(note, checkpoint);
    return { statements, checkpoint, isNew: true };
  }

  async #timestamp(response: string, note: string): Promise<Statement[]> {
    const both = `${response} ${note}`;
    if (this.#timestamps.has(both)) return [];
    this.#timestamps.add(both);
    const { certificates } = this.#keys.timestamps;
    return [await checkTimestamp(fromBase64(response), utf8ToBytes(note), certificates, this.#budget)];
  }
}
