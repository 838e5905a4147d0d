import type { Content } from 'pdfmake/interfaces.js';
import { defaultDateFormat } from '#shared/data/timezones.ts';
import type { DateFormat } from '#shared/rules/shown-day.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import type { PrintableForms } from '../images/printable-image.ts';
import { defaultStyle, isOrphanedHeading, page, rule, styles } from './layout.ts';
import { makePdf } from './pdf-maker.ts';
import { printablePictures } from './printable-pictures.ts';
import { printableText } from './printable-text.ts';
import type { PrintedEntry, Sealed } from './printed-entry.ts';
import { type EntryProof, type Issuer, proofFiles } from './proof.ts';
import { actSection } from './sections/act.ts';
import { addendaNote, addendaSection } from './sections/addenda.ts';
import { checkingSection } from './sections/checking.ts';
import { commentsSection, documentsSection } from './sections/documents.ts';
import { imagesSection } from './sections/images.ts';
import { outcomeSection } from './sections/outcome.ts';
import { recordSection, replacedNote } from './sections/record.ts';
import { credibleWitnessesSection, markWitnessesSection, signersSection } from './sections/signers.ts';
import { complianceSection } from './sections/state-compliance.ts';
import { statementsSection } from './sections/statements.ts';
import { notarySection, titleBlock } from './sections/title.ts';

export type { PrintedEntry } from './printed-entry.ts';

type EntryPdfOptions = {
  /** The IANA time zone of the time of printing. The entry's times are in its own time zone. */
  timezone: string;
  dateFormat?: DateFormat;
  /** The time of printing, which is shown and stored in the file. */
  printedAt: Date;
  /** Leaves out the entry's images, which may exist. */
  leavesImagesOut?: boolean;
  /** The stored forms of its images. Others are drawn for this document. */
  printable?: PrintableForms;
  /** Null for a practice entry, which has no proof and is marked PRACTICE across each page. */
  proof: EntryProof | null;
  issuer: Issuer;
};

function sealedPart(entry: PrintedEntry): Sealed {
  const { entryNumber, submittedAt, entryHash } = entry;
  if (entryNumber === null || submittedAt === null || entryHash === null) {
    throw new Error('Only a submitted entry, numbered and sealed, can be printed');
  }
  return { number: entryNumber, submittedAt: new Date(submittedAt), hash: entryHash };
}

/** Returns the footer of every page: entry number, short hash, and page number. */
function footer({ number, hash }: Sealed, current: number, count: number): Content {
  return {
    margin: [page.sides, 14, page.sides, 0],
    stack: [
      rule(page.width),
      {
        columns: [
          { width: page.width - 100, text: `Entry ${number}  ·  SHA-256 ${hash.slice(0, 12)}` },
          { width: 100, text: `Page ${current} of ${count}`, alignment: 'right' },
        ],
        columnGap: 0,
        style: 'label',
        margin: [0, 6, 0, 0],
      },
    ],
  };
}

/**
 * Returns a submitted entry as a PDF: everything recorded, its images, the notary, the digests that seal it,
 * and its addenda. Characters that the typeface lacks print as their code points, a damaged image as a
 * sentence. The same entry and options produce the same bytes. Attaches the entry's proof; without one, each
 * page is marked PRACTICE. Throws for a draft.
 */
export async function entryPdf(entry: PrintedEntry, options: EntryPdfOptions): Promise<Uint8Array> {
  const { proof, issuer } = options;
  const sealed = sealedPart(entry);
  const { of: text, replaced } = printableText();
  const pictures = printablePictures(options.printable);
  const printing = {
    text,
    picture: pictures.of,
    entryTimezone: entry.actTimezone ?? options.timezone,
    dateFormat: options.dateFormat ?? defaultDateFormat,
    leavesImagesOut: options.leavesImagesOut ?? false,
  };
  const printed = shownTime(options.printedAt, options.timezone, printing.dateFormat);
  const content = [
    ...titleBlock(entry, sealed),
    ...outcomeSection(entry, printing),
    ...addendaNote(entry),
    ...notarySection(entry, printing),
    ...actSection(entry, printing),
    ...signersSection(entry, printing),
    ...credibleWitnessesSection(entry, printing),
    ...markWitnessesSection(entry, printing),
    ...documentsSection(entry, printing),
    ...commentsSection(entry, printing),
    ...statementsSection(entry, printing),
    ...imagesSection(entry, printing),
    ...complianceSection(entry, printing),
    ...recordSection(entry, sealed, printed, printing),
    ...addendaSection(entry, printing),
    ...(proof ? checkingSection(entry, sealed, { proof, issuer }, printing) : []),
  ];
  await pictures.ready();
  return makePdf({
    content: [...content, ...replacedNote(replaced())],
    footer: (current, count) => footer(sealed, current, count),
    pageBreakBefore: isOrphanedHeading,
    pageSize: page.size,
    pageMargins: [page.sides, page.top, page.sides, page.bottom],
    defaultStyle,
    styles,
    ...(proof
      ? { files: proofFiles(proof, options.printedAt) }
      : { watermark: { text: 'PRACTICE', color: '#8a5c00', opacity: 0.25, bold: true, angle: -45 } }),
    version: '1.7',
    language: 'en-US',
    displayTitle: true,
    info: {
      title: `Entry ${sealed.number}`,
      author: entry.notaryName ?? '',
      subject: 'Notarial journal entry',
      creator: 'Digital Notary Journal',
      creationDate: options.printedAt,
      modDate: options.printedAt,
    },
  });
}
