import type {
  Content,
  ContentStack,
  CustomTableLayout,
  Node,
  NodeQueries,
  StyleDictionary,
} from 'pdfmake/interfaces.js';

/** The product's colors, for white paper. */
export const colors = { ink: '#16213A', muted: '#5A6478', rule: '#D9D4C7', seal: '#A67C1E' } as const;

/** US Letter in points, and the width between its margins. */
export const page = { size: 'LETTER', sides: 54, top: 50, bottom: 66, width: 504 } as const;

export const defaultStyle = {
  font: 'Inter',
  fontSize: 9.5,
  lineHeight: 1.25,
  color: colors.ink,
};

export const styles: StyleDictionary = {
  product: { fontSize: 7.5, characterSpacing: 1.6, color: colors.muted },
  title: { font: 'Source Serif', fontSize: 23, lineHeight: 1.1 },
  number: { font: 'Source Serif', fontSize: 23, lineHeight: 1.1, fontFeatures: ['tnum'] },
  section: { font: 'Source Serif', fontSize: 13, lineHeight: 1.2 },
  name: { bold: true, fontSize: 10.5 },
  label: { fontSize: 8, color: colors.muted, lineHeight: 1.3 },
  note: { fontSize: 8, color: colors.muted, lineHeight: 1.35 },
  digest: { fontSize: 8.5, characterSpacing: 0.15 },
};

/** Returns a horizontal rule, by default a hairline. */
export function rule(width: number, weight = 0.5, color: string = colors.rule): Content {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: weight, lineColor: color }] };
}

/** Returns a section heading under a rule, for use in `together` with its content. */
export function heading(text: string): ContentStack {
  return {
    unbreakable: true,
    stack: [rule(page.width, 0.75, colors.ink), { text, style: 'section', margin: [0, 7, 0, 4] }],
    margin: [0, 16, 0, 0],
  };
}

/**
 * Returns a heading over content that may break across pages. It is never the last line of its page (see
 * `isOrphanedHeading`).
 */
export function openHeading(text: string): ContentStack {
  // Never use it within `together`: the layout engine drops content before a page break there.
  return { ...heading(text), headlineLevel: 1 };
}

/** Returns whether a heading is the last line of its page and its section starts on the next. */
export function isOrphanedHeading(node: Node, { getFollowingNodesOnPage }: NodeQueries): boolean {
  if (node.headlineLevel === undefined) return false;
  const { pageNumber, top } = node.startPosition;
  const ownHeight = 30;
  const follows = getFollowingNodesOnPage().some(
    ({ startPosition: other }) =>
      other.pageNumber === pageNumber && other.top > top + ownHeight && other.verticalRatio < 1,
  );
  return !follows;
}

/** Keeps content on one page. Anything beyond a page would be lost, so it must be much shorter. */
export function together(...stack: Content[]): ContentStack {
  return { unbreakable: true, stack };
}

/** A label and the recorded value. */
export type Fact = { label: string; value: string };

const hairlines: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : 0.5),
  hLineColor: () => colors.rule,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 3.5,
  paddingBottom: () => 2.5,
};

/** Returns a ledger of facts: labels in one column, values in another, and hairlines between the rows. */
export function ledger(facts: Fact[], width: number, labelWidth: number): Content {
  const body = facts.map(({ label, value }) => [
    // One point lower, so the smaller label aligns with the baseline of its value.
    { text: label, style: 'label', margin: [0, 1, 0, 0] as [number, number, number, number] },
    { text: value },
  ]);
  // An unbroken row would lose anything beyond a page. Rows this short are far from that.
  const dontBreakRows = facts.every(({ value }) => value.length <= 1500);
  return { table: { widths: [labelWidth, width - labelWidth], body, dontBreakRows }, layout: hairlines };
}
