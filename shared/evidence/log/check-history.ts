import { type CheckBudget, TooMuchWork } from '../check-budget.ts';
import { failed, type Statement, unchecked } from '../statement.ts';
import { checkCheckpoint } from './check-checkpoint.ts';
import { checkConsistency } from './check-consistency.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { KnownKeys } from './known-keys.ts';
import { checkpointFile, consistencyProof, type ReadLogFile } from './log-files.ts';

const offline = 'We could not reach the public log, so we did not check whether it still contains this.';

/**
 * Checks that the public log of today continues a checkpoint that was checked. Without `read`, or if the log cannot be
 * reached, the statement says so. `read` should read each file once (`boundedReader`).
 */
export async function checkHistory(
  then: Checkpoint,
  key: KnownKeys['log'],
  read: ReadLogFile | undefined,
  budget: CheckBudget,
): Promise<Statement[]> {
  let note: string;
  try {
    if (!read) return [unchecked('history', offline)];
    note = new TextDecoder().decode(await read(checkpointFile));
  } catch {
    return [unchecked('history', offline)];
  }
  budget.spend('signatureChecks');
  const { statements, checkpoint: now } = await checkCheckpoint(note, key);
  if (!now) return statements;
  try {
    return [checkConsistency(then, now, await consistencyProof(read, then.size, now.size))];
  } catch (error) {
    if (error instanceof TooMuchWork) return [unchecked('history', error.message)];
    return [failed('history', 'The public log’s files are incomplete, so it does not prove its history.')];
  }
}
