import type { Content } from 'pdfmake/interfaces.js';
import { verifyAddress } from '#shared/evidence/service/verify-address.ts';
import type { PrintableForms } from '../images/printable-image.ts';
import { type DocumentPart, drawnParts } from './duty-pdf.ts';
import { colors, defaultStyle, page, rule, styles } from './layout.ts';
import { makePdf } from './pdf-maker.ts';
import { printablePictures } from './printable-pictures.ts';
import { type PrintableText, printableText } from './printable-text.ts';
import type { Issuer } from './proof.ts';
import { checkingPage, linkedCode } from './sections/checking.ts';
import { documentHead } from './sections/document-head.ts';
import { journalTable, type PrintedLine, sheet } from './sections/journal-table.ts';
import { replacedNote } from './sections/record.ts';

export type { PrintedLine } from './sections/journal-table.ts';

/** A period of a journal, with printable texts. */
export type PrintedJournal = {
  notary: string;
  /** The first page. */
  frontPage: readonly DocumentPart[];
  /** The stored forms of the first page's pictures. */
  printable?: PrintableForms;
  /** The numbers of these commissions, for the footer of every page. */
  commissionNumbers: string[];
  /** Each commission under which entries of the period were made. */
  commissions: string[];
  /** `January 1, 2026 to March 31, 2026` */
  period: string;
  entryCount: number;
  /** The number of entries about acts that were not performed. */
  notPerformed: number;
  /** The fees of the acts that were performed. */
  fees: string;
  /** Number and SHA-256 of the last entry shown. Undefined if there is none. */
  last: { number: string; hash: string } | undefined;
  lines: PrintedLine[];
  printedAt: Date;
  /** The time of printing in the notary's time zone. */
  printedTime: string;
  journalId: string;
  issuer: Issuer;
};

/** How much narrower, in points, a portrait page is than this document's margins allow. */
const portraitInset = page.sides - sheet.sides;

/** Returns the front page, in portrait. The next page is in landscape. */
async function firstPage(
  { frontPage, printable }: PrintedJournal,
  text: PrintableText['of'],
): Promise<Content> {
  const pictures = printablePictures(printable);
  const stack = drawnParts('Front Page of the Journal', frontPage, { text, picture: pictures.of });
  await pictures.ready();
  const { fontSize, lineHeight } = defaultStyle;
  return { stack, margin: [portraitInset, 0, portraitInset, 0], fontSize, lineHeight };
}

function title({ notary, commissions, period, entryCount, fees }: PrintedJournal, text: PrintableText['of']) {
  const facts: [label: string, value: string][] = [
    ['Notary public', notary],
    ['Commission', commissions.join('\n') || 'None recorded'],
    ['Period', period],
    ['Entries', entryCount.toLocaleString('en-US')],
    ['Fees', fees],
  ];
  const [notaryWidth, commissionWidth, periodWidth, countWidth] = [150, 210, 200, 70];
  const widths = [notaryWidth, commissionWidth, periodWidth, countWidth, '*' as const];
  return [
    {
      stack: [documentHead('Notarial Journal', 'landscape')],
      pageBreak: 'before',
      pageOrientation: 'landscape',
    },
    {
      columns: facts.map(([label, value], index) => ({
        width: widths[index] ?? '*',
        stack: [{ text: label, style: 'label' }, { text: text(value) }],
      })),
      columnGap: 10,
      margin: [0, 12, 0, 12],
    },
  ] as Content[];
}

/** Returns the closing lines: number of entries, total fees, and the digest that seals them. */
function totals({ entryCount, notPerformed, fees, last }: PrintedJournal): Content {
  const sealed = last
    ? ` Entry ${last.number} seals all before it: SHA-256 ${last.hash}.`
    : ' There are no entries in this period.';
  const plural = entryCount === 1 ? 'entry' : 'entries';
  const others = notPerformed > 0 ? `, ${notPerformed.toLocaleString('en-US')} of them not performed` : '';
  return {
    unbreakable: true,
    stack: [
      rule(sheet.width, 0.75, colors.ink),
      {
        text: [
          {
            text: `Total: ${entryCount.toLocaleString('en-US')} ${plural}${others}, fees ${fees}.`,
            bold: true,
          },
          sealed,
        ],
        margin: [0, 6, 0, 0],
      },
    ],
    margin: [0, 10, 0, 0],
  };
}

const codeSize = 76;

/** Returns a statement of who signs the document, and how anyone can verify it. */
function checking({ last, journalId, issuer }: PrintedJournal): Content {
  const words = {
    stack: [
      { text: `Digitally signed by ${issuer.signer}.`, bold: true },
      {
        text: [
          'Open ',
          checkingPage(issuer),
          ' and drop this file there. It stays on your device. A PDF reader also shows who signed the file and that it has not changed since.',
        ],
        margin: [0, 2, 0, 0] as [number, number, number, number],
      },
      {
        text: `Journal ${journalId}`,
        style: 'note',
        margin: [0, 4, 0, 0] as [number, number, number, number],
      },
      ...(last
        ? [{ text: `Scan the code to see whether entry ${last.number} is still the same.`, style: 'note' }]
        : []),
    ],
  };
  const code =
    last && verifyAddress(issuer.siteUrl, { journalId, number: Number(last.number), hash: last.hash });
  return {
    unbreakable: true,
    columns: [
      ...(code ? [{ width: codeSize, stack: [linkedCode(code, codeSize)] }] : []),
      { width: '*', ...words },
    ],
    columnGap: 16,
    margin: [0, 14, 0, 0],
  };
}

/**
 * Returns a period of a journal to print on US Letter: its front page, then a landscape table with a header
 * on every page. The same journal produces the same bytes. Characters that the typeface lacks print as their
 * code points.
 */
export async function journalPdf(journal: PrintedJournal): Promise<Uint8Array> {
  const { of: text, replaced } = printableText();
  const { notary, period, printedAt, printedTime, commissionNumbers } = journal;
  const content = [
    await firstPage(journal, text),
    ...title(journal, text),
    ...(journal.lines.length > 0 ? [journalTable(journal.lines, text)] : []),
    totals(journal),
    checking(journal),
  ];
  const commission = commissionNumbers.length > 0 ? [`Commission ${commissionNumbers.join(', ')}`] : [];
  const foot = text([notary, ...commission, period, `Printed ${printedTime}`].join('  ·  '));
  return makePdf({
    content: [...content, ...replacedNote(replaced())],
    footer: (current, count) => ({
      margin: [sheet.sides, 12, sheet.sides, 0],
      columns: [
        { width: '*', text: foot },
        { width: 100, text: `Page ${current} of ${count}`, alignment: 'right' },
      ],
      columnGap: 0,
      style: 'label',
    }),
    pageSize: sheet.size,
    pageMargins: [sheet.sides, sheet.top, sheet.sides, sheet.bottom],
    defaultStyle: { ...defaultStyle, fontSize: 8, lineHeight: 1.2 },
    styles,
    version: '1.7',
    language: 'en-US',
    displayTitle: true,
    info: {
      title: `Notarial journal, ${period}`,
      author: notary,
      subject: 'Notarial journal',
      creator: 'Digital Notary Journal',
      creationDate: printedAt,
      modDate: printedAt,
    },
  });
}
