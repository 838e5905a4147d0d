import type { DocumentPart, DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import type { Job } from './data-export-deps.ts';
import type { FileFacts } from './parcel.ts';

/** The folder for documents that only a hand-over package has. */
export const handOverFolder = 'hand-over/';

/**
 * A file of the package, with its page count if it is a PDF and its row count if it contains imported
 * entries.
 */
export type ListedFile = FileFacts & { pages: number | undefined; rows: number | undefined };

const isDocument = ({ name }: ListedFile) => name.startsWith(handOverFolder);

const shown = (count: number) => count.toLocaleString('en-US');

const fileFact = ({ name, size, sha256, pages, rows }: ListedFile) => {
  const counted = Object.entries({ pages, entries: rows }).flatMap(([unit, count]) =>
    count === undefined ? [] : [`${shown(count)} ${unit}`],
  );
  return {
    label: name.replace(handOverFolder, ''),
    value: `${[...counted, `${shown(size)} bytes`].join(', ')}\nSHA-256 ${sha256}`,
  };
};

/** Returns the part about entries from other journals, clearly set apart from this journal's entries. */
function importedParts(files: readonly ListedFile[]): DocumentPart[] {
  if (files.length === 0) return [];
  return [
    { kind: 'heading', text: 'Entries from other journals' },
    {
      kind: 'paragraph',
      text: 'The notary imported these entries from other journals. They were not sealed at the time of the act, have no number in this journal, and are neither in the printed journal nor in the folder "entries".',
    },
    { kind: 'facts', facts: files.map(fileFact) },
  ];
}

/**
 * Returns the inventory of a journal that is handed over: its entries, and every document with its digest.
 */
export function inventoryDocument(
  { account, job }: Job,
  files: readonly ListedFile[],
): Omit<DutyDocument, 'issuer'> {
  const { fullName, journalId, timezone, dateFormat } = account;
  const printedAt = new Date(job.requestedAt);
  const numbers =
    job.entriesTotal === 0
      ? 'None'
      : `${formatEntryNumber(1)} to ${formatEntryNumber(job.entriesTotal)}, without a gap`;
  const parts: DocumentPart[] = [
    {
      kind: 'facts',
      facts: [
        { label: 'Notary public', value: fullName },
        { label: 'Journal', value: journalId },
        { label: 'As of', value: shownTime(printedAt, timezone, dateFormat) },
        { label: 'Entries', value: shown(job.entriesTotal) },
        { label: 'Numbers', value: numbers },
        {
          label: 'Links of the hash chain',
          value: `${shown(job.lastLink + 1)}\nLast: SHA-256 ${job.chainHead}`,
        },
      ],
    },
    { kind: 'heading', text: 'Documents' },
    { kind: 'facts', facts: files.filter(isDocument).map(fileFact) },
    ...importedParts(files.filter((file) => !isDocument(file))),
    { kind: 'heading', text: 'Data' },
    {
      kind: 'paragraph',
      text: 'The folder "entries" has each entry as data and as a PDF, and "images" has signatures and photos. The file manifest.json lists every file with its size and SHA-256, and manifest.note is its signature. README.txt says how to check all of this without the provider.',
    },
  ];
  return {
    ...{ kind: 'inventory', title: 'Inventory', subject: `Journal ${journalId}` },
    ...{ notary: fullName, printedAt, parts },
  };
}
