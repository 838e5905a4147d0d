import type { Fact } from '#functions/adapters/pdf/layout.ts';
import type { Printing } from '#functions/adapters/pdf/printed-entry.ts';
import type { LegalFact } from '#shared/rules/law/state-compliance.ts';

/** The width of the labels beside facts that take the whole page. */
export const labelWidth = 132;

/** A label and a value that may not have been recorded. */
export type MaybeFact = [label: string, value: string | null | undefined | false];

/** The facts that were recorded; a field that is empty does not appear. */
export function recorded(facts: MaybeFact[], { text }: Printing): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value: text(value) }] : []));
}

/** A sentence about the law, with its citation. */
export function shownLegalFact({ text, cite }: LegalFact): string {
  return cite ? `${text} [${cite}]` : text;
}
