import { sameBytes } from '../bytes.ts';
import { type Report, reportOf } from '../report.ts';
import { failed, passed, type Statement } from '../statement.ts';
import { checkCheckpoint } from './check-checkpoint.ts';
import { checkConsistency } from './check-consistency.ts';
import { checkWitnesses, type TrustedWitnesses } from './check-witnesses.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { KnownKeys } from './known-keys.ts';
import {
  checkpointFile,
  consistencyProof,
  type ReadLogFile,
  recomputedRoot,
  tilesMatchLeaves,
  witnessedCheckpointFile,
} from './log-files.ts';

const words = {
  passed: 'This log is genuine. Its leaves are the ones that it signed.',
  failed: 'Do not rely on this log.',
  incomplete: 'We found no problem, but we could not check everything.',
};

type LogOptions = {
  /** Checkpoints that were kept from earlier checks. */
  earlier?: readonly string[];
  /** The policy of witnesses that the log must meet. */
  witnesses?: TrustedWitnesses | undefined;
  /** Copies the files of a log of this size, and returns the reader of the copies. */
  copy?: ((size: number) => Promise<ReadLogFile>) | undefined;
};

/** The log that is checked: its reader and its key. */
type CheckedLog = { read: ReadLogFile; key: KnownKeys['log'] };

/** Checks that the log continues an earlier checkpoint. */
async function historyStatements(
  { read, key }: CheckedLog,
  note: string,
  now: Checkpoint,
): Promise<Statement[]> {
  const { statements, checkpoint: then } = await checkCheckpoint(note, key);
  if (!then) return statements;
  return [...statements, checkConsistency(then, now, await consistencyProof(read, then.size, now.size))];
}

/**
 * Checks that enough witnesses cosigned the current checkpoint, or one that it continues: the newest one is often too young
 * for that.
 */
async function witnessStatements(
  log: CheckedLog,
  note: string,
  now: Checkpoint,
  witnesses: TrustedWitnesses | undefined,
): Promise<Statement[]> {
  const current = await checkWitnesses(note, witnesses, log.key);
  if (current.every(({ outcome }) => outcome === 'passed')) return current;
  let witnessed: string;
  try {
    witnessed = new TextDecoder().decode(await log.read(witnessedCheckpointFile));
  } catch {
    return current;
  }
  return [
    ...(await historyStatements(log, witnessed, now)),
    ...(await checkWitnesses(witnessed, witnesses, log.key)),
  ];
}

/** Checks that the leaves of the log have the root that it signed, and those of a copy, whose tiles must have their hashes. */
async function filesStatement(
  { read }: CheckedLog,
  { size, root }: Checkpoint,
  copy: LogOptions['copy'],
): Promise<Statement> {
  const files = copy ? await copy(size) : read;
  const leaves = size.toLocaleString('en-US');
  if (!sameBytes(await recomputedRoot(files, size), root)) {
    return failed('files', 'The leaves of the log do not lead to the root that it signed.');
  }
  if (copy && !(await tilesMatchLeaves(files, size))) {
    return failed('files', 'The tiles of the log do not have the hashes of its leaves.');
  }
  return passed('files', `The ${leaves} leaves of the log lead to the root that it signed.`);
}

/**
 * Checks a whole log: its signature, its root from the data of every leaf, and that it continues earlier checkpoints, which
 * shows a fork or a rollback. Returns the signed note too, if its signature is right.
 */
export async function verifyLog(
  read: ReadLogFile,
  key: KnownKeys['log'],
  { earlier = [], witnesses, copy }: LogOptions = {},
): Promise<Report & { note?: string }> {
  const statements: Statement[] = [];
  const needed = [...(['checkpoint', 'files'] as const), ...(witnesses ? (['witnesses'] as const) : [])];
  const finish = () => reportOf({ statements, needed, words });
  const log = { read, key };
  try {
    const note = new TextDecoder().decode(await read(checkpointFile));
    const { statements: about, checkpoint: now } = await checkCheckpoint(note, key);
    statements.push(...about);
    if (!now) return finish();
    for (const one of earlier) statements.push(...(await historyStatements(log, one, now)));
    statements.push(...(await witnessStatements(log, note, now, witnesses)));
    // Files of a log with two histories are not worth a copy.
    if (statements.some(({ outcome }) => outcome === 'failed')) return { ...finish(), note };
    statements.push(await filesStatement(log, now, copy));
    return { ...finish(), note };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    statements.push(failed('files', `The log’s files are incomplete or cannot be read. ${reason}`.trim()));
  }
  return finish();
}
