import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { labelFor } from '#shared/entry/rows.ts';
import { correctedField, corrections } from '#shared/rules/corrections.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import { labelWidth, type MaybeFact, recorded } from './facts.ts';

type Addendum = PrintedEntry['addenda'][number];

const listed = (numbers: readonly number[]) => numbers.join(', ');

/** Returns the note at the top of the first page that the entry has addenda. */
export function addendaNote({ addenda }: PrintedEntry): Content[] {
  if (addenda.length === 0) return [];
  const count =
    addenda.length === 1 ? 'This entry has 1 addendum.' : `This entry has ${addenda.length} addenda.`;
  const where = 'The entry itself is unchanged. See “Addenda” below its record.';
  return [{ text: [{ text: `${count} `, bold: true }, where], margin: [0, 12, 0, 0] }];
}

/** Marks facts corrected by addenda: the recorded value stays, and its label names the addenda. */
export function withCorrections(facts: readonly MaybeFact[], { addenda }: PrintedEntry): MaybeFact[] {
  const marks = new Map(
    [...corrections(addenda)].map(([field, numbers]) => [
      labelFor('pdf', entryFields[field]),
      `(see addendum ${listed(numbers)})`,
    ]),
  );
  return facts.map(([label, value]) => [marks.has(label) ? `${label} ${marks.get(label)}` : label, value]);
}

function addendumFacts(addendum: Addendum, { entryTimezone, dateFormat }: Printing): MaybeFact[] {
  const { reason, text, at, hash } = addendum;
  const field = correctedField(addendum);
  return [
    ['Reason', reason],
    ['Corrects', field && labelFor('pdf', entryFields[field])],
    ['Text', text],
    ['Added', shownTime(new Date(at), entryTimezone, dateFormat)],
    ['Hash (SHA-256)', hash],
  ];
}

/** The addenda of the entry, in order. */
export function addendaSection({ addenda }: PrintedEntry, printing: Printing): Content[] {
  return addenda.flatMap((addendum) => [
    openHeading(`Addendum ${addendum.number}`),
    ledger(recorded(addendumFacts(addendum, printing), printing), page.width, labelWidth),
  ]);
}
