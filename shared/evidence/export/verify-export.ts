import { utf8ToBytes } from '@noble/hashes/utils.js';
import { timeInWords } from '../../rules/time-in-words.ts';
import { CheckBudget } from '../check-budget.ts';
import { addendaFact, type Trust } from '../document/verify-pdf.ts';
import { checkCheckpoint } from '../log/check-checkpoint.ts';
import { checkHistory } from '../log/check-history.ts';
import { isIncluded } from '../log/check-inclusion.ts';
import { checkWitnesses, type TrustedWitnesses, unwitnessed } from '../log/check-witnesses.ts';
import type { Checkpoint } from '../log/checkpoint.ts';
import { boundedReader } from '../log/log-files.ts';
import { isProofOf, type TlogProof } from '../log/tlog-proof.ts';
import { checkYearlyTimestamp } from '../log/yearly-timestamps.ts';
import { openedFact, ownerFacts } from '../owner-words.ts';
import { UnreadableFile } from '../read-value.ts';
import { type ChainFileLink, membersByLine, readChainFile } from '../record/chain-file.ts';
import { nameOf } from '../record/check-record.ts';
import { type DigestOf, entryDifferences } from '../record/entry-differences.ts';
import type { SealedRecord } from '../record/sealed-record.ts';
import { type Report, reportOf } from '../report.ts';
import { checkTimestamp } from '../signature/check-timestamp.ts';
import { failed, passed, type Statement, unchecked } from '../statement.ts';
import { openZip, type RandomAccess, type ZipFile } from '../zip/zip-file.ts';
import { checkChain } from './check-chain.ts';
import { checkFiles, checkManifest, namedFaults } from './check-manifest.ts';
import { type ExportManifest, exportedLog, exportedProof, viewerPageName } from './export-manifest.ts';
import { readProof } from './proofs-file.ts';
import { ShownAddenda } from './shown-addenda.ts';

const chainFile = 'audit/chain.json';

/** The state of the log in an export: the signed note, and its checkpoint if it was signed by the log. */
type LogState = { note: string; checkpoint: Checkpoint };

/** The most bytes of a note: 32 witnesses with cosignatures of ML-DSA-44. */
const longestNote = 200_000;

/** Checks each link against its proofs, in step with the chain. */
class LoggedLinks {
  readonly #zip: ZipFile;
  readonly #lines: AsyncGenerator<string> | undefined;
  readonly #state: LogState | undefined;
  readonly #witnesses: TrustedWitnesses | undefined;
  readonly faults: string[] = [];
  #included = 0;
  #waiting = 0;

  constructor(zip: ZipFile, state: LogState | undefined, witnesses: TrustedWitnesses | undefined) {
    this.#zip = zip;
    this.#state = state;
    this.#witnesses = witnesses;
    this.#lines =
      state && zip.has(exportedLog.proofs)
        ? membersByLine(zip.contents(exportedLog.proofs), exportedLog.proofs)
        : undefined;
  }

  async take({ position, hash }: ChainFileLink, journalId: string | undefined): Promise<void> {
    const line = await this.#lines?.next();
    if (!this.#state || line?.done !== false || journalId === undefined) {
      this.#waiting += 1;
      return;
    }
    const { leaf, ...proof } = readProof(line.value);
    if (proof.position !== position) throw new UnreadableFile(`${exportedLog.proofs} is in another order.`);
    if (!leaf) this.#waiting += 1;
    else if (!isIncluded({ journalId, position, hash }, leaf, this.#state.checkpoint)) {
      this.faults.push(`The public log does not contain ${nameOf({ position })} as it is recorded here.`);
    } else if (await this.#hasProofFile(position, { ...leaf, checkpoint: this.#state.note })) {
      this.#included += 1;
    } else this.faults.push(`${exportedProof(position)} is not the proof of ${nameOf({ position })}.`);
  }

  async #hasProofFile(position: string, expected: TlogProof): Promise<boolean> {
    const name = exportedProof(position);
    if (!this.#zip.has(name)) return false;
    return isProofOf(
      new TextDecoder().decode(await this.#zip.whole(name, longestNote + 10_000)),
      name,
      expected,
    );
  }

  statements(): Statement[] {
    if (this.faults.length > 0) return namedFaults('inclusion', this.faults);
    const count = (number: number) => number.toLocaleString('en-US');
    const all = this.#included + this.#waiting;
    if (this.#waiting === 0) {
      return [passed('inclusion', `The public log contains all ${count(all)} records of this journal.`)];
    }
    const text = `${count(this.#waiting)} of ${count(all)} records were not yet in the log when this file was made.`;
    return [
      unchecked('inclusion', text),
      ...(this.#witnesses
        ? [unwitnessed(this.#witnesses, `${count(this.#waiting)} records have no proof of the log.`)]
        : []),
    ];
  }
}

async function logState(
  zip: ZipFile,
  { keys, readLog, witnesses }: Trust,
): Promise<{ statements: Statement[]; state: LogState | undefined }> {
  const budget = new CheckBudget();
  if (!zip.has(exportedLog.checkpoint)) return { statements: [], state: undefined };
  const note = new TextDecoder().decode(await zip.whole(exportedLog.checkpoint, longestNote));
  const { statements, checkpoint } = await checkCheckpoint(note, keys.log);
  if (zip.has(exportedLog.timestamp)) {
    const response = await zip.whole(exportedLog.timestamp, 100_000);
    statements.push(await checkTimestamp(response, utf8ToBytes(note), keys.timestamps.certificates, budget));
  }
  if (!checkpoint) return { statements, state: undefined };
  const read = readLog && boundedReader(readLog, budget);
  statements.push(
    ...(await checkWitnesses(note, witnesses, keys.log, () => budget.spend('signatureChecks'))),
    ...(await checkHistory(checkpoint, keys.log, read, budget)),
    ...(await checkYearlyTimestamp(checkpoint, { keys, read }, budget)),
  );
  return { statements, state: { note, checkpoint } };
}

/** An export whose files were compared with its manifest. */
type Checked = { zip: ZipFile; digestOf: DigestOf };

/** Returns what is wrong with the files of an entry. */
async function entryFaults(
  { zip, digestOf }: Checked,
  link: ChainFileLink,
  addenda: ShownAddenda,
): Promise<string[]> {
  const name = link.position.padStart(6, '0');
  const files = [`entries/${name}.json`, `entries/${name}.pdf`];
  const missing = files.filter((file) => !zip.has(file));
  if (missing.length > 0) return missing.map((file) => `${file} is missing.`);
  const shown = new TextDecoder().decode(await zip.whole(`entries/${name}.json`));
  addenda.show(Number(link.position), shown);
  const other = entryDifferences(link.recorded, shown, digestOf);
  return other.length > 0 ? [`entries/${name}.json shows other ${other.join(', ')} than was recorded.`] : [];
}

async function journalStatements(zip: ZipFile, manifest: ExportManifest, trust: Trust) {
  const digests = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]));
  const checked = { zip, digestOf: (path: string) => digests.get(path) };
  const log = await logState(zip, trust);
  const logged = new LoggedLinks(zip, log.state, trust.witnesses);
  const entries: string[] = [];
  const addenda = new ShownAddenda();
  let journalId: string | undefined;
  const chain = await checkChain(readChainFile(zip.contents(chainFile)), manifest, {
    problems: manifest.integrity_problems,
    each: (link) => logged.take(link, journalId),
    visit: async (link: ChainFileLink, record: SealedRecord) => {
      journalId = record.journal_id;
      if (link.kind === 'entry') entries.push(...(await entryFaults(checked, link, addenda)));
      if (link.kind === 'addendum') addenda.record(record, link.hash);
    },
  });
  entries.push(...addenda.faults());
  return {
    statements: [
      ...chain.statements,
      ...(entries.length > 0 ? namedFaults('entries', entries) : []),
      ...log.statements,
      ...logged.statements(),
      // Few visitors of /verify have an export, so this code is loaded when it is needed.
      ...(zip.has(viewerPageName)
        ? await (await import('./check-viewer.ts')).checkViewer(zip, manifest, trust.keys.log)
        : []),
      ...papersStatement(zip),
    ],
    last: chain.last,
    closing: chain.closing,
    opening: chain.opening,
    addenda: chain.addenda,
  };
}

/** Says what was not compared with the records: an entry's PDF carries its own evidence, which only a check of the PDF reads. */
const papersStatement = ({ names }: ZipFile): Statement[] =>
  names.some((name) => name.endsWith('.pdf')) ? [unchecked('papers', papers)] : [];

const papers =
  'The PDFs and other files are as the service made them. We did not compare what they show with the records. To compare an entry’s PDF, check that PDF on its own.';

/** The content of the journal's closing, if it was closed. */
const closingFacts = (record: SealedRecord | undefined, last: SealedRecord | undefined) =>
  record?.closing
    ? [
        { label: 'Closed', value: timeInWords(record.recorded_at, last?.entry?.act_timezone) },
        { label: 'Next journal', value: record.closing.next_journal },
      ]
    : [];

const words = {
  passed: 'This export is genuine. It is complete, and nothing in it was changed.',
  failed: 'Do not rely on this export.',
  incomplete: 'We found no problem, but we could not check everything.',
};

/**
 * Checks a data export: the form of the ZIP, the service's signature, every file, the journal from its opening to its last
 * entry, each entry against its sealed record, and the proofs of the public log. `onProgress` gets the share that was read,
 * from 0 to 1. Throws nothing about the file: whatever is wrong with it is in the report. What the service did not sign is
 * not read.
 */
export async function verifyExport(
  file: RandomAccess,
  trust: Trust,
  onProgress?: (share: number) => void,
): Promise<Report> {
  const needed = [
    ...(['manifest', 'files', 'chain', 'checkpoint', 'inclusion'] as const),
    ...(trust.witnesses ? (['witnesses'] as const) : []),
  ];
  const statements: Statement[] = [];
  try {
    const zip = await openZip(file);
    const { statement, manifest } = await checkManifest(zip, trust.keys.exports);
    statements.push(statement);
    if (!manifest) return reportOf({ statements, needed, words });
    const files = await checkFiles(zip, manifest, onProgress);
    statements.push(...files);
    if (files.some(({ outcome }) => outcome === 'failed')) return reportOf({ statements, needed, words });
    const journal = await journalStatements(zip, manifest, trust);
    statements.push(...journal.statements);
    const facts = [
      ...(journal.last?.entry ? ownerFacts(journal.last.entry) : []),
      ...(journal.opening
        ? [openedFact(journal.opening.recorded_at, journal.last?.entry?.act_timezone)]
        : []),
      { label: 'Entries', value: manifest.entries.toLocaleString('en-US') },
      ...addendaFact(journal.addenda),
      { label: 'Prepared', value: timeInWords(manifest.requested_at, journal.last?.entry?.act_timezone) },
      { label: 'Journal', value: manifest.journal_id },
      ...closingFacts(journal.closing, journal.last),
    ];
    return reportOf({ statements, needed, words, facts });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return reportOf({ statements: [...statements, failed('file', error.message)], needed, words });
  }
}
