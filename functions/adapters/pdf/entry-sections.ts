import type { Content } from 'pdfmake/interfaces.js';
import type * as z from 'zod/mini';
import type { Camel } from '#shared/contract/wire.ts';
import { documentTypes } from '#shared/data/document-types.ts';
import { idTypes } from '#shared/data/id-types.ts';
import { states } from '#shared/data/states.ts';
import { thumbprint } from '#shared/schemas/entry-payload.ts';
import type { wholeEntry } from '#shared/schemas/whole-entry.ts';
import { colours, type Fact, heading, ledger, openHeading, page, rule, together } from './layout.ts';
import { printableImage } from './printable-image.ts';
import type { PrintableText } from './printable-text.ts';
import { seal } from './seal.ts';
import { shortDay, shownDay, shownTime } from './shown-time.ts';

/** An entry as `get-entry` answers it, in camelCase, and the notary who keeps the journal. */
export type PrintedEntry = Camel<z.output<typeof wholeEntry>> & {
  notary: {
    fullName: string;
    commissionNumber?: string;
    commissionState?: string;
    commissionExpires?: string;
  };
};

/** What a submitted entry always has. */
export type Sealed = { number: string; submittedAt: Date; hash: string };

/** How this document shows text, days and times. */
export type Printing = { text: PrintableText['of']; timezone: string; dateFormat: string };

type Signer = PrintedEntry['signers'][number];

const brokenImage =
  'This image cannot be printed: its file is damaged, or it is of a kind that a PDF cannot hold.';

const labelWidth = 132;
const signatureWidth = 176;
const signerWidth = page.width - signatureWidth - 22;
/** A signer's block of at most this many characters is far shorter than a page and is kept in one piece. */
const keptTogether = 900;

const nameOf = <Code extends string>(names: Record<Code, string>, code: string): string =>
  Object.entries<string>(names).find(([known]) => known === code)?.[1] ?? code;

const stateName = (code: string): string =>
  Object.entries(states).find(([known]) => known === code)?.[1].name ?? code;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The facts that were recorded; a field that is empty does not appear. */
function recorded(facts: [label: string, value: string | null | undefined][], { text }: Printing): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value: text(value) }] : []));
}

/** An image within a width and height, or a sentence in its place. */
function picture(source: string, width: number, height: number): Content {
  const image = printableImage(source);
  return image ? { image, fit: [width, height] } : { text: brokenImage, style: 'note' };
}

/** The head of the first page: seal, title, entry number. */
export function titleBlock(entry: PrintedEntry, { number }: Sealed): Content[] {
  return [
    {
      columns: [
        { svg: seal, width: 62 },
        {
          width: page.width - 62 - 14 - 120,
          stack: [
            { text: 'DIGITAL NOTARY JOURNAL', style: 'product' },
            { text: 'Notarial Journal Entry', style: 'title', margin: [0, 3, 0, 0] },
          ],
          margin: [0, 13, 0, 0],
        },
        {
          width: 120,
          alignment: 'right',
          stack: [
            { text: 'ENTRY', style: 'product' },
            { text: number, style: 'number', margin: [0, 3, 0, 0] },
          ],
          margin: [0, 13, 0, 0],
        },
      ],
      columnGap: 7,
    },
    ...(entry.lateEntry
      ? [
          {
            text: [
              { text: 'Late entry. ', bold: true },
              'This entry was submitted on a later day than the day of its notarial act.',
            ],
            margin: [0, 12, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
  ];
}

/** The notary and, where known, the commission. */
export function notarySection({ notary }: PrintedEntry, printing: Printing): Content[] {
  const facts = recorded(
    [
      ['Name', notary.fullName],
      ['Commission number', notary.commissionNumber],
      ['Commission state', notary.commissionState && stateName(notary.commissionState)],
      [
        'Commission expires',
        notary.commissionExpires && shownDay(notary.commissionExpires, printing.dateFormat),
      ],
    ],
    printing,
  );
  return [openHeading('Notary public'), ledger(facts, page.width, labelWidth)];
}

/** What was done, when, where and for what fee. */
export function actSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { locationLat: latitude, locationLng: longitude } = entry;
  const facts = recorded(
    [
      ['Date of the act', entry.date ? shownDay(entry.date, printing.dateFormat) : 'Not recorded'],
      ['State', entry.stateCode ? stateName(entry.stateCode) : 'Not recorded'],
      ['Document type', entry.documentType ? nameOf(documentTypes, entry.documentType) : 'Not recorded'],
      ['Fee', dollars.format(entry.fee)],
      ['Location', entry.locationLabel ?? 'Not recorded'],
      [
        'Coordinates',
        latitude !== null && longitude !== null
          ? `${latitude.toFixed(6)}, ${longitude.toFixed(6)} (latitude, longitude)`
          : null,
      ],
      ['Witness', entry.witnessName],
      ['Witness address', entry.witnessAddress],
      ['Grantee', entry.granteeName],
      ['Grantee mailing address', entry.granteeAddress],
      ['County of the land', entry.landCounty],
    ],
    printing,
  );
  return [openHeading('Notarial act'), ledger(facts, page.width, labelWidth)];
}

function signatureOf({ signatureDataUrl }: Signer): Content {
  if (signatureDataUrl === null) return { text: 'No signature image was recorded.', style: 'note' };
  return {
    stack: [
      picture(signatureDataUrl, signatureWidth, 62),
      { stack: [rule(signatureWidth, 0.5, colours.muted)], margin: [0, 3, 0, 3] },
      { text: 'Signature of the signer', style: 'label' },
    ],
  };
}

/** What of a signer must stand together, surely shorter than a page, and what may follow on the next. */
function signerBlock(
  signer: Signer,
  position: number,
  printing: Printing,
): [head: Content, ...rest: Content[]] {
  const { text, dateFormat } = printing;
  const name = text([signer.firstName, signer.lastName].filter(Boolean).join(' ') || 'Name not recorded');
  const place = [signer.city, [signer.stateCode, signer.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const facts = recorded(
    [
      ['Last name', signer.lastName],
      ['Street address', signer.addressLine],
      ['City, state, ZIP', place],
      ['Identified by', signer.idType && nameOf(idTypes, signer.idType)],
      ['ID number', signer.idNumber],
      ['Issuing agency', signer.idIssuingAgency],
      ['ID expires', signer.idExpirationDate && shortDay(signer.idExpirationDate, dateFormat)],
    ],
    printing,
  );
  const title: Content = { text: `${position}. ${name}`, style: 'name', margin: [0, 8, 0, 3] };
  const signature = signatureOf(signer);
  const length = facts.reduce((sum, { value }) => sum + value.length, name.length);
  if (length > keptTogether) {
    return [together(title, signature), ...(facts.length > 0 ? [ledger(facts, page.width, labelWidth)] : [])];
  }
  const columns = [
    { width: signerWidth, stack: facts.length > 0 ? [ledger(facts, signerWidth, 92)] : [] },
    { width: signatureWidth, stack: [signature] },
  ];
  return [together(title, { columns, columnGap: page.width - signerWidth - signatureWidth })];
}

/** Every signer, in the order of the entry. */
export function signersSection({ signers }: PrintedEntry, printing: Printing): Content[] {
  if (signers.length === 0) {
    return [together(heading('Signers'), { text: 'No signer was recorded.', style: 'note' })];
  }
  const title = signers.length === 1 ? 'Signer' : `Signers (${signers.length})`;
  return signers.flatMap((signer, index) => {
    const [head, ...rest] = signerBlock(signer, index + 1, printing);
    const above = index === 0 ? heading(title) : { stack: [rule(page.width)], margin: 0 };
    return [{ ...together(above, head), margin: [0, index === 0 ? 0 : 9, 0, 0] }, ...rest];
  });
}

/** The documents of the act, numbered. */
export function documentsSection({ documents }: PrintedEntry, { text }: Printing): Content[] {
  const title = documents.length === 1 ? 'Document' : `Documents (${documents.length})`;
  if (documents.length === 0)
    return [openHeading('Documents'), { text: 'No document was recorded.', style: 'note' }];
  const facts = documents.map(({ description }, index) => ({
    label: `${index + 1}`,
    value: text(description),
  }));
  return [openHeading(title), ledger(facts, page.width, 24)];
}

/** The notary's comments, where there are any. */
export function commentsSection({ comments }: PrintedEntry, { text }: Printing): Content[] {
  return comments ? [openHeading('Comments'), { text: text(comments), preserveLeadingSpaces: true }] : [];
}

function capturedImage(
  title: string,
  details: string,
  source: string,
  width: number,
  height: number,
): Content {
  return {
    ...together({ text: title, style: 'name' }, ...(details ? [{ text: details, style: 'label' }] : []), {
      stack: [picture(source, width, height)],
      margin: [0, 5, 0, 0],
    }),
    margin: [0, 4, 0, 10],
  };
}

function thumbprintImage(json: string, { text, timezone, dateFormat }: Printing): Content {
  const read = readThumbprint(json);
  if (!read) return { text: 'The recorded thumbprint cannot be read.', style: 'note', margin: [0, 4, 0, 10] };
  const thumb = read.signer_thumb.replaceAll('_', ' ');
  const captured = shownTime(new Date(read.captured_at), timezone, dateFormat);
  const details = text(`${thumb.charAt(0).toUpperCase()}${thumb.slice(1)}, photographed ${captured}`);
  return capturedImage('Ink thumbprint', details, read.image_data, 200, 200);
}

function readThumbprint(json: string): z.output<typeof thumbprint> | undefined {
  try {
    return thumbprint.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** The images that belong to the entry rather than to one signer. */
export function imagesSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { thumbprintData, signerJournalSignature, principalSignature } = entry;
  const images = [
    ...(thumbprintData ? [thumbprintImage(thumbprintData, printing)] : []),
    ...(signerJournalSignature
      ? [capturedImage('Signature in the paper journal', 'Photograph', signerJournalSignature, 330, 220)]
      : []),
    ...(principalSignature
      ? [capturedImage('Signature of the principal', '', principalSignature, 240, 90)]
      : []),
  ];
  const [first, ...others] = images;
  return first ? [together(heading('Captured images'), first), ...others] : [];
}

/** When the entry was sealed, and the digests that show whether it was changed since. */
export function recordSection(
  entry: PrintedEntry,
  sealed: Sealed,
  printedAt: Date,
  printing: Printing,
): Content[] {
  const { timezone, dateFormat, text } = printing;
  const facts = recorded(
    [
      ['Entry number', sealed.number],
      ['Submitted', shownTime(sealed.submittedAt, timezone, dateFormat)],
      ['Rules version', entry.rulesVersion],
      ['Printed', shownTime(printedAt, timezone, dateFormat)],
    ],
    printing,
  );
  const digest = (label: string, value: string) => [
    { text: label, style: 'label', margin: [0, 6, 0, 1] as [number, number, number, number] },
    { text: text(value), style: 'digest' },
  ];
  return [
    together(
      heading('Record'),
      ledger(facts, page.width, labelWidth),
      ...digest('Entry hash (SHA-256)', sealed.hash),
      ...digest(
        'Hash of the previous entry',
        entry.previousHash ?? 'None: this is the first entry of the journal.',
      ),
      {
        text: 'The entry hash is computed over everything recorded in this entry, its images and the hash of the entry before it. A change to this entry, or to any earlier one, would give another hash.',
        style: 'note',
        margin: [0, 8, 0, 0],
      },
    ),
  ];
}

/** What could not be printed as a character, where there was any. */
export function replacedNote(replaced: string[]): Content[] {
  if (replaced.length === 0) return [];
  return [
    {
      text: `The typeface of this document lacks some recorded characters. Each is shown by its Unicode code point instead: ${replaced.join(' ')}. The journal holds the characters themselves.`,
      style: 'note',
      margin: [0, 14, 0, 0],
    },
  ];
}
