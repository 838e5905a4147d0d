import { utf8ToBytes } from '@noble/hashes/utils.js';
import { notPerformed } from '../rules/entry-words.ts';
import { clockWords, receivedLaterWords } from '../rules/received-later.ts';
import { fromBase64 } from './bytes.ts';
import { checkCheckpoint } from './check-checkpoint.ts';
import { checkHistory } from './check-history.ts';
import { checkIdNumbers } from './check-id-numbers.ts';
import { checkInclusion } from './check-inclusion.ts';
import { checkPdf } from './check-pdf.ts';
import { checkRecord, nameOf } from './check-record.ts';
import { checkTimestamp } from './check-timestamp.ts';
import { type EvidenceFile, evidenceFileName, type ProvenLink, readEvidenceFile } from './evidence-file.ts';
import type { KnownKeys } from './known-keys.ts';
import type { ReadLogFile } from './log-files.ts';
import { attachedFiles, type PdfFile } from './pdf-file.ts';
import { shownWords } from './pdf-text.ts';
import { UnreadableFile } from './read-value.ts';
import { type Fact, type Report, reportOf } from './report.ts';
import type { SealedRecord } from './sealed-record.ts';
import { shownTime } from './shown-times.ts';
import { failed, type Statement, unchecked } from './statement.ts';

/** Everything that the person who checks trusts and can reach. Nothing of it comes from the checked file. */
export type Trust = {
  keys: KnownKeys;
  /** Reads the public log of today. */
  readLog?: ReadLogFile;
};

const notWitnessed = (what: string) =>
  `The public log had not witnessed ${what} yet when the file was made. Download the file again later, and check it then.`;

/** Returns the evidence attached to a PDF; undefined if there is none. Throws UnreadableFile. */
async function evidenceIn(pdf: PdfFile): Promise<EvidenceFile | undefined> {
  const files = (await attachedFiles(pdf)).map((file) => new TextDecoder().decode(file));
  const evidence = files.filter((text) => /^\s*\{\s*"evidence"/.test(text));
  if (evidence.length > 1) throw new UnreadableFile(`The PDF has several files ${evidenceFileName}.`);
  return evidence[0] === undefined ? undefined : readEvidenceFile(evidence[0]);
}

/** The journal and the number of an entry. */
type Place = Pick<SealedRecord, 'journal_id' | 'number'>;

/** Checks the log and the timestamp in the evidence of a link. */
async function logStatements(
  { link, log, timestamp }: Pick<ProvenLink, 'link' | 'log' | 'timestamp'>,
  { journal_id: journalId }: Place,
  { keys, readLog }: Trust,
): Promise<Statement[]> {
  if (!log) {
    return [unchecked('inclusion', notWitnessed(link.kind === 'addendum' ? nameOf(link) : 'this'))];
  }
  const { statements, checkpoint } = await checkCheckpoint(log.checkpoint, keys.log);
  if (!checkpoint) return statements;
  const logged = { journalId, position: link.position, hash: link.hash };
  statements.push(checkInclusion(logged, log, checkpoint));
  if (timestamp !== null) {
    const note = utf8ToBytes(log.checkpoint);
    statements.push(await checkTimestamp(fromBase64(timestamp), note, keys.timestamps.certificates));
  }
  return [...statements, ...(await checkHistory(checkpoint, keys.log, readLog))];
}

/** Says that an entry was received later than it was recorded, or than its act. */
function receivedLaterFact(recordedAt: string, entry: NonNullable<SealedRecord['entry']>): Fact[] {
  const { date, act_timezone: actTimezone, submitted_at: submittedAt } = entry;
  const words = receivedLaterWords({ date, actTimezone, recordedAt, submittedAt });
  return words ? [{ label: 'Received later', value: words }] : [];
}

/** Returns who, which number, and when, from a record that was checked. */
export function factsOf({ journal_id, recorded_at, number, entry }: SealedRecord): Fact[] {
  if (!entry) return [{ label: 'Journal', value: journal_id }];
  const outcome = notPerformed(entry);
  return [
    { label: 'Notary', value: entry.notary_name },
    { label: 'Entry', value: String(number) },
    ...(outcome ? [{ label: 'Outcome', value: outcome }] : []),
    { label: 'Recorded', value: shownTime(recorded_at, entry.act_timezone) },
    { label: 'Received by the service', value: shownTime(entry.submitted_at, entry.act_timezone) },
    ...receivedLaterFact(recorded_at, entry),
    { label: 'Whose clocks', value: clockWords[entry.recorded_by] },
    { label: 'Journal', value: journal_id },
  ];
}

/** Returns which entry of which journal, as far as that is known without its record. */
const placeFacts = ({ journal_id, number }: Place): Fact[] => [
  { label: 'Entry', value: String(number) },
  { label: 'Journal', value: journal_id },
];

/** Returns how many addenda were checked; nothing if there are none. */
export const addendaFact = (count: number): Fact[] =>
  count > 0 ? [{ label: 'Addenda', value: count.toLocaleString('en-US') }] : [];

/** Returns what the pages show, as far as it can be read. */
async function wordsOn(pdf: PdfFile): Promise<string[]> {
  try {
    return await shownWords(pdf);
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

const noRecord =
  'The sealed record is not in this file because it has an address that is not open to public inspection. The signature covers the pages.';

/**
 * Checks the record of an entry, and the ID numbers on the pages. `place` is set if the record matches its hash, or if the
 * file leaves the record out. Pages that we did not sign are not read.
 */
async function recordStatements(
  { recorded, link, salts, journal_id }: EvidenceFile,
  signed: PdfFile | undefined,
): Promise<{ statements: Statement[]; record?: SealedRecord | undefined; place: Place | undefined }> {
  if (recorded === null) {
    const place = journal_id === undefined ? undefined : { journal_id, number: Number(link.position) };
    return { statements: [unchecked('record', noRecord)], place };
  }
  const { statements, record } = checkRecord({ ...link, recorded });
  if (signed && record?.entry) {
    statements.push(...checkIdNumbers({ recorded, salts }, await wordsOn(signed)));
  }
  return { statements, record, place: record };
}

/** Checks the evidence of an entry and of its addenda. */
async function evidenceStatements(evidence: EvidenceFile, trust: Trust, signed: PdfFile | undefined) {
  const { statements, record, place } = await recordStatements(evidence, signed);
  if (place) statements.push(...(await logStatements(evidence, place, trust)));
  for (const [at, addendum] of (evidence.addenda ?? []).entries()) {
    statements.push(...(await addendumStatements(addendum, place, at + 1, trust)));
  }
  return { statements, record, place };
}

/** Checks an addendum: that it is the one with a number of this entry, and what proves it. */
async function addendumStatements(
  addendum: ProvenLink,
  entry: Place | undefined,
  number: number,
  trust: Trust,
): Promise<Statement[]> {
  const { statements, record } = checkRecord({ ...addendum.link, recorded: addendum.recorded });
  if (!record || !entry) return statements;
  const isOfEntry = record.journal_id === entry.journal_id && record.number === entry.number;
  if (!isOfEntry || record.addendum?.addendum !== number) {
    const name = nameOf(addendum.link);
    return [
      ...statements,
      failed('link', `The file has ${name} in the place of addendum ${number} of its entry.`),
    ];
  }
  return [...statements, ...(await logStatements(addendum, record, trust))];
}

const failure = 'Do not rely on this document.';
const incomplete = 'We found no problem, but we could not check everything.';
const needed = ['signature', 'whole-file', 'checkpoint', 'inclusion'] as const;

/**
 * Checks a PDF of the service: its signature, that nothing was added, and the attached evidence about its entry. Throws
 * nothing about the file: whatever is wrong with it is in the report.
 */
export async function verifyPdf(bytes: Uint8Array, trust: Trust): Promise<Report> {
  const { statements, pdf } = await checkPdf(
    bytes,
    trust.keys.pdf.certificates,
    trust.keys.timestamps.certificates,
  );
  let evidence: EvidenceFile | undefined;
  try {
    evidence = pdf && (await evidenceIn(pdf));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    statements.push(failed('record', error.message));
  }
  if (!evidence) {
    const passed = 'This document is genuine. It has not changed since the service signed it.';
    const words = { passed, failed: failure, incomplete };
    return reportOf({ statements, needed: ['signature', 'whole-file'], words });
  }
  const isSigned = statements.every(({ check, outcome }) => check === 'timestamp' || outcome === 'passed');
  const found = await evidenceStatements(evidence, trust, isSigned ? pdf : undefined);
  const { record, place } = found;
  const entry = record?.entry && `entry ${record.number} of the journal of ${record.entry.notary_name}`;
  const facts = record ? factsOf(record) : place ? placeFacts(place) : [];
  return reportOf({
    statements: [...statements, ...found.statements],
    needed: evidence.recorded === null ? needed : [...needed, 'record'],
    words: {
      passed:
        evidence.recorded === null
          ? `This document is genuine. It has not changed since the service signed it, and the public log contains the seal of ${nameOf(evidence.link)}.`
          : `This document is genuine. It shows ${entry ?? 'an entry'}, which has not changed since it was recorded.`,
      failed: failure,
      incomplete,
    },
    facts: facts.length > 0 ? [...facts, ...addendaFact(evidence.addenda?.length ?? 0)] : [],
  });
}
