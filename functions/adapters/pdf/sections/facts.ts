import type { Fact } from '#functions/adapters/pdf/layout.ts';
import type { Printing } from '#functions/adapters/pdf/printed-entry.ts';
import type { LegalFact } from '#shared/rules/law/state-compliance.ts';

/** The width of labels next to full-width facts. */
export const labelWidth = 132;

/** A label and a value that may be missing. */
export type MaybeFact = [label: string, value: string | null | undefined | false];

/** Returns the recorded facts. Leaves out empty fields. */
export function recorded(facts: MaybeFact[], { text }: Printing): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value: text(value) }] : []));
}

/** Returns a sentence about the law, with its citation. */
export function shownLegalFact({ text, cite }: LegalFact): string {
  return cite ? `${text} [${cite}]` : text;
}
