import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { rowsFor } from '#shared/entry/rows.ts';
import { notPerformed } from '#shared/rules/entry-words.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { labelWidth, recorded } from './facts.ts';

/**
 * Returns a note, above everything else, that the act was not performed, and why. Empty for a performed act.
 */
export function outcomeSection(entry: PrintedEntry, printing: Printing): Content[] {
  const title = notPerformed(entry);
  if (!title) return [];
  const rows = rowsFor('pdf', entryFields, entry, { part: 'outcome', day: dayInWords });
  const facts = recorded(
    rows.map(({ label, text }) => [label, text]),
    printing,
  );
  return [openHeading(title), ledger(facts, page.width, labelWidth)];
}
