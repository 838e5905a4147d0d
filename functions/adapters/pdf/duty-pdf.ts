import type { Content, Margins } from 'pdfmake/interfaces.js';
import type { DocumentKind } from '#shared/evidence/document/document-kind.ts';
import type { PrintableForms } from '../images/printable-image.ts';
import {
  defaultStyle,
  type Fact,
  heading,
  isOrphanedHeading,
  ledger,
  openHeading,
  page,
  rule,
  styles,
  together,
} from './layout.ts';
import { makePdf } from './pdf-maker.ts';
import { type PrintablePictures, printablePictures } from './printable-pictures.ts';
import { printableText } from './printable-text.ts';
import type { Issuer } from './proof.ts';
import { checkingPage } from './sections/checking.ts';
import { documentHead } from './sections/document-head.ts';
import { labelWidth } from './sections/facts.ts';
import { replacedNote } from './sections/record.ts';
import { type TablePart, tablePart } from './sections/table-part.ts';

/** A part of a document, with printable texts. */
export type DocumentPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Lines without spacing, such as an address. */
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'list'; items: readonly string[] }
  | TablePart
  /** A PNG or JPEG as a data URL, such as a signature. */
  | { kind: 'picture'; source: string; caption: string }
  /** Lines to sign on paper: name, title, and date. */
  | { kind: 'signature'; name: string; title: string };

/** A letter, receipt, or certificate about a duty, or a paper of the notary's business. */
export type DutyDocument = {
  kind: Exclude<DocumentKind, 'entry' | 'journal' | 'certificate'>;
  title: string;
  /** The subject, for the footer and the file's properties. Names no person. */
  subject: string;
  notary: string;
  parts: readonly DocumentPart[];
  /** The stored forms of its pictures. Others are drawn for this document. */
  printable?: PrintableForms;
  printedAt: Date;
  issuer: Issuer;
};

const below = (points: number): Margins => [0, 0, 0, points];

type Drawing = { text: (value: string) => string; picture: PrintablePictures['of'] };

function drawn(part: DocumentPart, { text, picture }: Drawing): Content {
  switch (part.kind) {
    case 'heading':
      return openHeading(text(part.text));
    case 'paragraph':
      return { text: text(part.text), margin: [0, 4, 0, 6] };
    case 'lines':
      return { stack: part.lines.map((line) => text(line)), margin: [0, 4, 0, 10] };
    case 'facts':
      return ledger(
        part.facts.map(({ label, value }) => ({ label: text(label), value: text(value) })),
        page.width,
        labelWidth,
      );
    case 'list':
      return { ul: part.items.map((item) => ({ text: text(item), margin: below(2) })), margin: [0, 2, 0, 6] };
    case 'table':
      return tablePart(part, text);
    case 'picture':
      return together(
        { stack: [picture(part.source, 240, 80)], margin: [0, 8, 0, 2] },
        { text: text(part.caption), style: 'label' },
      );
    case 'signature':
      return together(
        { text: '', margin: [0, 26, 0, 0] },
        {
          columns: [
            { width: 300, stack: [rule(300), { text: text(`${part.name}, ${part.title}`), style: 'label' }] },
            { width: 160, stack: [rule(160), { text: 'Date', style: 'label' }] },
          ],
          columnGap: 30,
        },
      );
  }
}

/**
 * Returns the head and the parts of a document, as separate pages or as part of another portrait document.
 */
export function drawnParts(title: string, parts: readonly DocumentPart[], drawing: Drawing): Content[] {
  return [
    documentHead(title, 'portrait'),
    { text: '', margin: [0, 8, 0, 0] },
    ...parts.map((part) => drawn(part, drawing)),
  ];
}

/** Returns a document about a duty. Characters that the typeface lacks print as their code points. */
export async function dutyPdf({
  title,
  subject,
  notary,
  parts,
  printable,
  printedAt,
  issuer,
}: DutyDocument): Promise<Uint8Array> {
  const { of: text, replaced } = printableText();
  const pictures = printablePictures(printable);
  const content: Content[] = [
    ...drawnParts(title, parts, { text, picture: pictures.of }),
    together(heading('How to check this document'), {
      text: [
        'Digitally signed by ',
        { text: issuer.signer, bold: true },
        '. Open ',
        checkingPage(issuer),
        ' and drop this file there. It stays on your device.',
      ],
      margin: [0, 2, 0, 0],
    }),
  ];
  await pictures.ready();
  return makePdf({
    content: [...content, ...replacedNote(replaced())],
    pageBreakBefore: isOrphanedHeading,
    footer: (current, count) => ({
      margin: [page.sides, 14, page.sides, 0],
      stack: [
        rule(page.width),
        {
          columns: [
            { width: page.width - 100, text: text(`${notary}  ·  ${subject}`) },
            { width: 100, text: `Page ${current} of ${count}`, alignment: 'right' },
          ],
          columnGap: 0,
          style: 'label',
          margin: [0, 6, 0, 0],
        },
      ],
    }),
    pageSize: page.size,
    pageMargins: [page.sides, page.top, page.sides, page.bottom],
    defaultStyle,
    styles,
    version: '1.7',
    language: 'en-US',
    displayTitle: true,
    info: {
      title: `${title}, ${subject}`,
      author: notary,
      subject: title,
      creator: 'Digital Notary Journal',
      creationDate: printedAt,
      modDate: printedAt,
    },
  });
}
