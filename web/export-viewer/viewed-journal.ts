import { readViewerJournal, readViewerLink } from '#shared/evidence/export/read-viewer.ts';
import {
  type ShownIdNumber,
  type ViewerJournal,
  viewerJournalName,
} from '#shared/evidence/export/viewer-files.ts';
import { UnreadableFile } from '#shared/evidence/read-value.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import type { Outcome } from '#shared/evidence/statement.ts';
import { linesOf } from './line-takers.ts';

/** The states of a record, in the order of their weight. */
export type State = 'checking' | 'sealed' | 'logged' | 'destroyed' | 'wrong';

/** A link of the chain, and what the checks found. */
export type Viewed = {
  link: ChainFileLink;
  idNumbers: readonly ShownIdNumber[];
  state: State;
  faults: readonly string[];
  /** The checks about this record alone. */
  checks: readonly { label: string; outcome: Outcome }[];
  /** Whether its pictures are those that were recorded. Undefined without any. */
  pictures?: Outcome;
  /** The place in the public log that a proof leads to. */
  logIndex: number | null;
};

/** An entry of the list: its link and those of its addenda. */
export type ViewedEntry = { number: string; entry: Viewed; addenda: Viewed[] };

/** Reads what the journal is. */
export async function readJournal(): Promise<ViewerJournal> {
  const [line, ...more] = await linesOf(viewerJournalName, 'journal');
  if (line === undefined || more.length > 0) throw new Error(`${viewerJournalName} was changed.`);
  return readViewerJournal(line);
}

const unchecked = { state: 'checking', faults: [], checks: [], logIndex: null } as const;

/** Yields the links of each data file. Adds a sentence to `faults` for each line that is no link. */
export async function* readLinks({ files }: ViewerJournal, faults: string[]): AsyncGenerator<Viewed[]> {
  const read = (name: string, line: string): Viewed[] => {
    try {
      return [{ ...readViewerLink(line), ...unchecked }];
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      faults.push(`${name} was changed. ${error.message}`);
      return [];
    }
  };
  for (const name of files.links) {
    const lines = await linesOf(name, 'links');
    if (lines.length === 0) faults.push(`${name} was changed. It has no records.`);
    yield lines.flatMap((line) => read(name, line));
  }
}

/** Yields the proofs of the log, as lines of `log/proofs.json`. */
export async function* readProofs({ files }: ViewerJournal): AsyncGenerator<string> {
  for (const name of files.proofs) yield* await linesOf(name, 'proofs');
}

/** Gathers entries with their addenda, in the order of the chain. */
export class ViewedEntries {
  readonly #entries = new Map<string, ViewedEntry>();

  add(viewed: Viewed): ViewedEntry | undefined {
    const [number = '', addendum] = viewed.link.position.split('.a');
    if (viewed.link.kind === 'addendum' && addendum !== undefined) {
      this.#entries.get(number)?.addenda.push(viewed);
      return undefined;
    }
    if (viewed.link.kind !== 'entry') return undefined;
    const made = { number, entry: viewed, addenda: [] };
    this.#entries.set(number, made);
    return made;
  }

  of({ position }: ChainFileLink): ViewedEntry | undefined {
    return this.#entries.get(position.split('.a')[0] ?? '');
  }

  get all(): ViewedEntry[] {
    return [...this.#entries.values()];
  }
}
