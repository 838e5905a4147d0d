import type { Content } from 'pdfmake/interfaces.js';
import type { Fact } from '#functions/adapters/pdf/layout.ts';
import { printableImage } from '#functions/adapters/pdf/printable-image.ts';
import type { Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { states } from '#shared/data/states.ts';
import { type Ruling, shownCitation } from '#shared/rules/law/state-compliance.ts';

const brokenImage =
  'This image cannot be printed: its file is damaged, or it is of a kind that a PDF cannot hold.';

/** The width of the labels beside facts that take the whole page. */
export const labelWidth = 132;

/** A label and a value that may not have been recorded. */
export type MaybeFact = [label: string, value: string | null | undefined | false];

/** The facts that were recorded; a field that is empty does not appear. */
export function recorded(facts: MaybeFact[], { text }: Printing): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value: text(value) }] : []));
}

/** The name of a code; the code itself where it has none. */
export function nameOf<Code extends string>(names: Record<Code, string>, code: string): string {
  return Object.entries<string>(names).find(([known]) => known === code)?.[1] ?? code;
}

/** `TX` -> `Texas`. */
export function stateName(code: string): string {
  return Object.entries(states).find(([known]) => known === code)?.[1].name ?? code;
}

/** A sentence about the law, with its citation. */
export function shownRuling({ text, basis }: Ruling): string {
  return basis ? `${text} [${shownCitation(basis)}]` : text;
}

/** An image within a width and height, or a sentence in its place. */
export function picture(source: string, width: number, height: number): Content {
  const image = printableImage(source);
  return image ? { image, fit: [width, height] } : { text: brokenImage, style: 'note' };
}
