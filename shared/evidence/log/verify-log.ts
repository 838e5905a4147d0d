import { sameBytes } from '../bytes.ts';
import { type Report, reportOf } from '../report.ts';
import { failed, passed, type Statement } from '../statement.ts';
import { checkCheckpoint } from './check-checkpoint.ts';
import { checkConsistency } from './check-consistency.ts';
import type { KnownKeys } from './known-keys.ts';
import { checkpointFile, consistencyProof, type ReadLogFile, recomputedRoot } from './log-files.ts';

const words = {
  passed: 'This log is genuine. Its leaves are the ones that it signed.',
  failed: 'Do not rely on this log.',
  incomplete: 'We found no problem, but we could not check everything.',
};

/**
 * Checks a whole log: its signature, its root from the data of every leaf, and that it continues an earlier checkpoint
 * if one is given, which shows a fork or a rollback.
 */
export async function verifyLog(read: ReadLogFile, key: KnownKeys['log'], earlier?: string): Promise<Report> {
  const statements: Statement[] = [];
  const finish = () => reportOf({ statements, needed: ['checkpoint', 'files'], words });
  try {
    const note = new TextDecoder().decode(await read(checkpointFile));
    const { statements: about, checkpoint: now } = await checkCheckpoint(note, key);
    statements.push(...about);
    if (!now) return finish();
    if (earlier !== undefined) {
      const { statements: before, checkpoint: then } = await checkCheckpoint(earlier, key);
      statements.push(...before);
      if (then)
        statements.push(checkConsistency(then, now, await consistencyProof(read, then.size, now.size)));
    }
    const isSame = sameBytes(await recomputedRoot(read, now.size), now.root);
    const leaves = now.size.toLocaleString('en-US');
    statements.push(
      isSame
        ? passed('files', `The ${leaves} leaves of the log lead to the root that it signed.`)
        : failed('files', 'The leaves of the log do not lead to the root that it signed.'),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    statements.push(failed('files', `The log’s files are incomplete or cannot be read. ${reason}`.trim()));
  }
  return finish();
}
