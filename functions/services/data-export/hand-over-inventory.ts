import type { DocumentPart, DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import { shownTime } from '#functions/adapters/pdf/shown-time.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import type { Job } from './data-export-deps.ts';
import type { FileFacts } from './parcel.ts';

/** The folder of the documents that only a package for a hand-over has. */
export const handOverFolder = 'hand-over/';

/** A document of the package, with its pages if it is a PDF. */
export type ListedFile = FileFacts & { pages: number | undefined };

const shown = (count: number) => count.toLocaleString('en-US');

const fileFact = ({ name, size, sha256, pages }: ListedFile) => ({
  label: name.slice(handOverFolder.length),
  value: [
    [...(pages === undefined ? [] : [`${shown(pages)} pages`]), `${shown(size)} bytes`].join(', '),
    `SHA-256 ${sha256}`,
  ].join('\n'),
});

/** Returns the inventory of a journal that is handed over: which entries it has, and every document with its digest. */
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
    { kind: 'facts', facts: files.map(fileFact) },
    { kind: 'heading', text: 'Data' },
    {
      kind: 'paragraph',
      text: 'The folder "entries" has each entry as data and as a PDF, and "images" has signatures and photos. The file manifest.json lists every file with its size and SHA-256, and manifest.note is its signature. README.txt says how to check all of this without the provider.',
    },
  ];
  return { title: 'Inventory', subject: `Journal ${journalId}`, notary: fullName, printedAt, parts };
}
