import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64 } from '#shared/evidence/bytes.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { checkChain } from '#shared/evidence/export/check-chain.ts';
import { namedFaults } from '#shared/evidence/export/check-manifest.ts';
import { readProof } from '#shared/evidence/export/proofs-file.ts';
import { peopleLists, type ViewerJournal } from '#shared/evidence/export/viewer-files.ts';
import { checkCheckpoint } from '#shared/evidence/log/check-checkpoint.ts';
import { isIncluded } from '#shared/evidence/log/check-inclusion.ts';
import type { Checkpoint } from '#shared/evidence/log/checkpoint.ts';
import { UnreadableFile } from '#shared/evidence/read-value.ts';
import { nameOf } from '#shared/evidence/record/check-record.ts';
import { commitmentOf } from '#shared/evidence/record/entry-differences.ts';
import type { SealedRecord } from '#shared/evidence/record/sealed-record.ts';
import { type Report, reportOf } from '#shared/evidence/report.ts';
import { checkTimestamp } from '#shared/evidence/signature/check-timestamp.ts';
import { failed, passed, type Statement, unchecked } from '#shared/evidence/statement.ts';
import type { Viewed } from './viewed-journal.ts';

const words = {
  passed: 'Every record on this page matches its seal, its place in the journal, and the public log.',
  failed: 'Do not rely on this page.',
  incomplete: 'We found no problem, but we could not check everything.',
};

const needed = ['chain', 'checkpoint', 'inclusion'] as const;

/** The sum of all statements about the page. */
export const reportAbout = (statements: readonly Statement[]): Report =>
  reportOf({ statements, needed, words });

const pictures =
  'Browsers let no page read the pictures beside it unless you choose them. Below, you can have them compared.';

/** Returns what is wrong with the ID numbers of an entry: each opens the commitment in its record. */
function idNumberFaults({ link, idNumbers }: Viewed): string[] {
  if (link.kind !== 'entry' || link.recorded === '') return [];
  const record: Record<string, unknown> = JSON.parse(link.recorded);
  const expected = new Map<string, unknown>();
  for (const key of peopleLists) {
    const people = record[key];
    if (!Array.isArray(people)) continue;
    for (const [at, person] of people.entries()) {
      if (person?.id_number) expected.set(`${key}.${at}`, person.id_number);
    }
  }
  const opens = ([person, commitment]: [string, unknown]) => {
    const [shown, ...more] = idNumbers.filter((one) => one.person === person);
    return shown && more.length === 0 && commitmentOf(shown.number, shown.salt) === commitment;
  };
  const isSame = idNumbers.length === expected.size && [...expected].every(opens);
  return isSame ? [] : [`The ID numbers of ${nameOf(link)} are not those that were recorded.`];
}

async function checkpointOf({ log, checkpoint: note, timestamp }: ViewerJournal) {
  if (note === null || log === null) {
    const text =
      note === null
        ? 'The public log had no signed state yet when this file was made.'
        : 'The key of the public log did not come with this page.';
    return { statements: [unchecked('checkpoint', text)], checkpoint: undefined };
  }
  const { statements, checkpoint } = await checkCheckpoint(note, log);
  if (timestamp !== null) {
    const bytes = fromBase64(timestamp);
    statements.push(await checkTimestamp(bytes, utf8ToBytes(note), [], new CheckBudget()));
  }
  return { statements, checkpoint };
}

/** The proofs of the log, in step with the chain. */
class Inclusions {
  readonly #proofs: AsyncGenerator<string>;
  readonly #checkpoint: Checkpoint | undefined;
  readonly faults: string[] = [];
  #waiting = 0;
  #included = 0;

  constructor(proofs: AsyncGenerator<string>, checkpoint: Checkpoint | undefined) {
    this.#proofs = proofs;
    this.#checkpoint = checkpoint;
  }

  /** Checks the proof of a link. Returns the index in the log, null if it has none yet, or what is wrong. */
  async take({ position, hash }: Viewed['link'], journalId: string): Promise<number | null | string> {
    const line = await this.#proofs.next();
    if (line.done !== false) {
      this.#waiting += 1;
      return null;
    }
    const proof = readProof(line.value);
    if (proof.position !== position) return 'The proofs of the public log are in another order.';
    if (!proof.leaf || !this.#checkpoint) {
      this.#waiting += 1;
      return null;
    }
    if (!isIncluded({ journalId, position, hash }, proof.leaf, this.#checkpoint)) {
      return `The public log does not contain ${nameOf({ position })} as it is recorded here.`;
    }
    this.#included += 1;
    return proof.leaf.index;
  }

  statements(): Statement[] {
    if (this.faults.length > 0) return namedFaults('inclusion', this.faults);
    const count = (number: number) => number.toLocaleString('en-US');
    const all = count(this.#included + this.#waiting);
    if (this.#waiting === 0) {
      return [passed('inclusion', `The public log contains all ${all} records of this journal.`)];
    }
    return [
      unchecked('inclusion', `${count(this.#waiting)} of ${all} records could not be looked up in the log.`),
    ];
  }
}

const sentence = (fault: string) => `${fault.slice(0, 1).toUpperCase()}${fault.slice(1)}`;

/** Lets the browser draw and react. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Records that are checked between two pauses. */
const together = 50;

async function* inChunks(all: readonly Viewed[]): AsyncGenerator<Viewed['link']> {
  for (const [at, { link }] of all.entries()) {
    if (at % together === 0) await pause();
    yield link;
  }
}

/**
 * Checks the journal of the page with the code of the verifier. `onChecked` gets each link once its state is known. Throws
 * nothing about the data: whatever is wrong with it is in the report.
 */
export async function checkJournal(
  journal: ViewerJournal,
  { all, damages }: { all: readonly Viewed[]; damages: readonly string[] },
  proofs: AsyncGenerator<string>,
  onChecked: (viewed: Viewed, at: number) => void,
): Promise<Report> {
  const statements: Statement[] = namedFaults('file', damages);
  let at = 0;
  try {
    const log = await checkpointOf(journal);
    const inclusions = new Inclusions(proofs, log.checkpoint);
    const idNumbers: string[] = [];
    let record: SealedRecord | undefined;
    const chain = await checkChain(inChunks(all), journal, {
      problems: journal.integrity_problems,
      visit: async (_link, found) => {
        record = found;
      },
      each: async (link, faults) => {
        const viewed = all[at] as Viewed;
        const found = await inclusions.take(link, journal.journal_id);
        const logFaults = typeof found === 'string' ? [found] : [];
        const idFaults = record && faults.length === 0 ? idNumberFaults(viewed) : [];
        inclusions.faults.push(...logFaults);
        idNumbers.push(...idFaults);
        viewed.faults = [...faults.map(sentence), ...logFaults, ...idFaults];
        viewed.logIndex = typeof found === 'number' ? found : null;
        viewed.checks = [
          { label: 'Seal, and place in the journal', outcome: faults.length > 0 ? 'failed' : 'passed' },
          ...(viewed.idNumbers.length > 0
            ? [
                {
                  label: 'ID numbers',
                  outcome: idFaults.length > 0 ? ('failed' as const) : ('passed' as const),
                },
              ]
            : []),
          {
            label: 'Public log',
            outcome: logFaults.length > 0 ? 'failed' : viewed.logIndex === null ? 'unchecked' : 'passed',
          },
        ];
        const good = viewed.logIndex === null ? 'sealed' : 'logged';
        viewed.state = viewed.faults.length > 0 ? 'wrong' : link.destroyed ? 'destroyed' : good;
        onChecked(viewed, at);
        record = undefined;
        at += 1;
      },
    });
    const isOfJournal = (chain.opening?.journal_id ?? journal.journal_id) === journal.journal_id;
    statements.push(
      ...chain.statements,
      ...(isOfJournal ? [] : [failed('chain', 'The records are of another journal.')]),
      ...namedFaults('id-numbers', idNumbers),
      ...log.statements,
      ...inclusions.statements(),
      unchecked('papers', pictures),
    );
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    statements.push(failed('file', error.message));
    for (const [rest, viewed] of all.entries()) {
      if (rest < at) continue;
      Object.assign(viewed, { state: 'wrong', faults: ['It was not checked: data before it is damaged.'] });
      onChecked(viewed, rest);
    }
  }
  return reportAbout(statements);
}
