import { utf8ToBytes } from '@noble/hashes/utils.js';
import { timeInWords } from '../../rules/time-in-words.ts';
import { fromBase64 } from '../bytes.ts';
import { type CheckBudget, TooMuchWork } from '../check-budget.ts';
import { count, parseJson, some, text } from '../read-value.ts';
import { checkTimestamp } from '../signature/check-timestamp.ts';
import { passed, type Statement, unchecked } from '../statement.ts';
import { checkCheckpoint } from './check-checkpoint.ts';
import { checkConsistency } from './check-consistency.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { KnownKeys } from './known-keys.ts';
import { consistencyProof, type ReadLogFile } from './log-files.ts';

/** The file with a line for each year, below the address of the log. */
export const yearsFile = 'timestamps/years';

const line = some({
  year: count,
  /** The size of the log, and when an authority timestamped it. */
  size: count,
  at: text,
  /** The end of the authority's certificate. */
  until: text,
  /** The signed note that was timestamped. */
  checkpoint: text,
  /** The `TimeStampResp` of the note, in base64. */
  timestamp: text,
});

/** The log's state of a year, with a timestamp. */
export type YearlyTimestamp = ReturnType<typeof line>;

/** Reads the lines of the file. Throws UnreadableFile. */
export const readYears = (lines: string): YearlyTimestamp[] =>
  lines
    .split('\n')
    .filter((one) => one !== '')
    .map((one) => parseJson(one, line, 'The list of yearly timestamps'));

const unread = () => unchecked('timestamp', 'The yearly timestamps of the public log cannot be read.');

/**
 * Checks the latest yearly timestamp of a log that contains a checkpoint that was checked: it outlives the timestamps from
 * when the file was made. Says nothing about a log without one, or if no authority is known.
 */
export async function checkYearlyTimestamp(
  then: Checkpoint,
  { keys, read }: { keys: Pick<KnownKeys, 'log' | 'timestamps'>; read: ReadLogFile | undefined },
  budget: CheckBudget,
): Promise<Statement[]> {
  // Without certificates of authorities, nothing could be confirmed.
  if (!read || keys.timestamps.certificates.length === 0) return [];
  const file = await read(yearsFile).catch(() => undefined);
  if (!file) return [];
  try {
    const years = readYears(new TextDecoder().decode(file)).filter(({ size }) => size >= then.size);
    const last = years.at(-1);
    if (!last) return [];
    budget.spend('signatureChecks');
    const { statements, checkpoint } = await checkCheckpoint(last.checkpoint, keys.log);
    if (!checkpoint) return statements;
    const proof = await consistencyProof(read, then.size, checkpoint.size);
    const continues = checkConsistency(then, checkpoint, proof);
    if (continues.outcome !== 'passed') return [continues];
    const response = fromBase64(last.timestamp);
    const { certificates } = keys.timestamps;
    const stamp = await checkTimestamp(response, utf8ToBytes(last.checkpoint), certificates, budget);
    if (stamp.outcome !== 'passed') return [stamp];
    const times = years.length === 1 ? 'once' : `${years.length} times`;
    const words = `The public log that contains this was timestamped ${times} in yearly turns, last on ${timeInWords(last.at)}.`;
    return [passed('timestamp', words, stamp.details)];
  } catch (error) {
    if (error instanceof TooMuchWork) return [unchecked('timestamp', error.message)];
    return [unread()];
  }
}
