import { formatEntryNumber } from '../../rules/entry-state.ts';
import { notPerformed } from '../../rules/entry-words.ts';
import { clockWords, receivedLaterWords } from '../../rules/received-later.ts';
import { timeInWords } from '../../rules/time-in-words.ts';
import { CheckBudget } from '../check-budget.ts';
import type { TrustedWitnesses } from '../log/check-witnesses.ts';
import type { KnownKeys } from '../log/known-keys.ts';
import type { ReadLogFile } from '../log/log-files.ts';
import { ownerFacts, ownerWords } from '../owner-words.ts';
import { wordsOfPages } from '../pdf/page-words.ts';
import { UnreadableFile } from '../read-value.ts';
import { checkRecord, nameOf } from '../record/check-record.ts';
import type { SealedRecord } from '../record/sealed-record.ts';
import { type Fact, type Report, reportOf } from '../report.ts';
import { failed, type Statement, unchecked } from '../statement.ts';
import { checkDocument } from './check-document.ts';
import { checkIdNumbers } from './check-id-numbers.ts';
import { checkPages } from './check-pages.ts';
import { checkPdf } from './check-pdf.ts';
import { type DocumentKind, documentKinds, limitsOf } from './document-kind.ts';
import type { EvidenceFile, ProvenLink } from './evidence-file.ts';
import { LogChecks } from './log-checks.ts';

/** Everything that the person who checks trusts and can reach. Nothing of it comes from the checked file. */
export type Trust = {
  keys: KnownKeys;
  /** The policy of witnesses that must be met. */
  witnesses?: TrustedWitnesses;
  /** Reads the public log of today. */
  readLog?: ReadLogFile;
};

/** The journal and the number of an entry. */
type Place = Pick<SealedRecord, 'journal_id' | 'number'>;

/** Says that an entry was received later than it was recorded, or than its act. */
function receivedLaterFact(recordedAt: string, entry: NonNullable<SealedRecord['entry']>): Fact[] {
  const { date, act_timezone: actTimezone, submitted_at: submittedAt } = entry;
  const words = receivedLaterWords({ date, actTimezone, recordedAt, submittedAt });
  return words ? [{ label: 'Received later', value: words }] : [];
}

/** Returns who, which number, and when, from a record that was checked. */
function factsOf({ journal_id, recorded_at, number, entry }: SealedRecord): Fact[] {
  if (!entry) return [{ label: 'Journal', value: journal_id }];
  const outcome = notPerformed(entry);
  return [
    ...ownerFacts(entry),
    { label: 'Entry', value: formatEntryNumber(number) },
    ...(outcome ? [{ label: 'Outcome', value: outcome }] : []),
    { label: 'Recorded', value: timeInWords(recorded_at, entry.act_timezone) },
    { label: 'Received by the service', value: timeInWords(entry.submitted_at, entry.act_timezone) },
    ...receivedLaterFact(recorded_at, entry),
    { label: 'Whose clocks', value: clockWords[entry.recorded_by] },
    { label: 'Journal', value: journal_id },
  ];
}

/** Returns which entry of which journal, as far as that is known without its record. */
const placeFacts = ({ journal_id, number }: Place): Fact[] => [
  { label: 'Entry', value: formatEntryNumber(number) },
  { label: 'Journal', value: journal_id },
];

/** Returns how many addenda were checked; nothing if there are none. */
export const addendaFact = (count: number): Fact[] =>
  count > 0 ? [{ label: 'Addenda', value: count.toLocaleString('en-US') }] : [];

const noRecord =
  'The sealed record is not in this file because it has an address that is not open to public inspection. The signature covers the pages.';

/**
 * Checks the record of an entry, and that the pages are those of this entry, with its ID numbers. `place` is set if the
 * record matches its hash, or if the file leaves the record out.
 */
async function recordStatements(
  { recorded, link, salts, journal_id }: EvidenceFile,
  pages: readonly string[][],
): Promise<{ statements: Statement[]; record?: SealedRecord | undefined; place: Place | undefined }> {
  const { statements, record } =
    recorded === null
      ? { statements: [unchecked('record', noRecord)], record: undefined }
      : checkRecord({ ...link, recorded });
  const place =
    recorded === null && journal_id !== undefined ? { journal_id, number: Number(link.position) } : record;
  if (recorded === null && !place) statements.push(failed('record', 'The evidence names no journal.'));
  if (place) {
    const { journal_id: journalId, number } = place;
    statements.push(checkPages({ journalId, number, hash: link.hash }, pages));
  }
  if (recorded !== null && record?.entry) {
    statements.push(...checkIdNumbers({ recorded, salts }, pages.flat()));
  }
  return { statements, record, place };
}

/** Checks the evidence of an entry and of its addenda. */
async function evidenceStatements(evidence: EvidenceFile, pages: readonly string[][], logChecks: LogChecks) {
  const { statements, record, place } = await recordStatements(evidence, pages);
  if (place) statements.push(...(await logChecks.statements(evidence, place.journal_id)));
  for (const [at, addendum] of (evidence.addenda ?? []).entries()) {
    statements.push(...(await addendumStatements(addendum, place, at + 1, logChecks)));
  }
  return { statements, record, place };
}

/** Checks an addendum: that it is the one with a number of this entry, and what proves it. */
async function addendumStatements(
  addendum: ProvenLink,
  entry: Place | undefined,
  number: number,
  logChecks: LogChecks,
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
  return [...statements, ...(await logChecks.statements(addendum, record.journal_id))];
}

const failure = 'Do not rely on this document.';
const incomplete = 'We found no problem, but we could not check everything.';
const signedNeeds = ['signature', 'whole-file', 'document'] as const;
const entryNeeds = [...signedNeeds, 'pages', 'checkpoint', 'inclusion'] as const;

const kindFact = (kind: DocumentKind): Fact => ({ label: 'Document', value: documentKinds[kind] });

/** Returns the answer about a document that shows no entry, or that is not signed as it is. */
function plainReport(statements: readonly Statement[], kind?: DocumentKind): Report {
  const genuine = 'This document is genuine. It has not changed since the service signed it.';
  const words = { passed: `${genuine} ${kind ? limitsOf(kind) : ''}`.trim(), failed: failure, incomplete };
  return reportOf({ statements, needed: signedNeeds, words, facts: kind ? [kindFact(kind)] : [] });
}

/**
 * Checks a PDF of the service: its signature, that nothing was added, what kind of document it is, and the attached evidence
 * about its entry. Nothing inside of a file is looked at unless the service signed the file as it is. Throws
 * nothing about the file: whatever is wrong with it is in the report.
 */
export async function verifyPdf(bytes: Uint8Array, trust: Trust): Promise<Report> {
  const budget = new CheckBudget();
  const { statements, signed } = await checkPdf(bytes, trust.keys, budget);
  if (!signed) return plainReport(statements);
  const { statement, document } = await checkDocument(signed, budget);
  statements.push(statement);
  if (!document?.evidence) return plainReport(statements, document?.kind);
  const { kind, evidence } = document;
  let found: Awaited<ReturnType<typeof evidenceStatements>>;
  try {
    const pages = await wordsOfPages(signed.pdf, budget);
    found = await evidenceStatements(evidence, pages, new LogChecks(trust, budget));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return plainReport([...statements, failed('file', error.message)]);
  }
  const { record, place } = found;
  const owner = record?.entry && ownerWords(record.entry.notary_name);
  const facts = record ? factsOf(record) : place ? placeFacts(place) : [];
  const report = reportOf({
    statements: [...statements, ...found.statements],
    needed: [
      ...entryNeeds,
      ...(evidence.recorded === null ? [] : (['record'] as const)),
      ...(trust.witnesses ? (['witnesses'] as const) : []),
    ],
    words: {
      passed:
        evidence.recorded === null
          ? `This document is genuine. It has not changed since the service signed it, and the public log contains the seal of ${nameOf(evidence.link)}.`
          : `This document is genuine. It shows entry ${place?.number} of the journal of ${owner} The entry has not changed since it was recorded.`,
      failed: failure,
      incomplete,
    },
    facts: facts.length > 0 ? [kindFact(kind), ...facts, ...addendaFact(evidence.addenda?.length ?? 0)] : [],
  });
  if (!place || report.verdict === 'failed') return report;
  const { position, hash } = evidence.link;
  const addenda = evidence.addenda?.length ?? 0;
  return { ...report, entry: { journalId: place.journal_id, number: position, hash, addenda } };
}
