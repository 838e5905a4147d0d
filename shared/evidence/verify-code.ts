import { toBase64 } from './bytes.ts';
import { checkCheckpoint } from './check-checkpoint.ts';
import { checkInclusion } from './check-inclusion.ts';
import type { KnownKeys } from './known-keys.ts';
import { checkpointFile, inclusionProof, type ReadLogFile } from './log-files.ts';
import { type Report, reportOf } from './report.ts';
import { shownTime } from './shown-times.ts';
import { failed, passed, type Statement, unchecked } from './statement.ts';

/** The content of the code on a document. */
export type Code = { journalId: string; number: string; hash: string };

/** The service's answer about an entry. */
export type CodeAnswer = {
  matches: boolean;
  kind: string;
  submitted_at: string;
  /** When it was destroyed after its retention had ended. */
  destroyed_at?: string | undefined;
  log: { index: number; tree_size: number } | null;
};

const unreachable = 'The public log could not be reached, so only the service confirms this.';

async function logStatements(
  { journalId, number, hash }: Code,
  log: CodeAnswer['log'],
  { keys, readLog }: { keys: KnownKeys; readLog: ReadLogFile },
): Promise<Statement[]> {
  if (!log) {
    return [
      unchecked('inclusion', 'The public log has not witnessed this entry yet. Try again in a few minutes.'),
    ];
  }
  let note: string;
  try {
    note = new TextDecoder().decode(await readLog(checkpointFile));
  } catch {
    return [unchecked('inclusion', unreachable)];
  }
  const { statements, checkpoint } = await checkCheckpoint(note, keys.log);
  if (!checkpoint) return statements;
  try {
    const proof = await inclusionProof(readLog, log.index, checkpoint.size);
    const link = { journalId, position: number, hash };
    statements.push(checkInclusion(link, { index: log.index, proof: proof.map(toBase64) }, checkpoint));
  } catch {
    statements.push(unchecked('inclusion', unreachable));
  }
  return statements;
}

/**
 * Checks the code printed on a document: whether the service knows the entry with this hash, and whether the public log
 * contains it, which needs no trust in the service's answer. Nothing can be said about what is printed on the paper.
 */
export async function verifyCode(
  code: Code,
  answer: CodeAnswer | undefined,
  trust: { keys: KnownKeys; readLog: ReadLogFile },
): Promise<Report> {
  const words = {
    passed: `Entry ${code.number} was recorded, and has not changed since. Compare what is printed with the notary’s PDF.`,
    failed: 'Do not rely on this document.',
    incomplete: 'We found no problem, but we could not check everything.',
  };
  const needed = ['record', 'checkpoint', 'inclusion'] as const;
  if (!answer) {
    const text = 'The service has no journal with such an entry.';
    return reportOf({ statements: [failed('record', text)], needed, words });
  }
  if (!answer.matches) {
    const text = `Entry ${code.number} of this journal does not match the code.`;
    return reportOf({ statements: [failed('record', text)], needed, words });
  }
  const record = passed('record', `The record of entry ${code.number} matches the code.`, {
    Hash: code.hash,
  });
  return reportOf({
    statements: [record, ...(await logStatements(code, answer.log, trust))],
    needed,
    words,
    facts: [
      { label: 'Entry', value: code.number },
      { label: 'Received by the service', value: shownTime(answer.submitted_at) },
      ...(answer.destroyed_at === undefined
        ? []
        : [{ label: 'Destroyed after its retention had ended', value: shownTime(answer.destroyed_at) }]),
      { label: 'Journal', value: code.journalId },
    ],
  });
}
