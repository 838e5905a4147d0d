import { personTexts } from '../rules/signer-words.ts';
import type { Audience, DetailsPart, Field, FieldTable, PdfPart } from './field.ts';
import { sentenceCase } from './sentence-case.ts';
import { inWords } from './words.ts';

/** A field of an entry or a person as an audience reads it. `text` is undefined where nothing is recorded. */
export type Row = { name: string; field: Field; label: string; text: string | undefined };

type Words = {
  /** Writes a day, YYYY-MM-DD. */
  day: (day: string) => string;
  part?: DetailsPart | PdfPart;
  /** Replaces the words of fields that depend on others. */
  texts?: Readonly<Record<string, string | null | undefined>>;
  /** Replaces addresses that may not be open to public inspection, where the entry's are not. */
  withheld?: string | undefined;
};

/** Returns the label of a field for an audience: as in the wizard, or on paper and for officials in sentence case. */
export function labelFor(audience: Audience, { label, labels }: Field): string {
  const usual = audience === 'details' || audience === 'copy' ? label : sentenceCase(label);
  return labels?.[audience] ?? usual;
}

/** Returns the rows in which an audience reads the fields of a table: those of a part, in the order of the table. */
export function rowsFor(
  audience: Audience,
  table: FieldTable,
  values: Readonly<Record<string, unknown>>,
  { day, part, texts = {}, withheld }: Words,
): Row[] {
  const derived: Words['texts'] = { ...personTexts(values), ...texts };
  return Object.entries(table)
    .filter(([, { shown }]) => shown[audience] === (part ?? 'row'))
    .map(([name, field]) => {
      const words = name in derived ? (derived[name] ?? undefined) : inWords(field, values[name], day);
      const text = words && withheld && field.mayBeWithheld ? withheld : words;
      return { name, field, label: labelFor(audience, field), text };
    });
}
