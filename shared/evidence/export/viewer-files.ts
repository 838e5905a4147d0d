import type { KnownKeys } from '../log/known-keys.ts';
import { readJson } from '../read-value.ts';
import type { ExportManifest } from './export-manifest.ts';

/*
 * The data that index.html of an export shows. Browsers let a page from the disk load scripts, but read no files. So each
 * line of a data file is a call with one text, in ASCII only: whatever a notary typed, it is no code.
 */

const folder = 'viewer/';

/** The file about the journal, which names the others. */
export const viewerJournalName = `${folder}journal.js`;

/** The kinds of lines: about the journal, a link with what its record hides, and the proof of a link. */
export const viewerKinds = ['journal', 'links', 'proofs'] as const;

export type ViewerKind = (typeof viewerKinds)[number];

/** Proofs in one file: about half a megabyte. */
export const proofsTogether = 500;

/** Returns the name of the file whose first line is about the link with a sequence number. */
export const viewerFile = (kind: 'links' | 'proofs', first: number): string =>
  `${folder}${kind}-${String(first).padStart(6, '0')}.js`;

/** Returns whether a file of the page has lines of a kind. */
export const hasLinesOf = (kind: 'links' | 'proofs', name: string): boolean =>
  name.startsWith(`${folder}${kind}-`);

/** The function of the page that takes the lines. */
export const viewerReceiver = 'takeLine';

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns a line of a data file, without the line break. */
export const viewerLine = (kind: ViewerKind, content: string): string =>
  `${viewerReceiver}("${kind}",${JSON.stringify(content).replace(/[^\x20-\x7e]|[<>&]/g, escaped)});`;

/** An ID number, whose record has only a commitment to it. */
export type ShownIdNumber = { person: string; number: string; salt: string };

const asObject = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The lists of people in an entry. */
export const peopleLists = ['signers', 'credible_witnesses', 'mark_witnesses'] as const;

/** Returns the ID numbers in `entries/<number>.json`, with the salts of their commitments. Throws UnreadableFile. */
function idNumbersIn(shownText: string): ShownIdNumber[] {
  const shown = asObject(readJson(shownText, 'The entry'));
  const salts = asObject(shown['id_number_salts']);
  return peopleLists.flatMap((key) => {
    const saltsOf = asList(salts[key]);
    return asList(shown[key]).flatMap((person, at) => {
      const { id_number: number } = asObject(person);
      const salt = saltsOf[at];
      const isShown = typeof number === 'string' && typeof salt === 'string';
      return isShown ? [{ person: `${key}.${at}`, number, salt }] : [];
    });
  });
}

/**
 * Returns the line about a link, from its line of `audit/chain.json` and, for an entry, the text of its file. Throws
 * UnreadableFile.
 */
export const viewerLink = (chainLine: string, shownText: string | undefined): string =>
  viewerLine(
    'links',
    `{"link":${chainLine},"id_numbers":${JSON.stringify(shownText === undefined ? [] : idNumbersIn(shownText))}}`,
  );

/** The facts of the page about a journal. */
export type ViewerJournal = Pick<
  ExportManifest,
  'journal_id' | 'requested_at' | 'entries' | 'links' | 'chain_head' | 'integrity_problems'
> & {
  /** The key of the log, if the service had published it. It came with the file, so it proves little. */
  log: KnownKeys['log'] | null;
  /** The signed state of the log, and the answer of a timestamp authority about it in base64. */
  checkpoint: string | null;
  timestamp: string | null;
  files: { links: readonly string[]; proofs: readonly string[] };
};

/** Returns `viewer/journal.js`. */
export function viewerJournal(about: ViewerJournal): string {
  const { journal_id, requested_at, entries, links, chain_head, integrity_problems } = about;
  const { checkpoint, timestamp, files, log } = about;
  const content: ViewerJournal = {
    ...{ journal_id, requested_at, entries, links, chain_head, integrity_problems },
    log: log && { origin: log.origin, vkey: log.vkey },
    ...{ checkpoint, timestamp },
    files: { links: files.links, proofs: files.proofs },
  };
  return `${viewerLine('journal', JSON.stringify(content))}\n`;
}
