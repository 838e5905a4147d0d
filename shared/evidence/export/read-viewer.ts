import {
  count,
  list,
  nullable,
  object,
  parseJson,
  type Reader,
  sha256Hex,
  some,
  text,
  UnreadableFile,
} from '../read-value.ts';
import { type ChainFileLink, readChainLink } from '../record/chain-file.ts';
import { type ShownIdNumber, type ViewerJournal, viewerJournalName } from './viewer-files.ts';

const link = object({
  link: readChainLink,
  id_numbers: list(object({ person: text, number: text, salt: text })),
});

/** Reads the content of a line about a link. Throws UnreadableFile. */
export function readViewerLink(content: string): { link: ChainFileLink; idNumbers: ShownIdNumber[] } {
  const read = parseJson(content, link, 'A line');
  return { link: read.link, idNumbers: read.id_numbers };
}

const journal: Reader<ViewerJournal> = object({
  journal_id: text,
  requested_at: text,
  entries: count,
  links: count,
  chain_head: sha256Hex,
  integrity_problems: list(text),
  log: nullable(some({ origin: text, vkey: text })),
  checkpoint: nullable(text),
  timestamp: nullable(text),
  files: object({ links: list(text), proofs: list(text) }),
});

/** Reads the content of the line about the journal. Throws UnreadableFile. */
export function readViewerJournal(content: string): ViewerJournal {
  const read = parseJson(content, journal, viewerJournalName);
  const names = [...read.files.links, ...read.files.proofs];
  if (names.every((name) => /^viewer\/(?:links|proofs)-\d{6,12}\.js$/.test(name))) return read;
  throw new UnreadableFile(`${viewerJournalName} names other files.`);
}
