import { formatEntryNumber } from '../../rules/entry-state.ts';
import { timeInWords } from '../../rules/time-in-words.ts';
import { toBase64 } from '../bytes.ts';
import { checkCheckpoint } from '../log/check-checkpoint.ts';
import { checkInclusion } from '../log/check-inclusion.ts';
import { checkWitnesses, type TrustedWitnesses } from '../log/check-witnesses.ts';
import type { Checkpoint } from '../log/checkpoint.ts';
import type { KnownKeys } from '../log/known-keys.ts';
import {
  checkpointFile,
  inclusionProof,
  type ReadLogFile,
  witnessedCheckpointFile,
} from '../log/log-files.ts';
import { type Report, reportOf } from '../report.ts';
import { failed, passed, type Statement, unchecked } from '../statement.ts';
import { laterVersion, type PresentEntry, presentFacts } from './present-state.ts';

/** The content of the code on a document. */
export type Code = { journalId: string; number: string; hash: string };

const unreachable = 'The public log could not be reached, so only the service confirms this.';

type CodeTrust = { keys: KnownKeys; readLog: ReadLogFile; witnesses?: TrustedWitnesses };

/** A note of the log that was checked. */
type CheckedNote = { note: string; checkpoint: Checkpoint };

/** Returns the log's current note, or the last one that enough witnesses cosigned, if that contains the leaf. */
async function chosenNote(current: CheckedNote, index: number, { keys, readLog, witnesses }: CodeTrust) {
  const about = (note: string) => checkWitnesses(note, witnesses, keys.log);
  const statements = await about(current.note);
  if (statements.every(({ outcome }) => outcome === 'passed')) return { ...current, statements };
  try {
    const note = new TextDecoder().decode(await readLog(witnessedCheckpointFile));
    const { checkpoint } = await checkCheckpoint(note, keys.log);
    const isMet = (await about(note)).every(({ outcome }) => outcome === 'passed');
    if (checkpoint && isMet && index < checkpoint.size) {
      return { note, checkpoint, statements: await about(note) };
    }
  } catch {
    // There is no such note, so the current one counts.
  }
  return { ...current, statements };
}

async function logStatements(
  { journalId, number, hash }: Code,
  log: PresentEntry['log'],
  trust: CodeTrust,
): Promise<Statement[]> {
  const { keys, readLog } = trust;
  if (!log) {
    return [unchecked('inclusion', 'This entry is not yet in the log. Try again in a few minutes.')];
  }
  let note: string;
  try {
    note = new TextDecoder().decode(await readLog(checkpointFile));
  } catch {
    return [unchecked('inclusion', unreachable)];
  }
  const { statements, checkpoint: current } = await checkCheckpoint(note, keys.log);
  if (!current) return statements;
  const chosen = await chosenNote({ note, checkpoint: current }, log.index, trust);
  statements.push(...chosen.statements);
  try {
    const proof = await inclusionProof(readLog, log.index, chosen.checkpoint.size);
    const link = { journalId, position: number, hash };
    statements.push(
      checkInclusion(link, { index: log.index, proof: proof.map(toBase64) }, chosen.checkpoint),
    );
  } catch {
    statements.push(unchecked('inclusion', unreachable));
  }
  return statements;
}

/**
 * Checks the code printed on a document: whether the service knows the entry with this hash (`present`), and whether the public log
 * contains it, which needs no trust in the service's answer. Nothing can be said about what is printed on the paper.
 */
export async function verifyCode(
  code: Code,
  present: PresentEntry | undefined,
  trust: CodeTrust,
): Promise<Report> {
  const number = formatEntryNumber(Number(code.number));
  const words = {
    passed: [
      `Entry ${number} was recorded, and has not changed since.`,
      ...(present && present.addenda.count > 0
        ? [
            `${laterVersion(present)}: check that your document shows ${present.addenda.count === 1 ? 'it' : 'all of them'}.`,
          ]
        : []),
      'Compare what is printed with the notary’s PDF.',
    ].join(' '),
    failed: 'Do not rely on this document.',
    incomplete: 'We found no problem, but we could not check everything.',
  };
  const needed = [
    ...(['record', 'checkpoint', 'inclusion'] as const),
    ...(trust.witnesses ? (['witnesses'] as const) : []),
  ];
  if (!present) {
    const text = `The service has no entry ${number} of this journal that matches the code.`;
    return reportOf({ statements: [failed('record', text)], needed, words });
  }
  const record = passed('record', `The record of entry ${number} matches the code.`, {
    Hash: code.hash,
  });
  return reportOf({
    statements: [record, ...(await logStatements(code, present.log, trust))],
    needed,
    words,
    facts: [
      { label: 'Entry', value: number },
      { label: 'Received by the service', value: timeInWords(present.submitted_at) },
      ...presentFacts(present),
      { label: 'Journal', value: code.journalId },
    ],
  });
}
