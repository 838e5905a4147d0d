import type { Content, ContentStack, CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces.js';

/** Ink on paper: the colours of the product's look, on the white of a printed page. */
export const colours = { ink: '#16213A', muted: '#5A6478', rule: '#D9D4C7', seal: '#A67C1E' } as const;

/** US Letter in points, and the width between its margins. */
export const page = { size: 'LETTER', sides: 54, top: 50, bottom: 66, width: 504 } as const;

export const defaultStyle = {
  font: 'Inter',
  fontSize: 9.5,
  lineHeight: 1.25,
  color: colours.ink,
};

export const styles: StyleDictionary = {
  product: { fontSize: 7.5, characterSpacing: 1.6, color: colours.muted },
  title: { font: 'Source Serif', fontSize: 23, lineHeight: 1.1 },
  number: { font: 'Source Serif', fontSize: 23, lineHeight: 1.1, fontFeatures: ['tnum'] },
  section: { font: 'Source Serif', fontSize: 13, lineHeight: 1.2 },
  name: { bold: true, fontSize: 10.5 },
  label: { fontSize: 8, color: colours.muted, lineHeight: 1.3 },
  note: { fontSize: 8, color: colours.muted, lineHeight: 1.35 },
  digest: { fontSize: 8.5, characterSpacing: 0.15 },
};

/** A horizontal rule; a hairline unless told otherwise. */
export function rule(width: number, weight = 0.5, color: string = colours.rule): Content {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: weight, lineColor: color }] };
}

/** The heading of a section, under a rule, for use in `together` with what it heads. */
export function heading(text: string): ContentStack {
  return {
    unbreakable: true,
    stack: [rule(page.width, 0.75, colours.ink), { text, style: 'section', margin: [0, 7, 0, 4] }],
    margin: [0, 16, 0, 0],
  };
}

/** A heading over content that may break; never the last line of its page (see `isOrphanedHeading`). */
export function openHeading(text: string): ContentStack {
  // Not within `together`: the engine loses what stands before a page break there.
  return { ...heading(text), headlineLevel: 1 };
}

/** Content kept on one page. What it has beyond the length of a page would be lost, so it must be surely shorter. */
export function together(...stack: Content[]): ContentStack {
  return { unbreakable: true, stack };
}

/** A label and what is recorded under it. */
export type Fact = { label: string; value: string };

const hairlines: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : 0.5),
  hLineColor: () => colours.rule,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 3.5,
  paddingBottom: () => 2.5,
};

/** A ledger of facts: labels in one column, values in another, a hairline between the rows. */
export function ledger(facts: Fact[], width: number, labelWidth: number): Content {
  const body = facts.map(({ label, value }) => [
    // One point lower, so that the smaller label stands on the line of its value.
    { text: label, style: 'label', margin: [0, 1, 0, 0] as [number, number, number, number] },
    { text: value },
  ]);
  // A row kept in one piece would lose what it has beyond a page; rows this short are far from that.
  const dontBreakRows = facts.every(({ value }) => value.length <= 1500);
  return { table: { widths: [labelWidth, width - labelWidth], body, dontBreakRows }, layout: hairlines };
}
