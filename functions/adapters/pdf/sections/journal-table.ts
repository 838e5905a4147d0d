import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { colors } from '#functions/adapters/pdf/layout.ts';
import type { PrintableText } from '#functions/adapters/pdf/printable-text.ts';

/** US Letter in landscape, in points, and the width between its margins. */
export const sheet = { size: 'LETTER', sides: 36, top: 36, bottom: 44, width: 720 } as const;

/** A line of a printed journal: a signer of an entry. The first signer's line also contains the entry. */
export type PrintedLine = {
  number: string;
  /** Undefined for additional signers of the entry above. */
  entry?: {
    /** Day, time, and place. */
    when: string[];
    /** The act, the type of document, descriptions, and remarks. */
    what: string[];
    fee: string;
  };
  name: string;
  address: string;
  identifiedBy: string;
  /** A data URL, or why there is no image. */
  signature: { image: string } | { words: string };
};

const columns = [
  { title: 'Entry', width: 38 },
  { title: 'Date, time, place', width: 128 },
  { title: 'Notarial act and documents', width: 170 },
  { title: 'Signer and address', width: 132 },
  { title: 'Identified by', width: 86 },
  { title: 'Fee', width: 46 },
  { title: 'Signature', width: 120 },
] as const;
const gap = 4;
const signatureSize = [112, 30] as [number, number];

/** Maximum text lines of an unbroken row. A longer one could exceed a page and lose content. */
const keptTogether = 40;
const fewestInLine = 18;

/** Returns an upper bound for the lines of text in a row's tallest cell. */
function tallest({ entry, name, address, identifiedBy }: PrintedLine): number {
  const height = (texts: string[]) =>
    texts.reduce((sum, text) => sum + 1 + Math.floor(text.length / fewestInLine), 0);
  const cells = [entry?.when ?? [], entry?.what ?? [], [name, address], [identifiedBy]];
  return Math.max(...cells.map(height));
}

/** Draws a rule above every entry, and none between its signers. */
const layoutOf = (lines: PrintedLine[]): CustomTableLayout => ({
  hLineWidth: (row) => (row < 2 || row === lines.length + 1 || lines[row - 1]?.entry ? 0.5 : 0),
  hLineColor: (row) => (row < 2 ? colors.ink : colors.rule),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : gap),
  paddingRight: (column) => (column === columns.length - 1 ? 0 : gap),
  paddingTop: () => 3,
  paddingBottom: () => 2,
});

/** Returns the lines of a journal as a table that repeats its header on every page. */
export function journalTable(lines: PrintedLine[], text: PrintableText['of']): Content {
  const stacked = (first: string, ...rest: string[]): TableCell => ({
    stack: [{ text: text(first), bold: true }, ...rest.filter(Boolean).map((one) => ({ text: text(one) }))],
  });
  const row = ({ number, entry, name, address, identifiedBy, signature }: PrintedLine): TableCell[] => {
    const [day = '', ...timeAndPlace] = entry?.when ?? [];
    const [act = '', ...documents] = entry?.what ?? [];
    return [
      entry ? { text: number, bold: true } : { text: number, color: colors.muted },
      entry ? stacked(day, ...timeAndPlace) : '',
      entry ? stacked(act, ...documents) : '',
      stacked(name, address),
      { text: text(identifiedBy) },
      entry ? { text: entry.fee, alignment: 'right' } : '',
      'image' in signature
        ? { image: signature.image, fit: signatureSize }
        : { text: text(signature.words), style: 'note' },
    ];
  };
  const header = columns.map(({ title }) => ({
    text: title,
    style: 'label',
    bold: true,
    alignment: title === 'Fee' ? ('right' as const) : ('left' as const),
  }));
  const paddings = (index: number) => (index === 0 || index === columns.length - 1 ? gap : 2 * gap);
  return {
    table: {
      headerRows: 1,
      widths: columns.map(({ width }, index) => width - paddings(index)),
      body: [header, ...lines.map(row)],
      dontBreakRows: lines.every((line) => tallest(line) <= keptTogether),
    },
    layout: layoutOf(lines),
  };
}
